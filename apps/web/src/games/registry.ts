import { crooksTable } from "./crooks/manifest.ts";
import { familyBusinessTable } from "./family-business/manifest.ts";
import type { GameTable } from "./game-table.ts";
import { mafiaDollarTable } from "./mafia-dollar/manifest.ts";
import { mobCityTable } from "./mob-city/manifest.ts";
import { nothingPersonalTable } from "./nothing-personal/manifest.ts";

const tables: Readonly<Record<string, GameTable>> = {
  crooks: crooksTable,
  "family-business": familyBusinessTable,
  "mafia-dollar": mafiaDollarTable,
  "mob-city": mobCityTable,
  "nothing-personal": nothingPersonalTable,
};

/** What the game of that id brings to its table; undefined for one without a board of its own. */
export function tableOf(game: string): GameTable | undefined {
  return Object.hasOwn(tables, game) ? tables[game] : undefined;
}
