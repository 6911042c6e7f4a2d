/** The games that can be played here, in the order in which they are offered. Small to load: no rules, no words. */
import { crooksManifest } from "./crooks/manifest.ts";
import { familyBusinessManifest } from "./family-business/manifest.ts";
import { mafiaDollarManifest } from "./mafia-dollar/manifest.ts";
import type { Manifest } from "./manifest.ts";
import { mobCityManifest } from "./mob-city/manifest.ts";
import { nothingPersonalManifest } from "./nothing-personal/manifest.ts";

export const catalogue: readonly Manifest[] = [
  familyBusinessManifest,
  crooksManifest,
  mafiaDollarManifest,
  mobCityManifest,
  nothingPersonalManifest,
];

/** The manifest of the game with that id; undefined if there is no such game. */
export function manifestOf(id: string): Manifest | undefined {
  return catalogue.find(({ meta }) => meta.id === id);
}
