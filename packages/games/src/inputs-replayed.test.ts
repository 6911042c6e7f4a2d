import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { describe, expect, it } from "vitest";
import { games } from "./registry.ts";
import { matchesUpToFull, replayWatched } from "./testing/golden-files.ts";

/** The bound for every game. */
const BOUND = { median: 3, most: 30 };

/** The values of games that are beyond the bound, so that they do not get worse unnoticed. */
const KEPT: Readonly<Record<string, typeof BOUND>> = {
  crooks: { median: 1, most: 2 },
  "family-business": { median: 2, most: 5 },
  "mafia-dollar": { median: 0, most: 9 },
};

/** For each input that people gave in the golden matches, the number of inputs that are replayed to enter it. */
function replayedIn(game: Game): number[] {
  const replayed: number[] = [];
  for (const file of matchesUpToFull(game)) {
    const inputs = file.inputs.map((input) => (input.kind === "answer" ? { ...input, by: "player" } : input));
    replayWatched(game, { ...file, inputs: inputs as Input[] }, (run) => replayed.push(run.inputs.length));
  }
  return replayed;
}

describe("what is run again for one answer", () => {
  it.each(Object.values(games))("stays little: $meta.id", (game) => {
    const replayed = replayedIn(game).sort((a, b) => a - b);
    const { median, most } = KEPT[game.meta.id] ?? BOUND;
    expect(replayed[Math.floor(replayed.length / 2)]).toBeLessThanOrEqual(median);
    expect(replayed.at(-1)).toBeLessThanOrEqual(most);
  });
});
