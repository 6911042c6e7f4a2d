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

/** The web part of the game with that id; undefined for a game without its own board. */
export function tableOf(game: string): GameTable | undefined {
  return Object.hasOwn(tables, game) ? tables[game] : undefined;
}

/** Whether the game has a page with lessons. */
export function hasLessons(game: string): boolean {
  return tableOf(game)?.hasLessons ?? false;
}
