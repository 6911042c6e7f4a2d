import type { GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";

/**
 * The number of `matches` that the regular bot wins among random players. The bot moves to the next seat with every
 * match.
 */
export function winsOfRegular<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  seatCount: number,
  matches: number,
): number {
  const { regular } = (game as Game).bots;
  if (regular == null) throw new Error(`${game.meta.id} has no regular bot`);
  const won = Array.from({ length: matches }, (_, match) => {
    const seat = match % seatCount;
    const { outcome } = playOut(game as Game, {
      seatCount,
      seed: `bot ${match}`,
      bots: seatsOf(seatCount).map((s) => (s === seat ? regular : randomBot)),
    });
    return outcome.placements[seat] === 1;
  });
  return won.filter(Boolean).length;
}
