/** Matches that come to go by a correction of their rules, and those that do not. */
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { playOut, randomBot } from "../testing/playout.ts";
import { provenMatch } from "../testing/proven-match.ts";
import { seededKey } from "../testing/seeded-key.ts";
import { Stage } from "../testing/stage.ts";
import { type Game, TURN_GOES_ON } from "./game.ts";
import type { Input } from "./input.ts";
import { copyJson } from "./json.ts";
import { Run } from "./kernel.ts";
import { replay } from "./match-file.ts";
import { checkProof } from "./proof/check-proof.ts";
import { amount } from "./question.ts";
import { at } from "./seat.ts";

interface Till {
  taken: number[];
  turns: number;
  asked: number;
}

/** Each turn a seat takes coins twice and tosses for one more. By the correction `double`, coins count double. */
const till: Game<Till, unknown, { type: "took"; seat: number; coins: number }, unknown, Till> = {
  meta: {
    id: "till",
    version: "1",
    seats: { min: 2, max: 4 },
    options: z.object({}),
    presets: {},
    pace: () => ({ turnHours: 1, windowHours: 1, autopilotAfter: 0 }),
    corrections: ["double"],
  },
  settings: z.object({}),
  setup: (seats) => ({ taken: Array.from({ length: seats }, () => 0), turns: 0, asked: 0 }),
  *step(table) {
    const { state } = table;
    const seat = state.turns % table.seatCount;
    for (const topic of ["first", "second"]) {
      const coins = yield* table.ask(seat, { topic, question: amount(1, 3) });
      const counted = table.corrected("double") ? 2 * coins : coins;
      state.taken[seat] = at(state.taken, seat) + counted;
      table.emit({ type: "took", seat, coins: counted });
    }
    state.taken[seat] = at(state.taken, seat) + table.random.below(2);
    state.asked += 1;
    if (state.asked % 2 === 1) return TURN_GOES_ON;
    state.turns += 1;
    if (state.turns < 6) return undefined;
    const best = Math.max(...state.taken);
    return { reason: "turns", placements: state.taken.map((sum) => (sum === best ? 1 : 2)) };
  },
  view: (state) => copyJson(state as never) as Till,
  bots: { regular: randomBot as never },
};
const game = till as unknown as Game;
const agreed: Input = { kind: "correct", names: ["double"] };
const setup = { seatCount: 2, options: {}, key: seededKey("stage") };
const plain = { seatCount: 2, state: { taken: [0, 0], turns: 0, asked: 0 }, corrections: [] };

/** Agrees before the nth answer. */
const agreeing = (nth: number) => {
  let answers = 0;
  return () => (answers++ === nth ? agreed : null);
};

describe("a match goes by a correction", () => {
  it("from the start if it begins under it, and not if it began before", () => {
    const { run, opening } = Run.begin(game, setup);
    expect(run.corrections).toEqual(["double"]);
    expect(opening.snapshot.corrections).toEqual(["double"]);
    expect(Run.begin(game, setup, []).opening.snapshot).not.toHaveProperty("corrections");
    expect(Stage.set(till, { ...plain, corrections: ["double"] }).answer(0, "first", 3).state.taken).toEqual([
      6, 0,
    ]);
    expect(Stage.set(till, plain).answer(0, "first", 3).state.taken).toEqual([3, 0]);
  });

  it("from the very moment at which its players agree, in the middle of a step, and tells everybody", () => {
    const stage = Stage.set(till, plain).answer(0, "first", 3).enter(agreed).answer(0, "second", 3);
    expect(stage.state.taken[0]).toBeGreaterThanOrEqual(9);
    expect(stage.told("spectator").slice(0, 3)).toEqual([
      { type: "took", seat: 0, coins: 3 },
      { type: "corrected", correction: "double" },
      { type: "took", seat: 0, coins: 6 },
    ]);
  });

  it("once", () => {
    const { run } = Stage.set(till, plain).enter(agreed);
    for (const names of [["double"], [], ["other", "other"]])
      expect(() => run.apply({ kind: "correct", names })).toThrow("match/stale-prompt");
    expect(run.corrections).toEqual(["double"]);
  });

  it("also if the answer before is taken back, and comes again otherwise", () => {
    const stage = Stage.set(till, plain).answer(0, "first", 3).enter(agreed);
    stage.enter({ kind: "undo", seat: 0 });
    expect(stage.run.corrections).toEqual(["double"]);
    expect(stage.answer(0, "first", 2).state.taken).toEqual([4, 0]);
  });

  it("when its unfinished step is resumed, and when it is asked again", () => {
    const { run } = Stage.set(till, plain).answer(0, "first", 3).enter(agreed);
    const saved = copyJson({ snapshot: run.snapshot, inputs: run.inputs });
    const resumed = Run.resume(game, setup, saved);
    expect([resumed.corrections, resumed.state]).toEqual([run.corrections, run.state]);
    const again = Run.restart(game, setup, { ...saved, from: "0", randomAt: 0, told: run.told });
    expect(again.applied.snapshot.corrections).toEqual(["double"]);
  });

  it("that its game no longer lists, without harm", () => {
    const { run } = Stage.set(till, plain)
      .answer(0, "first", 3)
      .enter({ kind: "correct", names: ["retired"] });
    const saved = copyJson({ snapshot: run.snapshot, inputs: run.inputs });
    expect(Run.resume(game, setup, saved).corrections).toEqual(["retired"]);
  });

  it("that its rules ask for by a name that the game lists", () => {
    const misspelt = { ...game, meta: { ...game.meta, corrections: ["triple"] } };
    expect(() => Stage.set(misspelt, plain).answer(0, "first", 3)).toThrow("rules/unknown-correction");
  });
});

describe("a replay of a match that came to go by a correction", () => {
  const bots = [randomBot, randomBot];

  it.each([0, 1, 5, 12])("is exact: agreed before answer %i", (nth) => {
    const play = { seatCount: 2, seed: "till", bots, corrections: [], interrupt: agreeing(nth) };
    const { file, run } = playOut(game, play);
    expect(file).not.toHaveProperty("corrections");
    expect(run.snapshot.corrections).toEqual(["double"]);
    const stored = JSON.parse(JSON.stringify(file));
    expect(replay(game, stored)).toMatchObject({ sameEvents: true, sameState: true });
    const without = { ...stored, inputs: stored.inputs.filter(({ kind }: Input) => kind !== "correct") };
    expect(replay(game, without)).toMatchObject({ sameEvents: false, sameState: false });
  });

  it("is exact if it went by it from the start, and not without it", () => {
    const { file } = playOut(game, { seatCount: 2, seed: "till", bots });
    expect(file.corrections).toEqual(["double"]);
    expect(replay(game, file)).toMatchObject({ sameEvents: true, sameState: true });
    const { corrections: _, ...old } = file;
    expect(replay(game, old)).toMatchObject({ sameEvents: false, sameState: false });
  });

  it("agrees with its proof, which says that the players' word is the server's", () => {
    const players = ["person", { bot: "regular" }] as const;
    const match = { seed: "till", players, corrections: [], interrupt: agreeing(5) };
    const { proof, receipts } = provenMatch(game, match);
    const findings = [...checkProof(JSON.stringify(proof), { games: [game], receipts })].flatMap((step) =>
      "found" in step ? [step.found] : [],
    );
    expect(findings).toContainEqual({ code: "records/corrected", data: { seq: 7, name: "double" } });
    const codes = findings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["records/agree", "outcome/agrees", "chain/kept"]));
  });
});
