import { bots } from "./bot/levels.ts";
import { type NothingPersonal, nothingPersonalTable } from "./table.ts";

export type { NothingPersonal };

/** Nothing Personal with all its rules and bots. */
export const nothingPersonal: NothingPersonal = { ...nothingPersonalTable, bots };
