import { bots } from "./bot/levels.ts";
import { type Crooks, crooksTable } from "./table.ts";

export type { Crooks };

/** Crooks with all its rules and bots. */
export const crooks: Crooks = { ...crooksTable, bots };
