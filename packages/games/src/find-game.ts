import type { Game } from "@consigliere/engine/game";
import { games } from "./registry.ts";

/** The game named on the command line; throws with the names there are. */
export function findGame(id: string | undefined): Game {
  const known = Object.keys(games);
  const game = id === undefined ? undefined : games[id];
  if (game === undefined) throw new Error(`which game? one of: ${known.join(", ")}`);
  return game;
}
