/** The stakes in Nothing Personal. */
import type { Interests } from "../story.ts";
import { nothingPersonalStakes } from "./stakes.ts";

export const interests: Interests = { stakesOf: nothingPersonalStakes };
