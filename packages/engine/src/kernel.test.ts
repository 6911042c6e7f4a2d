import { describe, expect, it } from "vitest";
import * as z from "zod";
import { auctionHouse, type House, type HouseEvent } from "../testing/auction-house.ts";
import { standingAnswers } from "../testing/playout.ts";
import { seededKey } from "../testing/seeded-key.ts";
import { Stage } from "../testing/stage.ts";
import { eventFor, type GameEvent } from "./event.ts";
import type { Game, Outcome } from "./game.ts";
import { Run } from "./kernel.ts";
import { choice, oneOf } from "./question.ts";
import { seatsOf } from "./seat.ts";
import type { Rules, Table } from "./table.ts";

const house = (change: Partial<House> = {}): House => ({
  round: 0,
  rounds: 4,
  hasInsurance: false,
  deck: [1, 2, 3, 4, 5],
  sold: [],
  hands: [[], [], []],
  money: [50, 50, 50],
  tips: 0,
  phase: "draw",
  sale: null,
  buyer: null,
  ...change,
});

const open = (settings = {}) => Stage.set(auctionHouse, { seatCount: 3, state: house(), settings });
const offer = { choose: "lot:5", with: { reserve: 5 } };

describe("sealed answers", () => {
  it("stay out of everybody else's sight and may be changed until the last one is in", () => {
    const stage = open().answer(0, "offer", offer);
    stage.answer(2, "bid", 7);
    expect(stage.prompt(2, "bid").sealed).toBe(7);
    expect(JSON.stringify([stage.told(1), stage.run.prompts(1), stage.run.waiting()])).not.toMatch(/\b7\b/);
    const told = stage.told(1).length;
    stage.answer(2, "bid", 9);
    expect(stage.told(1)).toHaveLength(told);
    stage.answer(1, "bid", 8);
    for (const seat of [1, 2]) stage.answer(seat, "veto", "pass");
    expect(stage.toldOf("spectator", "lot-sold")).toMatchObject([{ seat: 2, price: 9 }]);
  });

  it("are resolved in the order of the rules, never in the order of arrival", () => {
    const stage = open().answer(0, "offer", offer).answer(2, "bid", 8).answer(1, "bid", 8);
    stage.answer(2, "veto", "veto").answer(1, "veto", "veto");
    expect(stage.toldOf("spectator", "vetoed")).toEqual([{ type: "vetoed", seat: 1 }]);
  });

  it("close as soon as the outcome is settled, without waiting for the others", () => {
    const stage = open().answer(0, "offer", offer).answer(2, "bid", 8).answer(1, "bid", 6);
    stage.answer(1, "veto", "veto");
    expect(stage.toldOf("spectator", "vetoed")).toHaveLength(1);
    expect(stage.run.prompts(2).map((p) => p.topic)).not.toContain("veto");
  });

  it("that are final cannot be given twice", () => {
    const stage = open().answer(0, "offer", offer).answer(2, "bid", 8).answer(1, "bid", 6);
    const { id } = stage.prompt(2, "veto");
    stage.answer(2, "veto", "pass");
    const again = { kind: "answer", seat: 2, prompt: id, value: "veto", by: "player" } as const;
    expect(() => stage.enter(again)).toThrow("match/already-answered");
  });
});

describe("standing answers", () => {
  it("answer without asking the player, who looks like one that is still asked", () => {
    const stage = open().answer(0, "offer", offer);
    stage.enter({ kind: "settings", seat: 1, settings: { neverVeto: true } });
    stage.answer(1, "bid", 8);
    const run = Run.resume(
      auctionHouse as Game,
      { ...setup(3), key: seededKey("stage") },
      {
        snapshot: stage.run.snapshot,
        inputs: stage.run.inputs,
      },
    );
    const { id } = run.prompts(2)[0] ?? { id: "" };
    run.apply({ kind: "answer", seat: 2, prompt: id, value: 3, by: "player" });
    expect(run.waiting().map((w) => w.seat)).toEqual([1, 2]);
    expect(run.prompts(1)).toEqual([]);
    expect(standingAnswers(run)).toMatchObject([{ seat: 1, value: "pass" }]);
  });

  it("do not come any more once their setting is withdrawn", () => {
    // A stage would enter the answer at once.
    const { run } = open({ 1: { neverVeto: true } }).answer(0, "offer", offer);
    for (const seat of [1, 2]) {
      const prompt = run.prompts(seat)[0]?.id ?? "";
      run.apply({ kind: "answer", seat, prompt, value: 8 - seat, by: "player" });
    }
    expect(standingAnswers(run)).toMatchObject([{ seat: 1, value: "pass" }]);
    run.apply({ kind: "settings", seat: 1, settings: {} });
    expect(standingAnswers(run)).toEqual([]);
    expect(run.prompts(1).map(({ topic }) => topic)).toEqual(["veto"]);
  });

  it("count for windows that open after the change only", () => {
    const stage = open().answer(0, "offer", offer).answer(1, "bid", 8).answer(2, "bid", 3);
    stage.enter({ kind: "settings", seat: 1, settings: { neverVeto: true } });
    expect(stage.prompt(1, "veto").topic).toBe("veto");
  });
});

describe("settings", () => {
  const accepted = { kind: "settings", seat: 1, settings: { neverVeto: true } } as const;

  it("are refused that the game does not accept as the match stands, and change nothing", () => {
    const game: Game = {
      ...(auctionHouse as Game),
      acceptsSettings: (state, seat) => (state as House).round === 0 && seat === 1,
    };
    const { run } = Run.begin(game, setup(2));
    expect(() => run.apply({ ...accepted, seat: 0 })).toThrow("match/illegal-settings");
    expect(run.settings(0)).toEqual({ neverVeto: false });
    run.apply(accepted);
    expect(run.settings(1)).toEqual({ neverVeto: true });
  });
});

describe("free actions meanwhile", () => {
  it("hold nothing up and leave the awaited prompt standing under the same id", () => {
    const stage = open();
    const { id } = stage.prompt(0, "offer");
    stage.answer(2, "tip", "tip");
    expect(stage.prompt(0, "offer").id).toBe(id);
    expect(stage.run.waiting().map((w) => w.seat)).toEqual([0]);
    stage.answer(0, "offer", offer);
    expect(() => stage.prompt(1, "tip")).toThrow("not just tip");
  });
});

describe("deadlines", () => {
  const miss = (stage: Stage<House, HouseEvent>, seat: number, topic: string) =>
    stage.answer(seat, topic, stage.prompt(seat, topic).fallback, "deadline");

  it("take the fallback, tell it, and put the bot on after the game's number of misses in a row", () => {
    const stage = open();
    miss(stage, 0, "offer");
    expect(stage.told(1)).toContainEqual({ type: "default-applied", seat: 0, topic: "offer" });
    miss(stage, 1, "bid");
    expect(stage.run.control[1]).toEqual({ mode: "player", missed: 1 });
    stage.answer(2, "bid", 1);
    stage.answer(1, "veto", "pass", "deadline").answer(2, "veto", "pass");
    expect(stage.run.control[1]).toEqual({ mode: "player", missed: 1 });
    miss(stage, 1, "offer");
    expect(stage.run.control[1]).toEqual({ mode: "autopilot", missed: 2 });
    expect(stage.told(0)).toContainEqual({ type: "autopilot", seat: 1, on: true });
    stage.enter({ kind: "settings", seat: 1, settings: {} });
    expect(stage.run.control[1]).toEqual({ mode: "player", missed: 0 });
    expect(stage.told(0)).toContainEqual({ type: "autopilot", seat: 1, on: false });
  });

  it("that the rules do not count bring no seat nearer to the autopilot", () => {
    const wishing = ruledBy(function* (table) {
      yield* table.ask(0, { ...yes, countsAsMissed: false });
      return undefined;
    });
    const { run } = Run.begin(wishing, setup(2));
    run.apply(inputTo(run, 0, "deadline"));
    expect(run.control[0]).toEqual({ mode: "player", missed: 0 });
  });

  it("do not ask somebody who resigned", () => {
    const stage = open().enter({ kind: "resign", seat: 0 });
    expect(() => stage.answer(0, "offer", offer)).toThrow("match/resigned");
    stage.answer(0, "offer", offer, "bot");
    expect(() => stage.enter({ kind: "resign", seat: 0 })).toThrow("match/resigned");
  });
});

type Step = (table: Table<unknown, { type: string }>) => Rules<undefined>;
const ruledBy = (step: Step) => ({ ...auctionHouse, step }) as unknown as Game;
const yes = { topic: "yes", question: oneOf([choice("yes", true)]) };
const inputTo = (run: Run, seat: number, by: "player" | "deadline" = "player") =>
  ({ kind: "answer", seat, prompt: run.prompts(seat)[0]?.id ?? "", value: "yes", by }) as const;

describe("what the rules learn and tell", () => {
  it("is who ran out of time in this step, and in this step only", () => {
    const once = ruledBy(function* (table) {
      yield* table.ask(0, yes);
      table.emit({ type: `missed ${seatsOf(table.seatCount).map((seat) => table.hasMissed(seat))}` });
      yield* table.ask(1, { ...yes, topic: "again" });
      return undefined;
    });
    const { run } = Run.begin(once, setup(2));
    const first = run.apply(inputTo(run, 0, "deadline"));
    expect(first.events).toContainEqual({ everyone: { type: "missed true,false" } });
    run.apply(inputTo(run, 1, "player"));
    expect(run.apply(inputTo(run, 0, "player")).events).toContainEqual({
      everyone: { type: "missed false,false" },
    });
  });

  it("may keep to a seat that it ran out of time in a sealed window", () => {
    const sealed = ruledBy(function* (table) {
      const askings = seatsOf(table.seatCount).map((seat) => ({ seat, ...yes }));
      yield* table.askAll(askings, { emitsDefaults: false });
      return undefined;
    });
    const { run } = Run.begin(sealed, setup(2));
    const [missed] = run.apply(inputTo(run, 0, "deadline")).events;
    expect(missed).toMatchObject({ everyone: null, seats: { 0: { type: "default-applied" } } });
  });

  it("may differ from seat to seat, and what was turned up for all cannot be taken back", () => {
    const telling = ruledBy(function* (table) {
      yield* table.ask(0, yes);
      table.emitToSeats({ 0: { type: "to-0" }, 1: { type: "to-1" } }, null);
      yield* table.ask(0, { ...yes, topic: "again" });
      table.reveal({ type: "turned-up" });
      yield* table.ask(0, { ...yes, topic: "and again" });
      return undefined;
    });
    const { run } = Run.begin(telling, setup(2));
    const [told] = run.apply(inputTo(run, 0, "player")).events;
    expect([0, 1, "spectator" as const].map((v) => told && eventFor(told, v)?.type)).toEqual([
      "to-0",
      "to-1",
      undefined,
    ]);
    run.apply(inputTo(run, 0, "player"));
    expect(run.canUndo(0)).toBe(false);
  });
});

describe("resignations", () => {
  /** Everybody is asked in turn. A player who resigns is out, and the match ends when nobody is left. */
  const step = function* (table: Table<unknown, GameEvent>): Rules<Outcome | undefined> {
    const gone = seatsOf(table.seatCount).filter((seat) => table.hasResigned(seat));
    for (const seat of seatsOf(table.seatCount)) {
      while (!gone.includes(seat)) {
        const reply = yield* table.askUnlessResigned(seat, yes);
        if (reply.from === "resigned") gone.push(reply.seat);
        table.emit({ type: reply.from === "awaited" ? `answered-by-${reply.by}` : "gone" });
        if (reply.from === "awaited") break;
      }
    }
    return gone.length === table.seatCount ? { reason: "empty", placements: gone.map(() => 1) } : undefined;
  };
  const roll: Game = { ...(auctionHouse as Game), step };
  const begin = () => Run.begin(roll, setup(2)).run;
  const told = (applied: { events: readonly { everyone: { type: string } | null }[] }) =>
    applied.events.map((e) => e.everyone?.type);

  it("reach rules that heed them at once, of the seat asked and of any other", () => {
    const run = begin();
    const [asked] = run.prompts(0);
    expect(told(run.apply({ kind: "resign", seat: 1 }))).toEqual(["resigned", "gone"]);
    expect(run.prompts(0)[0]?.id).toBe(asked?.id);
    expect(told(run.apply({ kind: "resign", seat: 0 }))).toEqual(["resigned", "gone"]);
    expect(run.outcome?.reason).toBe("empty");
  });

  it("come again in a step that is resumed, and are not forgotten by one that is asked again", () => {
    const run = begin();
    run.apply({ kind: "resign", seat: 1 });
    const saved = { snapshot: run.snapshot, inputs: run.inputs };
    expect(Run.resume(roll, setup(2), saved).waiting()).toEqual(run.waiting());
    const restarted = Run.restart(roll, setup(2), { ...saved, from: "1", randomAt: 0, told: run.told });
    restarted.run.apply({ kind: "resign", seat: 0 });
    expect(restarted.run.outcome?.reason).toBe("empty");
  });

  it("end the standing answers of the seat, in a window that is open too", () => {
    const stage = open({ 1: { neverVeto: true } }).answer(0, "offer", offer);
    // A stage would enter the answer at once.
    const { run } = stage;
    for (const seat of [1, 2]) {
      const prompt = run.prompts(seat)[0]?.id ?? "";
      run.apply({ kind: "answer", seat, prompt, value: 8 - seat, by: "player" });
    }
    expect(standingAnswers(run)).toHaveLength(1);
    run.apply({ kind: "resign", seat: 1 });
    expect(standingAnswers(run)).toEqual([]);
    expect(run.settings(1)).toEqual({ neverVeto: false });
    expect(run.prompts(1).map((p) => p.topic)).toEqual(["veto"]);
  });

  it("leave the player nothing to settle, to take back or to give up, as being out of the game does", () => {
    const settings = { kind: "settings", seat: 0, settings: {} } as const;
    const resigned = open().enter({ kind: "resign", seat: 0 });
    const out = Run.begin({ ...(auctionHouse as Game), isOut: (_, seat) => seat === 0 }, setup(2)).run;
    for (const input of [settings, { kind: "undo", seat: 0 }, { kind: "resign", seat: 0 }] as const) {
      expect(() => resigned.enter(input)).toThrow("match/resigned");
      expect(() => out.apply(input)).toThrow("match/resigned");
    }
    out.apply({ ...settings, seat: 1 });
  });

  it("come with the answer on whose behalf it was given", () => {
    const run = begin();
    const answer = { kind: "answer", seat: 0, prompt: run.prompts(0)[0]?.id ?? "", value: "yes" } as const;
    expect(told(run.apply({ ...answer, by: "deadline" }))).toContain("answered-by-deadline");
  });
});

describe("a bot that stands in", () => {
  it("plays until the player does something, and is run again like any input", () => {
    const stage = open().answer(0, "offer", offer);
    stage.enter({ kind: "stand-in", seat: 2 });
    expect(stage.run.control[2]).toEqual({ mode: "autopilot", missed: 1 });
    expect(stage.told(0)).toContainEqual({ type: "autopilot", seat: 2, on: true });
    const inputs = [...stage.run.inputs];
    const setup = { seatCount: 3, options: {}, key: seededKey("stage") };
    const again = Run.resume(auctionHouse as Game, setup, { snapshot: stage.run.snapshot, inputs });
    expect(again.control).toEqual(stage.run.control);
    stage.answer(2, "bid", 8);
    expect(stage.run.control[2]).toEqual({ mode: "player", missed: 0 });
  });

  it("has no seat that was given up", () => {
    const stage = open().enter({ kind: "resign", seat: 0 });
    expect(() => stage.enter({ kind: "stand-in", seat: 0 })).toThrow("match/resigned");
  });
});

describe("a postponement", () => {
  it("changes nothing, holds no undo up, and is run again like any input", () => {
    const stage = open().answer(0, "offer", offer).answer(2, "bid", 8);
    const seen = () => JSON.stringify([0, 1, 2].map((seat) => [stage.told(seat), stage.run.prompts(seat)]));
    const before = seen();
    stage.enter({ kind: "postpone" });
    expect(seen()).toBe(before);
    expect(stage.run.canUndo(2)).toBe(true);
    const inputs = [{ kind: "postpone" } as const, ...stage.run.inputs, { kind: "postpone" } as const];
    const setup = { seatCount: 3, options: {}, key: seededKey("stage") };
    const again = Run.resume(auctionHouse as Game, setup, { snapshot: stage.run.snapshot, inputs });
    expect(again.prompts(2)).toEqual(stage.run.prompts(2));
  });
});

describe("undo", () => {
  it("does not reach behind a question to another seat", () => {
    const stage = open().answer(0, "offer", offer);
    expect(stage.run.canUndo(0)).toBe(false);
    expect(() => stage.enter({ kind: "undo", seat: 0 })).toThrow("match/nothing-to-undo");
  });

  it("takes back an answer after which only its own seat was asked", () => {
    const twice = ruledBy(function* (table) {
      yield* table.ask(0, yes);
      yield* table.ask(0, { ...yes, topic: "again" }, { meanwhile: [{ seat: 1, asking: yes }] });
      return undefined;
    });
    const { run } = Run.begin(twice, setup(2));
    const [first] = run.prompts(0);
    run.apply(inputTo(run, 0));
    expect(run.canUndo(0)).toBe(true);
    run.apply({ kind: "undo", seat: 0 });
    expect(run.prompts(0)).toEqual([first]);
  });

  it("stops at what a seat was shown, not at what it was reminded of", () => {
    const telling = (tell: (table: Table<unknown, { type: string }>) => void) =>
      ruledBy(function* (table) {
        yield* table.ask(0, yes);
        tell(table);
        yield* table.ask(0, { ...yes, topic: "again" });
        return undefined;
      });
    const canUndoAfter = (game: Game) => {
      const { run } = Run.begin(game, setup(2));
      run.apply(inputTo(run, 0));
      return run.canUndo(0);
    };
    expect(canUndoAfter(telling((table) => table.emitTo(0, { type: "shown" }, null)))).toBe(false);
    expect(canUndoAfter(telling((table) => table.remindSeat(0, { type: "known" }, null)))).toBe(true);
  });

  it("stops at what chance has decided, though nobody was shown it", () => {
    const drawing = (draw: (table: Table<unknown, { type: string }>) => void) =>
      ruledBy(function* (table) {
        yield* table.ask(0, yes);
        draw(table);
        yield* table.ask(0, { ...yes, topic: "again" });
        return undefined;
      });
    const answered = (game: Game) => {
      const { run } = Run.begin(game, setup(2));
      run.apply(inputTo(run, 0));
      return run;
    };
    const drawn = answered(drawing((table) => table.random.die(6)));
    expect(drawn.canUndo(0)).toBe(false);
    expect(() => drawn.apply({ kind: "undo", seat: 0 })).toThrow("match/nothing-to-undo");
    expect(answered(drawing(() => {})).canUndo(0)).toBe(true);
  });

  it("takes back a sealed answer only where the player gave it", () => {
    const stage = open().answer(0, "offer", offer).answer(1, "bid", 4);
    expect(stage.run.canUndo(1)).toBe(true);
    stage.answer(1, "bid", 5, "bot");
    expect(stage.run.canUndo(1)).toBe(false);
  });

  it("is possible until the window closes, and once", () => {
    const stage = open().answer(0, "offer", offer).answer(1, "bid", 4);
    stage.enter({ kind: "undo", seat: 1 });
    expect(stage.prompt(1, "bid").sealed).toBeNull();
    expect(() => stage.enter({ kind: "undo", seat: 1 })).toThrow("match/nothing-to-undo");
  });

  it("does not reach behind a die or the end of a step", () => {
    const stage = open().answer(0, "offer", offer).answer(2, "bid", 8).answer(1, "bid", 6);
    stage.answer(1, "veto", "pass").answer(2, "veto", "pass");
    expect(stage.run.canUndo(2)).toBe(false);
  });
});

describe("prompts", () => {
  it("refuse what they do not list, and say why", () => {
    const stage = open();
    const answer = (value: never) => () => stage.answer(0, "offer", value);
    expect(answer("lot:5" as never)).toThrow("wrong-shape");
    expect(answer({ choose: "lot:9", with: { reserve: 5 } } as never)).toThrow("unknown-option");
    expect(answer({ choose: "lot:5", with: { reserve: 7 } } as never)).toThrow("out-of-range");
    expect(answer({ choose: "lot:5", with: {} } as never)).toThrow("wrong-shape");
    expect(stage.prompt(0, "offer").topic).toBe("offer");
  });
});

describe("draws", () => {
  it("are told with what they led to, and once", () => {
    const rolling = ruledBy(function* (table) {
      yield* table.ask(0, yes);
      table.random.shuffled([1, 2, 3]);
      yield* table.ask(0, { ...yes, topic: "again" });
      return undefined;
    });
    const { run } = Run.begin(rolling, setup(2));
    const { draws } = run.apply(inputTo(run, 0));
    expect(draws.map(({ at, bound }) => [at, bound])).toEqual([
      [0, 3],
      [4, 2],
    ]);
    const resumed = Run.resume(rolling, setup(2), { snapshot: run.snapshot, inputs: run.inputs });
    expect(resumed.apply(inputTo(resumed, 0)).draws).toEqual([]);
  });
});

describe("events", () => {
  it("are numbered for each viewer over what it was told, and split by audience", () => {
    const { opening, run } = Run.begin(auctionHouse as Game, setup(2));
    const [drawn] = opening.events;
    expect(drawn && eventFor(drawn, 0)).toHaveProperty("lot");
    expect(drawn && eventFor(drawn, 1)).not.toHaveProperty("lot");
    expect(run.told).toEqual({ seats: [1, 1], spectator: 1 });
  });
});

describe("corrected rules", () => {
  it("find the recorded answer that no longer fits and ask the step again, telling the players", () => {
    const stage = open().answer(0, "offer", offer).answer(1, "bid", 8);
    const saved = { snapshot: stage.run.snapshot, inputs: [...stage.run.inputs] };
    const stricter: Game = {
      ...(auctionHouse as Game),
      meta: { ...(auctionHouse as Game).meta, version: "2" },
    };
    const patched: Game = {
      ...stricter,
      *step(table) {
        yield* table.ask(0, { topic: "licence", question: oneOf([choice("show", null)]) });
        return yield* auctionHouse.step(table as never);
      },
    };
    const resume = () => Run.resume(patched, setup(3), saved);
    expect(resume).toThrow(
      expect.objectContaining({ code: "rules/misfit", detail: expect.objectContaining({ index: 0 }) }),
    );
    const again = Run.restart(patched, setup(3), {
      ...saved,
      from: "1",
      randomAt: 99,
      told: stage.run.told,
    });
    expect(again.run.prompts(0).map((p) => p.topic)).toEqual(["licence"]);
    expect(again.applied.events[0]?.everyone).toEqual({ type: "step-restarted", from: "1", to: "2" });
    expect(again.run.randomAt).toBeGreaterThanOrEqual(99);
    expect(again.run.snapshot.rules).toBe("2");
  });
});

describe("guards", () => {
  const broken = (step: (table: Table<object, { type: "x" }>) => Rules<undefined>): Game => ({
    meta: {
      id: "broken",
      version: "1",
      seats: { min: 1, max: 2 },
      options: z.object({}),
      presets: {},
      pace: () => ({ turnHours: 1, windowHours: 1, autopilotAfter: 0 }),
    },
    settings: z.object({}),
    setup: () => ({}),
    step: step as Game["step"],
    view: () => ({}),
    bots: {},
  });
  const yes = { topic: "t", question: oneOf([choice("yes", null)]) };
  const faultOf = (game: Game) => {
    try {
      Run.begin(game, { ...setup(2), limits: { stepsInARow: 50, callsPerStep: 500 } });
    } catch (error) {
      return (error as { code?: string }).code;
    }
    return null;
  };

  it("catch a prompt that was made but not asked, at the next prompt and at the end of a step", () => {
    const atNextPrompt = broken(function* (table) {
      table.ask(0, yes);
      yield* table.ask(0, yes);
      return undefined;
    });
    // biome-ignore lint/correctness/useYield: the missing yield* is what is tested
    const atStepEnd = broken(function* (table) {
      table.ask(0, yes);
      return undefined;
    });
    expect(faultOf(atNextPrompt)).toBe("rules/forgotten-yield");
    expect(faultOf(atStepEnd)).toBe("rules/forgotten-yield");
  });

  it("catch prompts without a legal answer and fallbacks that are not legal", () => {
    const empty = broken(function* (table) {
      yield* table.ask(0, { topic: "t", question: oneOf([]) });
      return undefined;
    });
    const wrongFallback = broken(function* (table) {
      yield* table.ask(0, { ...yes, fallback: "no" });
      return undefined;
    });
    expect(faultOf(empty)).toBe("rules/empty-prompt");
    expect(faultOf(wrongFallback)).toBe("rules/illegal-fallback");
  });

  it("catch matches that run on without asking anybody, and steps that never end", () => {
    // biome-ignore lint/correctness/useYield: never asking is what is tested
    const restless = broken(function* () {
      return undefined;
    });
    const chatty = broken(function* (table) {
      while (table.seatCount > 0) table.emit({ type: "x" });
      yield* table.ask(0, yes);
      return undefined;
    });
    expect(faultOf(restless)).toBe("rules/runaway");
    expect(faultOf(chatty)).toBe("rules/runaway");
  });

  it("say which match, step and answers a fault of the rules came from", () => {
    const throwing = broken(function* (table) {
      yield* table.ask(0, yes);
      throw new Error("no such card");
    });
    const { run } = Run.begin(throwing, setup(2));
    const [prompt] = run.prompts(0);
    const input = { kind: "answer", seat: 0, prompt: prompt?.id ?? "", value: "yes", by: "player" } as const;
    expect(() => run.apply(input)).toThrow(
      expect.objectContaining({
        code: "rules/broken",
        detail: expect.objectContaining({ game: "broken", inputs: [input] }),
      }),
    );
  });

  it("take a single option unasked only where the rules say that everybody can see it", () => {
    const forced = broken(function* (table) {
      yield* table.ask(0, { ...yes, takeForced: true });
      yield* table.ask(1, yes);
      return undefined;
    });
    const { run } = Run.begin(forced, setup(2));
    expect(run.waiting().map((w) => w.seat)).toEqual([1]);
  });
});

function setup(seatCount: number) {
  return { seatCount, options: {}, key: seededKey("kernel") };
}
