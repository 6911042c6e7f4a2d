import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { awaited, standingAnswers } from "../testing/playout.ts";
import { seededKey } from "../testing/seeded-key.ts";
import { Stage } from "../testing/stage.ts";
import type { Game } from "./game.ts";
import type { Input } from "./input.ts";
import type { Json } from "./json.ts";
import { Run } from "./kernel.ts";
import { type PlanStep, planIn } from "./plan.ts";
import { planSchema } from "./plan-schema.ts";
import { choice, oneOf } from "./question.ts";
import type { Seat } from "./seat.ts";

interface Docks {
  turn: number;
  crates: number;
}
type DocksEvent =
  | { readonly type: "shipped"; readonly seat: Seat; readonly cargo: string }
  | { readonly type: "raided"; readonly seat: Seat };

const cargoes = ({ crates }: Docks) =>
  oneOf(["gin", "guns"].map((id) => choice(id, id)).slice(0, crates + 1));

/** Two seats ship in turn; a seat that ships guns raids the other. */
const docks: Game<Docks, object, DocksEvent, object, object> = {
  meta: {
    id: "docks",
    version: "1",
    seats: { min: 2, max: 2 },
    options: z.object({}),
    presets: {},
    pace: () => ({ turnHours: 24, windowHours: 12, autopilotAfter: 2 }),
  },
  settings: z.strictObject({ plan: planSchema(["ship", "count"]).exactOptional() }),
  setup: () => ({ turn: 0, crates: 1 }),
  *step(table) {
    const { state } = table;
    const seat = state.turn % 2;
    const cargo = yield* table.ask(seat, { topic: "ship", question: cargoes(state) });
    table.emit({ type: "shipped", seat, cargo });
    if (cargo === "guns") table.emit({ type: "raided", seat: 1 - seat });
    yield* table.ask(seat, { topic: "count", question: oneOf([choice("one", 1), choice("two", 2)]) });
    state.turn += 1;
    return state.turn < 10 ? undefined : { reason: "done", placements: [1, 1] };
  },
  view: () => ({}),
  bots: {},
  plans: {
    questions: (state) => [{ topic: "ship", question: cargoes(state).data }],
    against: { raided: (event, seat) => event.seat === seat },
  },
};

const ship = (answer: string, when: PlanStep["when"] = "legal"): PlanStep => ({
  topic: "ship",
  answer,
  when,
});

let stage: Stage<Docks, DocksEvent>;
beforeEach(() => {
  stage = Stage.set(docks, { seatCount: 2, state: { turn: 0, crates: 1 } });
});

const settingsOf = (steps: readonly PlanStep[], id = "plan-0001") =>
  ({ plan: { id, steps } }) as unknown as Json;
const leave = (seat: Seat, steps: readonly PlanStep[], id?: string) =>
  stage.enter({ kind: "settings", seat, settings: settingsOf(steps, id) });
const planOf = (seat: Seat) => planIn(stage.run.settings(seat));
const turn = (seat: Seat, cargo: string) => stage.answer(seat, "ship", cargo).answer(seat, "count", "one");
const shipped = () => stage.toldOf("spectator", "shipped").map(({ seat, cargo }) => `${seat} ${cargo}`);

describe("a plan", () => {
  it("answers its steps one after another, each once, and is then carried out", () => {
    leave(1, [ship("guns"), ship("gin")]);
    turn(0, "gin");
    expect(stage.prompt(1, "count").topic).toBe("count");
    expect(planOf(1)).toMatchObject({ done: 1, void: null });
    stage.answer(1, "count", "two");
    turn(0, "gin");
    stage.answer(1, "count", "two");
    turn(0, "gin");
    expect(shipped()).toEqual(["0 gin", "1 guns", "0 gin", "1 gin", "0 gin"]);
    expect(planOf(1)).toMatchObject({ done: 2, void: null });
    expect(stage.prompt(1, "ship").fallback).toBe("gin");
  });

  it("is void when its answer is not legal: nothing is answered, then and later", () => {
    leave(1, [ship("rum"), ship("gin")]);
    turn(0, "gin");
    expect(planOf(1)).toMatchObject({ done: 0, void: { why: "illegal" } });
    turn(1, "gin");
    turn(0, "gin");
    expect(stage.prompt(1, "ship").topic).toBe("ship");
    expect(shipped()).toEqual(["0 gin", "1 gin", "0 gin"]);
  });

  it("is void by what goes against its seat where a step says so, and only there", () => {
    leave(1, [ship("gin"), ship("gin", "undisturbed")]);
    turn(0, "guns");
    expect(planOf(1)).toMatchObject({ done: 1, void: null });
    stage.answer(1, "count", "one");
    turn(0, "guns");
    expect(planOf(1)?.void).toEqual({ why: "disturbed", event: { type: "raided", seat: 1 } });
    expect(stage.prompt(1, "ship").topic).toBe("ship");
  });

  it("of the first seat is void by what goes against it, too", () => {
    stage.answer(0, "ship", "gin");
    leave(0, [ship("gin", "undisturbed")]).answer(0, "count", "one");
    turn(1, "guns");
    expect(planOf(0)?.void).toEqual({ why: "disturbed", event: { type: "raided", seat: 0 } });
    expect(stage.prompt(0, "ship").topic).toBe("ship");
  });

  it("is not made while its seat is asked what it plans", () => {
    expect(() => leave(0, [ship("gin")])).toThrow("match/illegal-settings");
    stage.answer(0, "ship", "gin");
    leave(0, [ship("guns")]).answer(0, "count", "one");
    turn(1, "gin");
    expect(shipped()).toEqual(["0 gin", "1 gin", "0 guns"]);
  });

  it("is void when the match passes it by", () => {
    leave(1, [{ topic: "count", answer: "two", when: "legal" }, ship("gin")]);
    turn(0, "gin");
    expect(planOf(1)?.void).toEqual({ why: "passed-over" });
    expect(stage.prompt(1, "ship").topic).toBe("ship");
  });

  it("is void once a bot plays for its seat, and gone when its player gives up", () => {
    leave(1, [ship("gin")]);
    stage.enter({ kind: "stand-in", seat: 1 });
    expect(planOf(1)?.void).toEqual({ why: "taken-over" });
    stage.enter({ kind: "resign", seat: 1 });
    expect(planOf(1)).toBeNull();
  });

  it("is void at the end of the match", () => {
    stage = Stage.set(docks, {
      seatCount: 2,
      state: { turn: 9, crates: 1 },
      settings: { 0: settingsOf([ship("gin")]) },
    });
    turn(1, "gin");
    expect(planOf(0)?.void).toEqual({ why: "over" });
  });

  it("goes on where it was when settings are sent again, whatever they say of it", () => {
    leave(1, [ship("gin"), ship("guns")]);
    turn(0, "gin");
    const sent = { plan: { id: "plan-0001", steps: [ship("guns")], done: 0, void: { why: "over" } } };
    stage.enter({ kind: "settings", seat: 1, settings: sent as unknown as Json });
    expect(planOf(1)).toMatchObject({ done: 1, steps: [ship("gin"), ship("guns")], void: null });
    leave(1, [ship("guns")], "plan-0002");
    expect(planOf(1)).toMatchObject({ id: "plan-0002", done: 0 });
    // Read before the first plan was laid aside.
    stage.enter({ kind: "settings", seat: 1, settings: sent as unknown as Json });
    expect(planOf(1)).toBeNull();
  });
});

describe("taking an answer back", () => {
  it("lays aside what was planned after it, for its seat is asked that again", () => {
    stage.answer(0, "ship", "gin");
    leave(0, [ship("guns")]).enter({ kind: "undo", seat: 0 });
    expect(planOf(0)).toMatchObject({ done: 0, void: { why: "asked-again" } });
    turn(0, "gin");
    turn(1, "gin");
    expect(stage.prompt(0, "ship").topic).toBe("ship");
    expect(shipped().filter((told) => told.startsWith("0"))).toEqual(["0 gin", "0 gin"]);
  });

  it("keeps a plan of what is asked later", () => {
    leave(0, [{ topic: "count", answer: "two", when: "legal" }]);
    const { run } = stage;
    const id = run.prompts(0)[0]?.id ?? "";
    // A stage would enter the planned answer at once.
    run.apply({ kind: "answer", seat: 0, prompt: id, value: "gin", by: "player" });
    run.apply({ kind: "undo", seat: 0 });
    expect(planOf(0)).toMatchObject({ done: 0, void: null });
    stage.answer(0, "ship", "gin");
    expect(planOf(0)).toMatchObject({ done: 1, void: null });
  });

  it("gives back the plans of others that it disturbed", () => {
    leave(1, [ship("gin", "undisturbed")]).answer(0, "ship", "guns");
    expect(planOf(1)?.void?.why).toBe("disturbed");
    stage.enter({ kind: "undo", seat: 0 });
    expect(planOf(1)).toMatchObject({ done: 0, void: null });
  });

  it("is not open to who has given up", () => {
    stage.answer(0, "ship", "gin");
    expect(stage.run.canUndo(0)).toBe(true);
    stage.enter({ kind: "resign", seat: 0 });
    expect(stage.run.canUndo(0)).toBe(false);
  });
});

it("an answer that is on its way does not come once its plan is withdrawn", () => {
  const { run, saved } = begun();
  const enter = (input: Input) => saved.inputs.push(input) && run.apply(input);
  enter({ kind: "settings", seat: 1, settings: settingsOf([ship("guns")]) });
  for (const value of ["gin", "one"]) {
    enter({ kind: "answer", seat: 0, prompt: awaited(run)[0]?.id ?? "", value, by: "player" });
  }
  expect(standingAnswers(run)).toMatchObject([{ seat: 1, value: "guns" }]);
  expect(run.prompts(1)).toEqual([]);
  enter({ kind: "settings", seat: 1, settings: {} });
  expect(standingAnswers(run)).toEqual([]);
  expect(run.prompts(1)).toHaveLength(1);
});

function begun() {
  const setup = { seatCount: 2, options: {}, key: seededKey("docks") };
  const { run, opening } = Run.begin(docks as Game, setup);
  return { run, saved: { snapshot: opening.snapshot, inputs: [] as Input[] } };
}
