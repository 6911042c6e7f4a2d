/** Every game that can be played here, without its rules: light enough for a lobby. */
import type { GameMeta } from "@consigliere/engine/game";
import { crooksMeta } from "./crooks/meta.ts";
import { familyBusinessMeta } from "./family-business/meta.ts";
import { mafiaDollarMeta } from "./mafia-dollar/meta.ts";

export const catalogue: readonly GameMeta[] = [
  familyBusinessMeta as GameMeta,
  crooksMeta as GameMeta,
  mafiaDollarMeta as GameMeta,
];

/** The game of that id; undefined when there is none. */
export function metaOf(game: string): GameMeta | undefined {
  return catalogue.find((meta) => meta.id === game);
}
