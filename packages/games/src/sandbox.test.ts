/** A board to try on: begun at questions of whole matches, from what the asked seat sees and nothing else. */

import { copyJson } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { countOver, Sandbox, type Start, type Tried } from "./sandbox.ts";

describe.each(catalogue)("a sandbox of $meta.id", async ({ meta, rules, forecast: load, short }) => {
  const game = await rules();
  const forecast = await load?.();
  if (forecast === undefined) throw new Error(`${meta.id} has no forecast`);
  const seats = Math.min(3, meta.seats.max);
  const bots = seatsOf(seats).map(() => game.bots["regular"] as never);

  /** What the seat sees at some of its own turns in a match. */
  function starts(most: number): Start[] {
    const found: Start[] = [];
    let turns = 0;
    playOut(game, {
      seatCount: seats,
      seed: "tried",
      options: short,
      bots,
      watch: (run: Run) => {
        const [asked] = run.questions().filter(({ isAwaited }) => isAwaited);
        if (asked === undefined || !forecast?.ownTurn.includes(asked.topic) || found.length >= most) return;
        if (turns++ % 3 !== 0) return;
        const view = copyJson(game.view(run.state, asked.seat));
        found.push({ game, forecast, view, viewer: asked.seat, seats });
      },
    });
    return found;
  }

  /** The answers of a bot to so many questions of a deal. */
  function played(start: Start, deal: number, most: number): Sandbox {
    const sandbox = new Sandbox(start, deal);
    for (let n = 0; n < most && sandbox.prompt !== undefined; n++) {
      const { topic, fallback } = sandbox.prompt;
      expect(sandbox.answer({ topic, value: fallback })).toBe(true);
    }
    return sandbox;
  }

  it("asks the seat the question of its turn, and goes on to the next ones", () => {
    const all = starts(4);
    expect(all.length).toBeGreaterThan(1);
    for (const start of all) {
      const sandbox = new Sandbox(start, 1);
      expect(forecast.ownTurn).toContain(sandbox.prompt?.topic);
      const later = played(start, 1, 6);
      expect(later.tried.length).toBeGreaterThan(1);
      // The others have played, too: nobody answers the same question twice.
      expect(later.frames.length).toBeGreaterThan(sandbox.frames.length);
      expect(later.frames.map(({ n }) => n)).toEqual(later.frames.map((_, at) => at + 1));
    }
  });

  it("asks the very question that the seat is asked, where the rules can be taken up there", () => {
    const { from } = forecast;
    if (from === undefined) return;
    const topics = new Set<string>();
    playOut(game, {
      seatCount: seats,
      seed: "tried",
      options: short,
      bots,
      watch: (run: Run) => {
        for (const asked of run.questions().filter(({ isAwaited }) => isAwaited)) {
          const { topic, seat, about } = asked;
          const state = forecast.suppose(copyJson(game.view(run.state, seat)), seat, seededRandom("there"));
          const isTakenUp = from({ state } as never, { topic, about }) !== null;
          if (!isTakenUp || topics.has(topic)) continue;
          topics.add(topic);
          const view = copyJson(game.view(run.state, seat));
          const start = { game, forecast, view, viewer: seat, seats, asked: { topic, about } };
          expect(new Sandbox(start, 1).prompt?.topic).toBe(topic);
        }
      },
    });
    expect(topics.size).toBeGreaterThan(0);
  });

  it("comes to the same again when answers are taken back and given anew", () => {
    const [start] = starts(1);
    if (start === undefined) throw new Error("no turn");
    const once = played(start, 2, 4);
    const again = new Sandbox(start, 2, once.tried);
    expect(again.frames).toEqual(once.frames);
    expect(again.view).toEqual(once.view);
    const back = new Sandbox(start, 2, once.tried.slice(0, 1));
    expect(back.frames).toEqual(once.frames.slice(0, back.frames.length));
  });

  it("deals anew what the seat does not see, and never what it sees", () => {
    const [start] = starts(1);
    if (start === undefined) throw new Error("no turn");
    const kept = (view: unknown) =>
      Object.fromEntries(
        Object.entries(view as object).filter(([key]) => forecast.leavesOut?.includes(key) !== true),
      );
    const random = (deal: number) =>
      game.view(forecast.suppose(start.view, start.viewer, seededRandom(`deal ${deal}`)), start.viewer);
    for (const deal of [1, 2, 3]) expect(kept(random(deal))).toEqual(kept(start.view));
  });

  it("counts over many deals what comes of an answer", () => {
    const [start] = starts(1);
    if (start === undefined) throw new Error("no turn");
    const { prompt } = new Sandbox(start, 1);
    const tried: Tried[] = prompt === undefined ? [] : [{ topic: prompt.topic, value: prompt.fallback }];
    const { deals, fits, events } = countOver(start, tried);
    expect(fits).toBe(deals);
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ count }) => count > 0 && count <= deals)).toBe(true);
    expect(countOver(start, [{ topic: "none", value: "none" }]).fits).toBe(0);
  });
});
