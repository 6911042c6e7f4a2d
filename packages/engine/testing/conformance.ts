/**
 * The promises that every game must keep, as one suite of tests. A game calls `conformance(game, promises)` in a test
 * file. Fixed seeds make every failure repeatable, and the failing seed is in the message.
 */
import { describe, expect, it } from "vitest";
import { levelsIn } from "../src/bot-id.ts";
import { type AddressedEvent, eventFor, type GameEvent, toldTo } from "../src/event.ts";
import type { Bot, Game } from "../src/game.ts";
import type { AnswerInput, Input } from "../src/input.ts";
import { canonicalJson, copyJson, type Json } from "../src/json.ts";
import { type MatchSetup, Run } from "../src/kernel.ts";
import { randomAnswer } from "../src/legal-answers.ts";
import { replay } from "../src/match-file.ts";
import { MOST_PLAN_STEPS, planIn } from "../src/plan.ts";
import { type Random, seededRandom } from "../src/random.ts";
import { type Seat, seatsOf, type Viewer } from "../src/seat.ts";
import type { Snapshot } from "../src/snapshot.ts";
import { fallbackBot, nextAnswer, playOut, randomBot, standingAnswers } from "./playout.ts";
import { seededKey } from "./seeded-key.ts";
import { IS_THOROUGH } from "./thorough.ts";

/** A game's promises about itself. */
export interface Promises<State> {
  /** Option sets that between them reach every rule. */
  readonly optionSets: readonly unknown[];
  /** A value that must be the same in every state of one match: cards, money. */
  readonly conserved: (state: State) => unknown;
  /**
   * The same state with everything that `viewer` may not know dealt again at random. Exceptions are the hidden cards of
   * the seats in `keep`, and the cards that `viewer` is about to draw in this step. The result must be a state that
   * could have come about.
   */
  readonly scramble: (state: State, viewer: Viewer, keep: readonly Seat[], random: Random) => State;
  /** Matches per seat count and option set. Default 3. */
  readonly matches?: number;
}

const RANDOM = ["random", randomBot] as const;

const optionsName = (options: unknown) => canonicalJson(options);

/** Registers the suite for `game`. */
export function conformance<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  promises: Promises<State>,
): void {
  suite(game as Game, promises as Promises<unknown>);
}

function suite(game: Game, promises: Promises<unknown>): void {
  const { min, max } = game.meta.seats;
  const tableOf = (seatCount: number, options: unknown) => ({
    seatCount,
    options,
    name: `${seatCount} seats, ${optionsName(options)}`,
  });
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const { optionSets } = promises;
  const tables = seatCounts.flatMap((seatCount) => optionSets.map((options) => tableOf(seatCount, options)));
  // Work at every moment of a match takes long, so use each seat count and each option set once, not every combination.
  const some = Array.from({ length: Math.max(seatCounts.length, optionSets.length) }, (_, i) =>
    tableOf(seatCounts[i % seatCounts.length] ?? min, optionSets[i % optionSets.length]),
  );
  const seeds = (name: string) => Array.from({ length: promises.matches ?? 3 }, (_, i) => `${name} #${i}`);
  const answered: Answered = new Map();
  const levels: readonly (readonly [string, Bot])[] = [
    ["fallback", fallbackBot],
    ...levelsIn(Object.keys(game.bots)).map((id) => [id, game.bots[id] as Bot] as const),
  ];

  describe(`${game.meta.id} keeps what every game must keep`, () => {
    it.each(tables)("ends, conserves and replays: $name", ({ seatCount, options, name }) => {
      // Random bots play all combinations. Default bots, and bots that let the time run out, play one match each; in a
      // thorough run, they play each seat count and each option set.
      const place = some.findIndex((table) => table.name === name);
      const isTheirs = (match: number, level: number) =>
        IS_THOROUGH ? place >= 0 : match === 0 && (levels.length - 1 - level) % some.length === place;
      for (const [match, seed] of seeds(name).entries()) {
        for (const [level, bot] of [RANDOM, ...levels.filter((_, index) => isTheirs(match, index))]) {
          const { file, outcome } = playOut(game, {
            seatCount,
            options,
            seed: `${seed} ${level}`,
            bots: seatsOf(seatCount).map(() => bot),
            ...conserving(promises, `${seed} ${level}`),
          });
          expect(outcome.placements).toHaveLength(seatCount);
          expect(Math.min(...outcome.placements)).toBe(1);
          if (level !== RANDOM[0]) continue;
          const again = replay(game, JSON.parse(JSON.stringify(file)));
          expect({ events: again.sameEvents, state: again.sameState }, seed).toEqual({
            events: true,
            state: true,
          });
        }
      }
    });

    it.each(some)("resumes anywhere as if it had never stopped: $name", ({ seatCount, options, name }) => {
      const [seed = name] = seeds(name);
      const pace = seededRandom(`stops of ${seed}`);
      eachMoment(game, { seatCount, options, seed, answered }, (moment) => {
        if (pace.below(4) > 0) return;
        const saved = JSON.parse(JSON.stringify({ snapshot: moment.snapshot, inputs: moment.inputs }));
        const resumed = Run.resume(game, moment.setup, saved);
        expect(position(resumed, seatCount)).toBe(position(moment.run, seatCount));
      });
    });

    it.each(some)("takes every answer that it offers and no other: $name", ({ seatCount, options, name }) => {
      const [seed = name] = seeds(name);
      const random = seededRandom(`answers of ${seed}`);
      const isRare = rarerThan(OF_A_TOPIC);
      eachMoment(game, { seatCount, options, seed, answered }, ({ run }) => {
        const before = canonicalJson(run.state);
        for (const seat of seatsOf(seatCount)) {
          for (const prompt of run.prompts(seat).filter(({ topic }) => isRare(topic))) {
            const input = { kind: "answer", seat, prompt: prompt.id, by: "player" } as const;
            run.check({ ...input, value: randomAnswer(prompt.question, random) });
            run.check({ ...input, value: prompt.fallback });
            for (const value of ["no-such-option", -1, [], {}, null]) {
              const wrong = { ...input, value } as AnswerInput;
              if (prompt.question.form === "some" && prompt.question.min === 0 && Array.isArray(value))
                continue;
              const reply = replyTo(run, wrong);
              if (!reply.startsWith("match/illegal-answer:"))
                expect.fail(`${canonicalJson(wrong)}: ${reply}`);
            }
            const other = { ...input, seat: (seat + 1) % seatCount, value: prompt.fallback };
            const gone = { ...input, prompt: "gone", value: prompt.fallback };
            for (const strange of [other, gone]) {
              expectSame(replyTo(run, strange), "match/stale-prompt", () => canonicalJson(strange));
            }
          }
        }
        expectSame(canonicalJson(run.state), before, () => "the state");
      });
    });

    it.each(some)("tells no seat what it may not know: $name", ({ seatCount, options, name }) => {
      const [seed = name] = seeds(name);
      const random = seededRandom(`secrets of ${seed}`);
      const isRare = rarerThan(OF_A_KIND);
      eachMoment(game, { seatCount, options, seed, answered }, (moment) => {
        if (moment.inputs.length > 0) return;
        if (!isRare([...new Set(moment.run.waiting().map(({ topic }) => topic))].join())) return;
        const waiting = moment.run.waiting().map((w) => w.seat);
        for (const viewer of [
          ...random.shuffled(seatsOf(seatCount)).slice(0, CHAIRS),
          "spectator",
        ] as Viewer[]) {
          for (const keep of [[], waiting]) compareWorlds(game, promises, moment, { viewer, keep, random });
        }
      });
    });

    it.each(some)("hands out views that are nobody's state: $name", ({ seatCount, options, name }) => {
      const [seed = name] = seeds(name);
      const pace = seededRandom(`views of ${seed}`);
      eachMoment(game, { seatCount, options, seed, answered }, ({ run }) => {
        if (pace.below(4) > 0) return;
        const before = canonicalJson(run.state);
        for (const viewer of [...seatsOf(seatCount), "spectator"] as Viewer[])
          spoil(game.view(run.state, viewer));
        expectSame(canonicalJson(run.state), before, () => "the state");
      });
    });

    it.each(some)("gives back exactly what was taken back: $name", ({ seatCount, options, name }) => {
      const [seed = name] = seeds(name);
      const isRare = rarerThan(OF_A_TOPIC);
      eachMoment(game, { seatCount, options, seed, answered, by: "player" }, (moment) => {
        const { seat, prompt } = moment.next;
        const topic = moment.run.prompts(seat).find(({ id }) => id === prompt)?.topic ?? "";
        if (!isRare(topic)) return;
        const resume = () =>
          Run.resume(game, moment.setup, copyJson({ snapshot: moment.snapshot, inputs: moment.inputs }));
        const run = resume();
        run.apply(moment.next);
        if (!run.canUndo(moment.next.seat)) return;
        const { events } = run.apply({ kind: "undo", seat: moment.next.seat });
        // In a window that hides who has answered, the seat alone is told.
        expect(events.map((e) => eventFor(e, moment.next.seat)?.type)).toEqual(["taken-back"]);
        expect(position(run, seatCount, "without counts")).toBe(
          position(resume(), seatCount, "without counts"),
        );
      });
    });

    it.each(game.plans === undefined ? [] : some)(
      "carries plans out as far as they are legal, each step once: $name",
      ({ seatCount, options, name }) => {
        const given = new Set<string>();
        for (const seed of seeds(name)) {
          const setup = { seatCount, options, key: seededKey(seed) };
          const { run } = Run.begin(game, setup);
          const log: Input[] = [];
          const enter = (input: Input) => {
            log.push(input);
            run.apply(input);
          };
          const random = seededRandom(`plans of ${seed}`);
          const bots = seatsOf(seatCount).map(() => randomBot);
          for (let answers = 0; run.outcome === null && answers < 400; answers++) {
            const plan = random.below(3) === 0 ? randomPlan(run, random.below(seatCount), random) : null;
            if (plan !== null && refusalIn(run, plan) === "taken") enter(plan);
            const undoing = seatsOf(seatCount).find((seat) => run.canUndo(seat));
            if (undoing !== undefined && random.below(6) === 0) enter({ kind: "undo", seat: undoing });
            const next = asPlayer(nextAnswer(game, run, bots, random));
            const step = run.ordered(next)?.planned;
            if (step !== undefined) {
              const { id = "", done } = planIn(run.settings(next.seat)) ?? {};
              const named = `${seed}, seat ${next.seat}, ${id}, step ${step}`;
              expect(given.has(named), named).toBe(false);
              expect(done, named).toBe(step);
              given.add(named);
            }
            enter(next);
            if (random.below(8) > 0) continue;
            const saved = copyJson({ snapshot: run.snapshot, inputs: run.inputs });
            const resumed = Run.resume(game, setup, saved);
            expect(kept(resumed, seatCount)).toBe(kept(run, seatCount));
          }
          const { run: again } = Run.begin(game, setup);
          for (const input of log) again.apply(input);
          expect(kept(again, seatCount)).toBe(kept(run, seatCount));
        }
        expect(given.size, "steps that were answered").toBeGreaterThan(0);
      },
    );

    it.each(game.meta.corrections === undefined ? [] : some)(
      "plays by its old rules until its players agree to each correction, and replays: $name",
      ({ seatCount, options, name }) => {
        const [seed = name] = seeds(name);
        const left = [...(game.meta.corrections ?? [])];
        const { file, run } = playOut(game, {
          seatCount,
          options,
          seed,
          bots: seatsOf(seatCount).map(() => randomBot),
          corrections: [],
          interrupt: (_, random) =>
            left.length === 0 || random.below(6) > 0 ? null : { kind: "correct", names: left.splice(0, 1) },
          ...conserving(promises, seed),
        });
        const again = replay(game, JSON.parse(JSON.stringify(file)));
        expect([again.sameEvents, again.sameState], seed).toEqual([true, true]);
        expect(again.run.corrections).toEqual(run.corrections);
      },
    );

    it.each(some)("goes on when a step is asked again: $name", ({ seatCount, options, name }) => {
      const [seed = name] = seeds(name);
      const random = seededRandom(`restarts of ${seed}`);
      const restarts = 5;
      let left = restarts;
      eachMoment(game, { seatCount, options, seed, answered }, (moment) => {
        if (left === 0 || moment.inputs.length === 0 || random.below(3) > 0) return;
        left -= 1;
        const { snapshot, inputs, run } = moment;
        const saved = {
          ...copyJson({ snapshot, inputs }),
          from: "0",
          randomAt: run.randomAt,
          told: run.told,
        };
        const again = Run.restart(game, moment.setup, saved);
        expect(again.applied.snapshot.randomAt).toBeGreaterThanOrEqual(snapshot.randomAt);
        const resumed = Run.resume(game, moment.setup, {
          snapshot: copyJson(again.applied.snapshot),
          inputs: [],
        });
        expect(position(resumed, seatCount)).toBe(position(again.run, seatCount));
        finish(game, again.run, seatCount, random);
      });
    });
  });
}

/** Compares what must not change, at every prompt and at every event. So nothing is told before or after it is true. */
function conserving(promises: Promises<unknown>, where: string) {
  let kept: string | null = null;
  const compare = (state: unknown, when: () => string) => {
    const now = canonicalJson(promises.conserved(state));
    kept ??= now;
    expectSame(now, kept, () => `${where}, ${when()}`);
  };
  return {
    watch: (run: Run) => compare(run.state, () => "at a prompt"),
    onEvent: (event: AddressedEvent, state: unknown) =>
      compare(state, () => `at the event ${canonicalJson(event)}`),
  };
}

/** Makes text only for failures, because a match has thousands of comparisons. */
function expectSame(actual: string, expected: string, about: () => string): void {
  if (actual !== expected) expect(actual, about()).toBe(expected);
}

/** How an input is refused, or the fact that it is accepted. */
function replyTo(run: Run, input: Input): string {
  try {
    run.apply(input);
    return "taken";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Moment {
  readonly run: Run;
  readonly setup: MatchSetup;
  readonly snapshot: Snapshot;
  readonly inputs: readonly Input[];
  /** The answer that is about to be applied. */
  readonly next: AnswerInput;
}

interface Playing {
  readonly seatCount: number;
  readonly options: unknown;
  readonly seed: string;
  readonly answered: Answered;
  readonly by?: "player";
}

/** The answers of the matches played, by seed. Choosing an answer takes longer than entering it. */
type Answered = Map<string, AnswerInput[]>;

/** Plays one match with random answers and shows every moment at which it waits. The second time it is replayed. */
function eachMoment(game: Game, playing: Playing, see: (moment: Moment) => void): void {
  const { seatCount, options, seed, answered, by = "bot" } = playing;
  const setup = { seatCount, options, key: seededKey(seed) };
  const { run } = Run.begin(game, setup);
  const random = seededRandom(`moments of ${seed}`);
  const bots = seatsOf(seatCount).map(() => randomBot);
  const before = answered.get(seed);
  const chosen: AnswerInput[] = [];
  for (let answers = 0; run.outcome === null && answers < 600; answers++) {
    const answer = before?.[answers] ?? nextAnswer(game, run, bots, random);
    chosen.push(answer);
    const next: AnswerInput = { ...answer, by };
    see({ run, setup, snapshot: run.snapshot, inputs: run.inputs, next });
    run.apply(next);
  }
  answered.set(seed, chosen);
}

/** The number of times that a question of one topic is checked in a match, for checks that take long. */
const OF_A_TOPIC = 12;

/** The number of moments with the same question at which two worlds are compared, from this number of chairs. */
const OF_A_KIND = 2;
const CHAIRS = 2;

/** Whether something of this kind has come up fewer than `most` times before. */
function rarerThan(most: number): (kind: string) => boolean {
  const seen = new Map<string, number>();
  return (kind) => {
    const times = seen.get(kind) ?? 0;
    seen.set(kind, times + 1);
    return times < most;
  };
}

function finish(game: Game, run: Run, seatCount: number, random: Random): void {
  const bots = seatsOf(seatCount).map(() => randomBot);
  for (let answers = 0; run.outcome === null && answers < 60; answers++) {
    run.apply(nextAnswer(game, run, bots, random));
  }
}

/** Settings with a plan for everything that the seat would be asked now, and with orders or none. */
function randomPlan(run: Run, seat: Seat, random: Random): Input | null {
  const asked = run.plannable(seat);
  if (asked.length === 0) return null;
  const steps = Array.from({ length: 1 + random.below(MOST_PLAN_STEPS) }, () => {
    const { topic, question } = random.pick(asked);
    return { topic, answer: randomAnswer(question, random), when: random.pick(["undisturbed", "legal"]) };
  });
  const plan = { id: `plan-${String(random.below(1_000_000)).padStart(6, "0")}`, steps };
  const { recommended = [] } = run.game.orders ?? {};
  const orders = recommended.length > 0 && { orders: random.below(2) === 0 ? recommended : [] };
  const settings = { ...(run.settings(seat) as object), ...orders, plan } as unknown as Json;
  return { kind: "settings", seat, settings };
}

/** Everything that anybody sees at this moment, and the state, as one text. */
function position(
  run: Run,
  seatCount: number,
  counts: "with counts" | "without counts" = "with counts",
): string {
  return canonicalJson({
    state: run.state,
    outcome: run.outcome,
    prompts: seatsOf(seatCount).map((seat) => run.prompts(seat)),
    waiting: run.waiting(),
    standing: standingAnswers(run),
    randomAt: run.randomAt,
    told: counts === "with counts" ? run.told : null,
  });
}

/** The position, with the settings of the seats and the answers they may take back. */
function kept(run: Run, seatCount: number): string {
  const settled = seatsOf(seatCount).map((seat) => [run.settings(seat), run.canUndo(seat)]);
  return canonicalJson([position(run, seatCount), run.control, settled]);
}

/** Only what players answer is taken back. */
function asPlayer(input: AnswerInput): AnswerInput {
  return input.by === "bot" ? { ...input, by: "player" } : input;
}

interface Comparison {
  readonly viewer: Viewer;
  readonly keep: readonly Seat[];
  readonly random: Random;
}

/**
 * Runs one step in two worlds that differ only in what `viewer` may not know. Gives the same answers as long as they
 * are legal in both, and demands that `viewer` sees the same in both.
 */
function compareWorlds(
  game: Game,
  promises: Promises<unknown>,
  moment: Moment,
  comparison: Comparison,
): void {
  const { viewer, keep, random } = comparison;
  const scrambled = promises.scramble(copyJson(moment.snapshot.state), viewer, keep, random);
  const world = (state: unknown) => stageWatched(game, moment, state, viewer);
  const a = world(moment.snapshot.state);
  const b = world(scrambled);
  const where = `viewer ${viewer}, keeping ${keep.join()}`;
  const expectTheSame = () => {
    expect(seen(game, b.run, viewer), where).toBe(seen(game, a.run, viewer));
    expect(b.frames.splice(0), where).toEqual(a.frames.splice(0));
  };
  expectTheSame();
  if (viewer !== "spectator") {
    compareReplies(viewer, a.run, b.run);
    // Most differs where nobody's cards stay.
    if (keep.length === 0)
      compareLeaving(game, viewer, [a, b], () => [world(moment.snapshot.state), world(scrambled)]);
  }
  const bots = a.run.control.map(() => randomBot);
  for (let answers = 0; answers < 8 && a.run.outcome === null; answers++) {
    const input = nextAnswer(game, a.run, bots, random);
    // Two prompts of a seat that is not the viewer's may differ, and with them their ids.
    const twin = sameAnswerIn(b.run, a.run, input);
    if (twin === null) return;
    const inA = a.run.apply(input);
    const inB = b.run.apply(twin);
    if (inA.snapshot !== null || inB.snapshot !== null) return;
    expectTheSame();
  }
}

/** A world, and the events that one viewer was told in it, each with the table at that moment, as recaps show it. */
interface Staged {
  readonly run: Run;
  readonly frames: string[];
}

function stageWatched(game: Game, { setup, snapshot }: Moment, state: unknown, viewer: Viewer): Staged {
  const frames: string[] = [];
  const onEvent = (event: AddressedEvent, now: unknown) => {
    const told = eventFor(event, viewer);
    if (told === null) return;
    frames.push(JSON.stringify([told, game.view(now, viewer), game.viewOfPast?.(now, viewer)]));
  };
  const staged = { ...snapshot, state: copyJson(state) };
  return { run: Run.stage(game, { ...setup, onEvent }, staged).run, frames };
}

/**
 * Demands that in two worlds that `seat` cannot tell apart, everything that `seat` tries is refused alike: answers with
 * the ids of everybody's prompts in either world and with made-up ids, settings, undo and giving up.
 */
function compareReplies(seat: Seat, a: Run, b: Run): void {
  for (const input of requestsOf(seat, [a, b])) {
    expectSame(refusalIn(b, input), refusalIn(a, input), () => canonicalJson(input));
  }
}

/** Demands that `seat` sees the same in either world when it gives up; `anew` stages the worlds for that. */
function compareLeaving(
  game: Game,
  seat: Seat,
  worlds: readonly Staged[],
  anew: () => readonly Staged[],
): void {
  const resign = { kind: "resign", seat } as const;
  if (worlds.some(({ run }) => refusalIn(run, resign) !== "taken")) return;
  const seenAfter = ({ run, frames }: Staged) => {
    const { snapshot } = run.apply(resign);
    // After the end of a step, the worlds may differ in what is revealed.
    return snapshot === null ? `${seen(game, run, seat)} ${frames}` : "the end of a step";
  };
  const [inA, inB] = anew().map(seenAfter);
  expect(inB, `seat ${seat} gives up`).toBe(inA);
}

/** Answers to every question that anybody is asked in any of the worlds, and to questions that nobody is asked. */
function requestsOf(seat: Seat, worlds: readonly Run[]): Input[] {
  const prompts = worlds.flatMap((run) => run.control.flatMap((_, other) => run.prompts(other)));
  const madeUp = ["gone", "0".repeat(24), "0".repeat(16)].map((id) => ({ id, fallback: "pass" }));
  const answers = [...prompts, ...madeUp].flatMap(({ id, fallback }) =>
    [fallback, "no-such-option"].map(
      (value): Input => ({ kind: "answer", seat, prompt: id, value, by: "player" }),
    ),
  );
  const settings = [{}, { noSuchSetting: true }, null].map(
    (value): Input => ({ kind: "settings", seat, settings: value }),
  );
  return [...answers, ...settings, { kind: "undo", seat }, { kind: "resign", seat }];
}

function refusalIn(run: Run, input: Input): string {
  try {
    run.check(input);
    return "taken";
  } catch (error) {
    return String(error);
  }
}

function sameAnswerIn(other: Run, run: Run, input: AnswerInput): AnswerInput | null {
  const asked = run.prompts(input.seat).find((p) => p.id === input.prompt);
  const prompt = other
    .prompts(input.seat)
    .find((p) => p.topic === asked?.topic && canonicalJson(p.about) === canonicalJson(asked.about));
  if (prompt === undefined) return null;
  const twin = { ...input, prompt: prompt.id };
  try {
    other.check(twin);
    return twin;
  } catch {
    return null;
  }
}

function seen(game: Game, run: Run, viewer: Viewer): string {
  return JSON.stringify({
    view: game.view(run.state, viewer),
    prompts: viewer === "spectator" ? [] : run.prompts(viewer),
    plannable: viewer === "spectator" ? [] : run.plannable(viewer),
    waiting: run.waiting(),
    canUndo: viewer === "spectator" ? false : run.canUndo(viewer),
    told: toldTo(run.told, viewer),
    outcome: run.outcome,
  });
}

/** Overwrites everything that can be reached from `value`. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    spoil(member);
    if (typeof member !== "object") (value as Record<string, unknown>)[key] = "spoiled";
  }
  if (Array.isArray(value)) value.length = 0;
}
