/** A supposed state must show its seat what the seat has seen, and the rules must be able to play on from it. */
import type { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { forecastQuestions } from "./question-forecast.ts";

const EVERY = 9;

describe.each(catalogue)("the forecast of $meta.id", async ({ meta, rules, forecast: load, short }) => {
  const game = await rules();
  const forecast = await load?.();
  if (forecast === undefined) throw new Error(`${meta.id} has no forecast`);
  const seatCount = Math.min(3, meta.seats.max);
  const bots = seatsOf(seatCount).map(() => game.bots["regular"] as never);
  const isSetUp = (view: unknown) => (view as { readonly phase?: unknown }).phase !== "setup";

  /** Looks at some moments of a match with the eyes of every seat. */
  function look(each: (view: unknown, seat: number) => void): number {
    let prompts = 0;
    let looked = 0;
    playOut(game, {
      seatCount,
      seed: "supposed",
      options: short,
      bots,
      watch: (run: Run) => {
        if (prompts++ % EVERY !== 0) return;
        for (const seat of seatsOf(seatCount)) {
          const view = game.view(run.state, seat);
          if (!isSetUp(view) || (view as { phase?: unknown }).phase === "mobs") continue;
          each(view, seat);
          looked += 1;
        }
      },
    });
    return looked;
  }

  it("shows a seat what it has seen, at the questions of a match", () => {
    const kept = (view: object) =>
      Object.fromEntries(Object.entries(view).filter(([key]) => !forecast.leavesOut?.includes(key)));
    const looked = look((view, seat) => {
      const again = game.view(forecast.suppose(view, seat, seededRandom("again")), seat);
      expect(kept(again as object)).toEqual(kept(view as object));
    });
    expect(looked).toBeGreaterThan(4);
  });

  it("lets the rules play on, with shares between none and all", () => {
    let found = 0;
    let turn = 0;
    look((view, viewer) => {
      if (turn++ % 12 !== 0) return;
      const all = forecastQuestions(game, forecast, view, { viewer, orders: [] });
      found += all.length;
      expect(all.every(({ share }) => share > 0 && share <= 100)).toBe(true);
    });
    expect(found).toBeGreaterThan(0);
  });
});
