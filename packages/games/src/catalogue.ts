/** The games, in the order in which they are offered. Small to load: no rules, no words. */
import { coinTossManifest } from "./coin-toss/manifest.ts";
import { crooksManifest } from "./crooks/manifest.ts";
import { familyBusinessManifest } from "./family-business/manifest.ts";
import { mafiaDollarManifest } from "./mafia-dollar/manifest.ts";
import type { Manifest } from "./manifest.ts";
import { mobCityManifest } from "./mob-city/manifest.ts";
import { nothingPersonalManifest } from "./nothing-personal/manifest.ts";

/** Every game, those in development too. */
export const allGames: readonly Manifest[] = [
  familyBusinessManifest,
  crooksManifest,
  mafiaDollarManifest,
  mobCityManifest,
  nothingPersonalManifest,
  coinTossManifest,
];

/** The games that can be played here. Those in development can where `GAMES_IN_DEVELOPMENT` is set. */
export const catalogue: readonly Manifest[] = allGames.filter(
  ({ isInDevelopment }) => !isInDevelopment || Boolean(process.env["GAMES_IN_DEVELOPMENT"]),
);

/** The manifest of the game with that id, in development or not; undefined if there is no such game. */
export function manifestOf(id: string): Manifest | undefined {
  return allGames.find(({ meta }) => meta.id === id);
}
