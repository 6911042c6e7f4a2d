import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";

const SEEDS = ["bots 1", "bots 2", "bots 3"];

/** The name of this entry in an index of golden matches. */
export const BOTS = "bots";

/** A fingerprint of the bots' choices in a game: of whole matches between the bots of each level. */
export function botsPrint(game: Game): string {
  const seatCount = game.meta.seats.max;
  const played = Object.values(game.bots).flatMap((bot) =>
    SEEDS.map((seed) => playOut(game, { seatCount, seed, bots: seatsOf(seatCount).map(() => bot) }).inputs),
  );
  return fingerprint(played);
}
