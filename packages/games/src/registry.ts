/** Every game with its rules, by id. */
import type { Game } from "@consigliere/engine/game";
import { crooks } from "./crooks/game.ts";
import { familyBusiness } from "./family-business/game.ts";
import { mafiaDollar } from "./mafia-dollar/game.ts";

export const games: Readonly<Record<string, Game>> = {
  // What a game keeps to itself (state, options, settings, view) is plain JSON to everybody else.
  [familyBusiness.meta.id]: familyBusiness as unknown as Game,
  [crooks.meta.id]: crooks as unknown as Game,
  [mafiaDollar.meta.id]: mafiaDollar as unknown as Game,
};
