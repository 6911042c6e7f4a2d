import { describe, expect, it } from "vitest";
import { z } from "zod";
import { standingAnswers } from "../testing/playout.ts";
import { seededKey } from "../testing/seeded-key.ts";
import { Stage } from "../testing/stage.ts";
import type { AnswerValue } from "./answer.ts";
import type { Game } from "./game.ts";
import { Run } from "./kernel.ts";
import { ordersSchema } from "./order-schema.ts";
import { blocked, choice, choiceThen, form, oneOf, type Question } from "./question.ts";
import type { Seat } from "./seat.ts";
import {
  ASK,
  DEFAULT,
  type Facts,
  judgeOrders,
  type OrderKinds,
  type OrderValue,
  type StandingOrder,
} from "./standing-orders.ts";

const SEATS = ["seat:0", "seat:1", "seat:2"];

const kinds: OrderKinds = {
  toll: {
    topics: ["toll", "bribe"],
    when: {
      by: { test: "any-of", of: SEATS },
      goods: { test: "any-of", of: ["gin", "guns", "cards"] },
      night: { test: "is-so" },
      cost: { test: "at-most", min: 1, max: 9 },
      turn: { test: "own-turn" },
    },
    answers: {
      oneOf: ["pay", "fight", "hide", ASK, DEFAULT, { choose: "hide", with: "cellar" }],
      preferences: 3,
    },
  },
  deal: { topics: ["deal"], when: {}, answers: { form: { give: ["gin", "guns"], show: ["all", "none"] } } },
  gift: {
    topics: ["gift"],
    when: { night: { test: "is-so" } },
    answers: {
      form: { what: ["gin", "guns", "any"] },
      preferences: 2,
      // Gives the dearest coin that is there; by day nothing is given.
      meanings: (named, { facts: { goods }, when }) => {
        const { what } = named as { readonly what: string };
        const there = (goods as readonly string[]).filter((one) => what === "any" || one === what);
        return when["night"] === true ? there.map((one) => `give:${one}`) : [];
      },
    },
  },
  sale: { topics: ["sale"], when: {}, answers: { form: { give: ["gin", "guns"] }, under: "bid" } },
};

const question: Question<unknown> = oneOf([
  choice("pay", 1),
  blocked("fight", "no-gun"),
  choiceThen("hide", oneOf([choice("attic", 1), choice("cellar", 2)]), (place) => place),
]);
const facts: Facts = { by: "seat:1", goods: ["gin", "guns"], night: true, cost: 4, turn: 2 };

const toll = (when: Record<string, OrderValue>, ...answers: AnswerValue[]): StandingOrder => ({
  kind: "toll",
  when,
  answers,
});
const judge = (orders: readonly StandingOrder[], known: Facts = facts, topic = "toll") =>
  judgeOrders(kinds, orders, { topic, facts: () => known, question: question.data, fallback: "pay" });

describe("an order that names what it does not know", () => {
  const gifts = oneOf([blocked("give:gin", "spilt"), choice("give:guns", 1), choice("give:cards", 2)]);
  const give = (...answers: readonly AnswerValue[]) =>
    judgeOrders(kinds, [{ kind: "gift", when: { night: true }, answers }], {
      topic: "gift",
      facts: () => facts,
      question: gifts.data,
      fallback: null,
    });

  it("gives the first of its meanings that is legal", () => {
    expect(give({ what: "any" }).decided).toEqual({ answer: "give:guns" });
    expect(give({ what: "gin" }, { what: "guns" }).decided).toEqual({ answer: "give:guns" });
  });

  it("says why none is legal, and nothing of what is not there", () => {
    expect(give({ what: "gin" })).toMatchObject({ decided: null, dropped: [{ obstacle: "spilt" }] });
    const absent = { ...facts, goods: [] };
    const order = { kind: "gift", when: { night: true as const }, answers: [{ what: "gin" }] };
    const situation = { topic: "gift", facts: () => absent, question: gifts.data, fallback: null };
    expect(judgeOrders(kinds, [order], situation)).toMatchObject({ decided: null, dropped: [] });
  });
});

describe("an order", () => {
  it.each<[Record<string, OrderValue>, boolean]>([
    [{}, true],
    [{ by: ["seat:0", "seat:1"] }, true],
    [{ by: ["seat:2"] }, false],
    [{ goods: ["guns"] }, true],
    [{ goods: ["cards"] }, false],
    [{ night: true }, true],
    [{ cost: 4 }, true],
    [{ cost: 3 }, false],
    [{ turn: 2 }, true],
    [{ turn: 1 }, false],
    [{ turn: 3 }, false],
    [{ by: ["seat:1"], night: true, cost: 3 }, false],
    [{ unheard: true }, false],
  ])("that demands %j is meant: %s", (when, isMeant) => {
    expect(judge([toll(when, "pay")]).decided).toEqual(isMeant ? { answer: "pay" } : null);
  });

  it("demands nothing of what nobody knows: it is not meant then", () => {
    for (const when of [{ by: ["seat:1"] }, { night: true }, { cost: 9 }, { turn: 2 }] as const) {
      expect(judge([toll(when, "pay")], {}).decided).toBeNull();
    }
  });

  it("answers the topics of its kind alone, and is nothing where its kind is unknown", () => {
    expect(judge([toll({}, "pay")], facts, "bribe").decided).toEqual({ answer: "pay" });
    expect(judge([toll({}, "pay")], facts, "deal").decided).toBeNull();
    expect(judge([{ ...toll({}, "pay"), kind: "constructor" }]).decided).toBeNull();
  });

  it("gives its first answer that the prompt takes, and tells why the others are dropped", () => {
    const order = toll({}, "fight", "pay");
    expect(judge([order])).toEqual({
      decided: { answer: "pay" },
      order,
      dropped: [{ order, answer: "fight", obstacle: "no-gun" }],
    });
  });

  it("leaves it to the next order when none of its answers is legal, unless it says to ask", () => {
    expect(judge([toll({}, "fight"), toll({}, "pay")]).decided).toEqual({ answer: "pay" });
    expect(judge([toll({}, "fight", ASK), toll({}, "pay")]).decided).toBe(ASK);
    expect(judge([toll({}, ASK), toll({}, "pay")]).decided).toBe(ASK);
    expect(judge([toll({}, "fight")]).decided).toBeNull();
  });

  it("may leave it to the prompt's default", () => {
    expect(judge([toll({}, DEFAULT)]).decided).toEqual({ answer: "pay" });
  });

  it("answers what is asked along with an option as plainly as can be, unless it says how", () => {
    expect(judge([toll({}, "hide")]).decided).toEqual({ answer: { choose: "hide", with: "attic" } });
    const cellar = { choose: "hide", with: "cellar" };
    expect(judge([toll({}, cellar)]).decided).toEqual({ answer: cellar });
  });

  it("stands in every part of a form that has its option, and nowhere where none has", () => {
    const parts = { north: oneOf([choice("pay", 1), choice("hide", 2)]), south: oneOf([choice("hide", 2)]) };
    const said = (answer: string) =>
      judgeOrders(kinds, [toll({}, answer)], {
        topic: "toll",
        facts: () => facts,
        question: form(parts).data,
        fallback: { north: "hide", south: "hide" },
      }).decided;
    expect(said("pay")).toEqual({ answer: { north: "pay", south: "hide" } });
    expect(said("fight")).toBeNull();
  });

  it("fills in the form that is asked along with an option", () => {
    const give = form({ give: oneOf([choice("gin", 1), blocked("guns", "no-gun")]) });
    const sale = (given: string): StandingOrder => ({ kind: "sale", when: {}, answers: [{ give: given }] });
    const said = (...orders: StandingOrder[]) =>
      judgeOrders(kinds, orders, {
        topic: "sale",
        facts: () => facts,
        question: oneOf<unknown>([choice("pass", 1), choiceThen("bid", give, (one) => one)]).data,
        fallback: "pass",
      }).decided;
    expect(said(sale("guns"), sale("gin"))).toEqual({ answer: { choose: "bid", with: { give: "gin" } } });
    expect(said(sale("guns"))).toBeNull();
  });

  it("holds a limit against what each answer costs, where they differ", () => {
    const costs = { ...facts, cost: { pay: 5, hide: 2 } };
    const order = toll({ cost: 4 }, "pay", "hide");
    expect(judge([order], costs)).toEqual({
      decided: { answer: { choose: "hide", with: "attic" } },
      order,
      dropped: [{ order, answer: "pay", obstacle: "cost" }],
    });
  });
});

describe("the shape of orders", () => {
  const schema = ordersSchema(kinds, 2);
  const fits = (...orders: unknown[]) => schema.safeParse(orders).success;

  it("is what the kinds allow", () => {
    expect(fits()).toBe(true);
    expect(fits(toll({ by: ["seat:0"], night: true, cost: 9, turn: 1 }, "fight", DEFAULT, ASK))).toBe(true);
    expect(fits(toll({}, { choose: "hide", with: "cellar" }))).toBe(true);
    expect(fits({ kind: "deal", when: {}, answers: [{ give: "gin", show: "none" }] })).toBe(true);
  });

  it.each([
    ["an unknown kind", { kind: "duel", when: {}, answers: ["pay"] }],
    ["an unknown condition", toll({ weather: true }, "pay")],
    ["a condition of nothing", toll({ by: [] }, "pay")],
    ["an unknown name", toll({ by: ["seat:3"] }, "pay")],
    ["too high a number", toll({ cost: 10 }, "pay")],
    ["a turn before the first", toll({ turn: 0 }, "pay")],
    ["no answer", toll({})],
    ["an unknown answer", toll({}, "weep")],
    ["an unknown further answer", toll({}, { choose: "hide", with: "attic" })],
    ["too many preferences", toll({}, "pay", "fight", "hide", ASK)],
    ["half a form", { kind: "deal", when: {}, answers: [{ give: "gin" }] }],
    ["two forms", { kind: "deal", when: {}, answers: Array(2).fill({ give: "gin", show: "all" }) }],
    ["something else", "pay"],
  ])("is not %s", (_, order) => {
    expect(fits(order)).toBe(false);
  });

  it("has room for so many orders, and can be described to others", () => {
    expect(fits(...Array(3).fill(toll({}, "pay")))).toBe(false);
    expect(z.toJSONSchema(schema, { io: "input" })).toMatchObject({ type: "array", maxItems: 2 });
  });
});

interface Bridge {
  readonly isNight: boolean;
  paid: Seat[];
}

/**
 * A seat that wants to cross pays or fights. By night everybody pays without being asked, and an order pays for seat 0.
 */
const bridge: Game<Bridge> = {
  meta: {
    id: "bridge",
    version: "1",
    seats: { min: 2, max: 2 },
    options: z.object({}),
    presets: {},
    pace: () => ({ turnHours: 1, windowHours: 1, autopilotAfter: 0 }),
  },
  settings: z.object({ orders: ordersSchema(kinds, 3).default([]) }) as unknown as z.ZodType<unknown>,
  setup: () => ({ isNight: false, paid: [] }),
  *step(table) {
    const toPay = oneOf([choice("pay", true), choice("fight", false)]);
    const { decided } = table.judgeOrders(0, { topic: "bribe", question: toPay });
    if (decided !== null && decided !== ASK && toPay.read(decided.answer)) table.state.paid.push(0);
    const standing = () => (table.state.isNight ? "fight" : null);
    const asking = { topic: "toll", question: toPay, fallback: "pay", standing };
    const answers = yield* table.askAll([0, 1].map((seat) => ({ seat, ...asking })));
    for (const [seat, isPaying] of answers) if (isPaying) table.state.paid.push(seat);
    return { reason: "crossed", placements: [1, 1] };
  },
  view: (state) => state,
  bots: {},
  orders: { kinds, facts: ({ isNight }, { seat }) => ({ night: isNight, by: `seat:${seat}` }) },
};

describe("at the table", () => {
  const crossing = (orders: Readonly<Record<Seat, readonly StandingOrder[]>>, isNight = false) => {
    const settings = Object.fromEntries(
      Object.entries(orders).map(([seat, own]) => [seat, { orders: own as never }]),
    );
    return Stage.set(bridge, { seatCount: 2, state: { isNight, paid: [] }, settings }).run;
  };
  const asked = (run: ReturnType<typeof crossing>) => [0, 1].filter((seat) => run.prompts(seat).length > 0);

  it("an order that was meant and could not be carried out is known with the answer, to nobody who has none", () => {
    const mine = toll({ by: ["seat:1"] }, "hide");
    const run = crossing({ 1: [mine] });
    const answered = (seat: Seat, from: Seat) => {
      const prompt = run.prompts(from)[0]?.id ?? "";
      return run.ordered({ kind: "answer", seat, prompt, value: "pay", by: "player" });
    };
    const dropped = [expect.objectContaining({ order: mine, answer: "hide" })];
    expect(answered(1, 1)).toEqual({ topic: "toll", about: null, order: null, dropped });
    expect(answered(0, 0)).toBeNull();
    expect(answered(0, 1)).toBeNull();
  });

  it("a seat is not asked what its orders answer", () => {
    expect(asked(crossing({ 1: [toll({ by: ["seat:1"] }, "pay")] }))).toEqual([0]);
    expect(asked(crossing({ 1: [toll({ by: ["seat:0"] }, "pay")] }))).toEqual([0, 1]);
  });

  it("an order that is withdrawn or changed before its answer comes leaves the question to the player", () => {
    const settled = (...own: StandingOrder[]) =>
      ({ kind: "settings", seat: 1, settings: { orders: own as never } }) as const;
    const mine = toll({}, "pay");
    const setup = { seatCount: 2, options: {}, key: seededKey("bridge") };
    const { snapshot } = Run.begin(bridge as Game, setup).run;
    const settledTo = (...own: StandingOrder[]) => {
      const settings = [{ orders: [] }, { orders: [mine as never] }];
      // The stage would enter the answer at once.
      const { run } = Run.stage(bridge as Game, setup, { ...snapshot, settings });
      expect(standingAnswers(run)).toMatchObject([{ seat: 1, value: "pay" }]);
      const waiting = run.waiting();
      run.apply(settled(...own));
      expect(run.waiting()).toEqual(waiting);
      return run;
    };
    for (const own of [[], [toll({}, "fight")], [toll({}, ASK), mine]]) {
      const run = settledTo(...own);
      expect(standingAnswers(run)).toEqual([]);
      expect(asked(run)).toEqual([0, 1]);
    }
    expect(asked(settledTo(toll({ night: true }, ASK), mine, toll({}, "fight")))).toEqual([0]);
  });

  it("orders go before what the rules answer, also the order to ask", () => {
    expect(asked(crossing({ 1: [toll({ night: true }, ASK)] }, true))).toEqual([1]);
    expect(crossing({ 1: [toll({}, "hide")] }, true).outcome).not.toBeNull();
    expect((crossing({ 1: [toll({}, "pay")] }, true).state as Bridge).paid).toEqual([1]);
  });

  it("the rules may act by order without asking", () => {
    const paid = (order: StandingOrder) => (crossing({ 0: [order] }).state as Bridge).paid;
    expect(paid(toll({}, "pay"))).toEqual([0]);
    expect(paid(toll({}, ASK))).toEqual([]);
    expect(paid(toll({ night: true }, "pay"))).toEqual([]);
  });
});
