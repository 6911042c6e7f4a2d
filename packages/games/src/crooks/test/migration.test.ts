/**
 * A match of version 1 goes on. In it, hammer-halloran lies face-down and was known to both seats, and to nobody else.
 */
import { readFileSync } from "node:fs";
import type { Game } from "@consigliere/engine/game";
import { type MatchSetup, Run, type Saved, type Unfinished } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { nextAnswer } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { describe, expect, it } from "vitest";
import { regular } from "../bot.ts";
import { crooks } from "../game.ts";
import { migrate } from "../migration.ts";
import { optionsSchema } from "../options.ts";
import { sceneState } from "../scene.ts";
import type { State } from "../state.ts";
import { view } from "../view.ts";

type Stored = Omit<Unfinished, "from"> & {
  readonly seatCount: number;
  readonly options: object;
  readonly seed: string;
};

const stored = JSON.parse(readFileSync(new URL("matches/version-1.json", import.meta.url), "utf8")) as Stored;
const setup: MatchSetup = { ...stored, key: seededKey(stored.seed) };
const game = crooks as unknown as Game;
const resumed = (saved: Saved) => Run.resume(game, setup, saved);

describe("a match of version 1", () => {
  it("shows spectators whom it showed to all, and nobody whom merely every seat knew", () => {
    const { state } = resumed({ snapshot: stored.snapshot, inputs: [] });
    const row = (viewer: 0 | 1 | "spectator", seat: number) =>
      view(state as State, viewer)
        .seats[seat]?.row.flat()
        .map(({ crook }) => crook);
    const open = ["backdoor-brady", null, null, "lullaby-lou", "big-august"];
    expect(row("spectator", 0)).toEqual(open);
    expect(row(1, 0)).toEqual(open.with(1, "hammer-halloran"));
    expect(row(0, 0)).toEqual(open.with(1, "hammer-halloran").with(2, "iron-hand-ilsa"));
    const removed = view(state as State, "spectator").removed.map(({ crook, facing }) => [crook, facing]);
    expect(removed).toContainEqual(["cement-shoes-cesare", "down"]);
  });

  it("asks the turn again that it was in, and comes to its end", () => {
    expect(() => resumed(stored)).toThrow("no longer fits");
    const { run, applied } = Run.restart(game, setup, { ...stored, from: stored.snapshot.rules });
    expect(applied.events[0]?.everyone).toMatchObject({ type: "step-restarted", from: "1" });
    expect(run.waiting()).toMatchObject([{ seat: 0, topic: "turn" }]);
    const random = seededRandom("rest");
    while (run.outcome === null) run.apply(nextAnswer(game, run, [regular as never], random));
    expect(run.outcome.reason).toBe("all-passed");
  });
});

describe("a match that was over in version 1", () => {
  it.each([true, false])(
    "keeps everything open that its end has opened (archiveAtEnd %s)",
    (archiveAtEnd) => {
      const options = optionsSchema.parse({ archiveAtEnd });
      const state = sceneState({ options, rows: { 0: { 9: ["velvet-vito↓"] } } });
      state.ending = "all-passed";
      const [killed] = sceneState({ rows: { 1: { 9: ["leaky-luca↓"] } } }).rows[1]?.[7] ?? [];
      if (killed !== undefined) state.removed.push({ ...killed, target: "target-9", by: 0 });
      const old = JSON.parse(
        JSON.stringify(state, (key, value) => (key === "isRevealed" ? undefined : value)),
      );
      const seen = view(migrate(old, "1"), "spectator");
      expect(seen.seats[0]?.row[7]?.[0]?.crook).toBe("velvet-vito");
      expect(seen.removed[0]?.crook).toBe(archiveAtEnd ? "leaky-luca" : null);
    },
  );
});
