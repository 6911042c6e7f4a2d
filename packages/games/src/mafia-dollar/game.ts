import { bots } from "./bot/levels.ts";
import { type MafiaDollar, mafiaDollarTable } from "./table.ts";

export type { MafiaDollar };

/** Mafia Dollar with all its rules and bots. */
export const mafiaDollar: MafiaDollar = { ...mafiaDollarTable, bots };
