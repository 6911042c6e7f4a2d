/** The stakes in Crooks. */
import type { Interests } from "../story.ts";
import { crooksStakes } from "./stakes.ts";

export const interests: Interests = { stakesOf: crooksStakes };
