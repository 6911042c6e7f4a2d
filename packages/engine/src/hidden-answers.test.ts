import { describe, expect, it } from "vitest";
import { auctionHouse } from "../testing/auction-house.ts";
import { awaited } from "../testing/playout.ts";
import { seededKey } from "../testing/seeded-key.ts";
import { eventFor, toldTo } from "./event.ts";
import type { Game } from "./game.ts";
import type { AnsweredBy } from "./input.ts";
import { type Applied, Run } from "./kernel.ts";
import { choice, oneOf } from "./question.ts";
import { type Seat, seatsOf } from "./seat.ts";
import type { AskAllOptions, Rules, Table } from "./table.ts";

type Window = AskAllOptions<boolean, { type: string }>;
type Step = (table: Table<unknown, { type: string }>) => Rules<undefined>;

const secretly = { topic: "vote", question: oneOf([choice("yes", true), choice("no", false)]) };
const pace = () => ({ turnHours: 1, windowHours: 1, autopilotAfter: 1 });

/** Everybody votes, again and again. */
function voting(window: Window): Game {
  const step: Step = function* (table) {
    yield* table.askAll(
      seatsOf(table.seatCount).map((seat) => ({ seat, ...secretly })),
      window,
    );
    table.emit({ type: "counted" });
    return undefined;
  };
  return { ...auctionHouse, meta: { ...auctionHouse.meta, pace }, step } as unknown as Game;
}

const setup = { seatCount: 3, options: {}, key: seededKey("votes") };
const begin = (window: Window = { hidesAnswered: true }) => Run.begin(voting(window), setup).run;

function vote(run: Run, seat: Seat, by: AnsweredBy = "player", value = "yes"): Applied {
  return run.apply({ kind: "answer", seat, prompt: run.prompts(seat)[0]?.id ?? "", value, by });
}

/** Everything that seat 2 can notice about the others. */
const seen = (run: Run) =>
  JSON.stringify([run.waiting(), run.prompts(2), toldTo(run.told, 2), run.canUndo(2), run.control]);
const typesFor = (applied: Applied, seat: Seat) =>
  applied.events.flatMap((event) => eventFor(event, seat)?.type ?? []);

describe("a window that hides who has answered", () => {
  it.each(["player", "deadline", "bot", "standing-order"] as const)(
    "stays as it was for the others when a seat answers by its %s",
    (by) => {
      const run = begin();
      const before = seen(run);
      expect(typesFor(vote(run, 0, by), 2)).toEqual([]);
      expect(seen(run)).toBe(before);
    },
  );

  it("tells what missed deadlines led to when it closes, in the order in which they were missed", () => {
    const run = begin();
    vote(run, 1, "deadline");
    vote(run, 0, "deadline");
    const types = typesFor(vote(run, 2), 2);
    expect(types).toEqual(["default-applied", "autopilot", "default-applied", "autopilot", "counted"]);
    expect(run.control.map(({ mode }) => mode)).toEqual(["autopilot", "autopilot", "player"]);
  });

  it("tells nobody else of an answer that is taken back", () => {
    const run = begin();
    const before = seen(run);
    vote(run, 0);
    const undone = run.apply({ kind: "undo", seat: 0 });
    expect(typesFor(undone, 0)).toEqual(["taken-back"]);
    expect(typesFor(undone, 2)).toEqual([]);
    expect(seen(run)).toBe(before);
    expect(awaited(run).map((p) => p.seat)).toEqual([0, 1, 2]);
  });

  it("lets the house know whom it really waits for", () => {
    const run = begin();
    vote(run, 1);
    expect(awaited(run).map((p) => p.seat)).toEqual([0, 2]);
    expect(run.questions().map((d) => d.hasAnswered)).toEqual([false, true, false]);
  });

  it("goes on the same from a record", () => {
    const run = begin();
    vote(run, 0, "deadline");
    const saved = { snapshot: run.snapshot, inputs: [...run.inputs] };
    const resumed = Run.resume(voting({ hidesAnswered: true }), setup, saved);
    for (const each of [run, resumed]) vote(each, 1);
    expect(vote(resumed, 2)).toEqual(vote(run, 2));
  });

  it("announces no answers", () => {
    const announce = () => ({ everyone: { type: "voted" } });
    expect(() => begin({ hidesAnswered: true, announce })).toThrow("announces no answers");
  });
});

describe("any other window", () => {
  it("lets everybody see who is still waited for", () => {
    const run = begin({});
    vote(run, 0);
    expect(run.waiting().map((w) => w.seat)).toEqual([1, 2]);
  });
});
