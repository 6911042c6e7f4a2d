import type { Bot, Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { games } from "./registry.ts";

/** What every game keeps to. */
const BOUND = { median: 3, most: 30 };

/** What a game keeps to already, so that it does not get worse unseen. */
const KEPT: Readonly<Record<string, typeof BOUND>> = {
  crooks: { median: 1, most: 2 },
  "family-business": { median: 2, most: 5 },
  "mafia-dollar": { median: 0, most: 9 },
};

const MATCHES = 3;

/** For each answer of some matches at a full table, how many inputs are run again to enter it. */
function replayedIn(game: Game, bot: Bot): number[] {
  const seats = seatsOf(game.meta.seats.max);
  return Array.from({ length: MATCHES }, (_, i) => {
    const plan = { seatCount: seats.length, seed: `replayed ${i}`, bots: seats.map(() => bot) };
    return playOut(game, { ...plan, as: { by: "player" } }).replayed;
  }).flat();
}

describe("what is run again for one answer", () => {
  it.each(Object.values(games))("stays little: $meta.id", { timeout: 120_000 }, (game) => {
    const replayed = [randomBot, ...Object.values(game.bots)]
      .flatMap((bot) => replayedIn(game, bot))
      .sort((a, b) => a - b);
    const { median, most } = KEPT[game.meta.id] ?? BOUND;
    expect(replayed[Math.floor(replayed.length / 2)]).toBeLessThanOrEqual(median);
    expect(replayed.at(-1)).toBeLessThanOrEqual(most);
  });
});
