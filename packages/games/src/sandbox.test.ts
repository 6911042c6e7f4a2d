/** A board to try on: begun at questions of whole matches, from what the asked seat sees and nothing else. */

import type { Bot } from "@consigliere/engine/game";
import { copyJson } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import type { Prompt } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { countOver, plannableAt, type Start, type Trial, type Tried, tryOut } from "./sandbox.ts";

/** Questions that a board to try on begins after: what they are about is not on the table. */
const AFTER: Readonly<Record<string, readonly string[]>> = { "nothing-personal": ["demand"] };

/** Options under which more is asked than by default, or in other ways. */
const MORE: Readonly<Record<string, readonly object[]>> = {
  "family-business": [{ mobAssignment: "preference" }],
  crooks: [{ casebook: false }],
  "mafia-dollar": [{ tradeMode: "market" }],
  "mob-city": [{ declineInterests: true, voluntaryLayoff: true }],
  "nothing-personal": [
    { sitDown: true, crewWindows: "every-action", pleas: "whack-move", rerolls: "repeat" },
  ],
};

/** How often each topic is looked at in a match. */
const MOST = 3;

describe.each(catalogue)("a sandbox of $meta.id", async ({ meta, rules, forecast: load, short }) => {
  const game = await rules();
  const forecast = await load?.();
  if (forecast === undefined) throw new Error(`${meta.id} has no forecast`);
  const seatCount = Math.min(3, meta.seats.max);
  const regular = game.bots["regular"] as Bot;

  type Look = (run: Run, prompt: Prompt) => void;

  function match(
    seed: string,
    options: object,
    bot: Bot,
    look: Look,
    onEvent: (state: unknown) => void = () => undefined,
  ): void {
    const bots = seatsOf(seatCount).map(() => bot);
    const watch = (run: Run) => {
      for (const { seat, id, isAwaited } of run.questions()) {
        const prompt = isAwaited ? run.prompts(seat).find((one) => one.id === id) : undefined;
        if (prompt !== undefined) look(run, prompt);
      }
    };
    const setup = { seatCount, seed, options: { ...(short as object), ...options }, bots };
    playOut(game, { ...setup, watch, onEvent: (_, state) => onEvent(state) });
  }

  /** Looks at some questions on every topic of matches of all kinds. */
  function everyTopic(look: Look): void {
    for (const options of [{}, ...Object.values(meta.presets), ...(MORE[meta.id] ?? [])]) {
      for (const [seed, bot] of [["tried", regular] as const, ["drawn", randomBot] as const]) {
        const seen = new Map<string, number>();
        match(seed, options as object, bot, (run, prompt) => {
          const times = seen.get(prompt.topic) ?? 0;
          seen.set(prompt.topic, times + 1);
          if (times < MOST) look(run, prompt);
        });
      }
    }
  }

  const startOf = (run: Run, asked: Prompt): Start => ({
    game,
    forecast,
    view: copyJson(game.view(run.state, asked.seat)),
    viewer: asked.seat,
    asked,
  });

  /** Some of a seat's own turns in a match. */
  function turns(most: number): Start[] {
    const found: Start[] = [];
    let count = 0;
    match("tried", {}, regular, (run, prompt) => {
      if (!forecast?.ownTurn.includes(prompt.topic) || found.length >= most || count++ % 3 !== 0) return;
      found.push(startOf(run, prompt));
    });
    return found;
  }

  function aTurn(): Start {
    const [start] = turns(1);
    if (start === undefined) throw new Error("no turn");
    return start;
  }

  /** The default answers to so many questions of a deal. */
  function played(start: Start, deal: number, most: number, asksOthers = false): Trial {
    let trial = tryOut(start, deal, [], asksOthers);
    for (let n = 1; n <= most && trial.prompt !== undefined; n++) {
      const { seat, topic, fallback } = trial.prompt;
      trial = tryOut(start, deal, [...trial.tried, { seat, topic, value: fallback }], asksOthers);
      expect(trial.tried).toHaveLength(n);
    }
    return trial;
  }

  it("begins at the very question that a seat is asked, on every topic", () => {
    const topics = new Set<string>();
    everyTopic((run, asked) => {
      const { prompt } = tryOut(startOf(run, asked), 1, []);
      const { topic, about, question, seat } = asked;
      if (AFTER[meta.id]?.includes(topic)) return;
      topics.add(topic);
      expect(prompt).toMatchObject({ seat, topic, about });
      expect(prompt?.question).toEqual(question);
    });
    expect(topics.size).toBeGreaterThan(4);
  });

  it("begins at another seat's question by what everybody knows, or after it", () => {
    let looked = 0;
    everyTopic((run, { seat, topic }) => {
      const open = run.waiting().find((one) => one.seat === seat && one.topic === topic);
      const viewer = (seat + 1) % seatCount;
      if (open === undefined) return;
      const view = copyJson(game.view(run.state, viewer));
      const start = { game, forecast, view, viewer, asked: open };
      const { prompt } = tryOut(start, 1, [], true);
      if (prompt?.seat === seat && prompt.topic === topic) looked += 1;
    });
    expect(looked).toBeGreaterThan(10);
  });

  it("begins at any moment of a match from every chair, until there is nothing left to play", () => {
    const over = new Set<number>();
    let moments = 0;
    match(
      "tried",
      {},
      regular,
      () => undefined,
      (then) => {
        if (moments++ % 7 !== 0) return;
        for (const viewer of seatsOf(seatCount)) {
          const view = copyJson((game.viewOfPast ?? game.view)(then, viewer));
          const { prompt, frames } = tryOut({ game, forecast, view, viewer }, 1, []);
          const isOver = prompt === undefined && frames.length === 0;
          if (isOver) over.add(viewer);
          else expect(over).not.toContain(viewer);
        }
      },
    );
    expect(moments).toBeGreaterThan(40);
  });

  it("goes on to the next questions of the seat, while the others play", () => {
    const all = turns(4);
    expect(all.length).toBeGreaterThan(1);
    for (const start of all) {
      const first = tryOut(start, 1, []);
      expect(forecast.ownTurn).toContain(first.prompt?.topic);
      const later = played(start, 1, 6);
      expect(later.tried.every(({ seat }) => seat === start.viewer)).toBe(true);
      expect(later.frames.length).toBeGreaterThan(first.frames.length);
      expect(later.frames.map(({ n }) => n)).toEqual(later.frames.map((_, at) => at + 1));
    }
  });

  it("asks for the others, too, if wished, and shows no more of them", () => {
    const start = aTurn();
    const trial = played(start, 1, 12, true);
    expect(new Set(trial.tried.map(({ seat }) => seat)).size).toBeGreaterThan(1);
    expect((trial.view as { readonly viewer: number }).viewer).toBe(start.viewer);
    // Whoever stops playing the others leaves their answers as they are.
    expect(tryOut(start, 1, trial.tried).tried).toEqual(trial.tried);
  });

  it("comes to the same again when answers are taken back and given anew", () => {
    const start = aTurn();
    const once = played(start, 2, 4);
    expect(tryOut(start, 2, once.tried)).toEqual(once);
    const back = tryOut(start, 2, once.tried.slice(0, 1));
    expect(back.frames).toEqual(once.frames.slice(0, back.frames.length));
  });

  it("says what its seat can plan at the table, as the match itself says it", () => {
    const topics = new Set<string>();
    everyTopic((run, asked) => {
      for (const viewer of seatsOf(seatCount)) {
        const start = { ...startOf(run, asked), view: copyJson(game.view(run.state, viewer)), viewer };
        const planned = run.plannable(viewer).map(({ topic }) => topic);
        const said = run.isPlaying(viewer) ? plannableAt(start) : [];
        expect(said).toEqual(planned);
        for (const topic of said) topics.add(topic);
      }
    });
    expect(topics.size).toBeGreaterThan(0);
  });

  it("deals anew what the seat does not see, and never what it sees", () => {
    const start = aTurn();
    const kept = (view: unknown) =>
      Object.fromEntries(
        Object.entries(view as object).filter(([key]) => forecast.leavesOut?.includes(key) !== true),
      );
    const dealt = (deal: number) =>
      game.view(forecast.suppose(start.view, start.viewer, seededRandom(`deal ${deal}`)), start.viewer);
    for (const deal of [1, 2, 3]) expect(kept(dealt(deal))).toEqual(kept(start.view));
  });

  it("counts over many deals what comes of an answer", () => {
    const start = aTurn();
    const { prompt } = tryOut(start, 1, []);
    if (prompt === undefined) throw new Error("nothing is asked");
    const { seat, topic, fallback } = prompt;
    const tried: Tried[] = [{ seat, topic, value: fallback }];
    const { deals, fits, events } = countOver(start, tried);
    expect(fits).toBe(deals);
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ count }) => count > 0 && count <= deals)).toBe(true);
    expect(countOver(start, [{ seat, topic: "none", value: "none" }]).fits).toBe(0);
  });
});
