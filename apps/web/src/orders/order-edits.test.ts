import type { OrderKinds, StandingOrder } from "@consigliere/contract/standing-orders";
import { describe, expect, it } from "vitest";
import { answerOf, keyOf, proposed, stillMeant, withAnswer, withCondition, withPart } from "./order-edits.ts";

const order: StandingOrder = { kind: "toll", when: { by: ["seat:1"] }, answers: ["fight", "hide", "pay"] };
const chain = { sure: ["pay", "ask"], most: 3 };
const answers = (place: number, key: string) => withAnswer(order, place, key, chain).answers;

describe("a standing order in the form", () => {
  it("demands something of a fact, or nothing", () => {
    expect(withCondition(order, "night", true).when).toEqual({ by: ["seat:1"], night: true });
    expect(withCondition(order, "by", undefined).when).toEqual({});
  });

  it("keeps its later preferences, but for what comes twice or after what is sure", () => {
    expect(answers(0, "bribe")).toEqual(["bribe", "hide", "pay"]);
    expect(answers(0, "hide")).toEqual(["hide", "pay"]);
    expect(answers(1, "ask")).toEqual(["fight", "ask"]);
    expect(answers(0, "pay")).toEqual(["pay"]);
    expect(answers(1, "")).toEqual(["fight"]);
  });

  it("goes on with what is sure where nothing followed, and never beyond its most preferences", () => {
    const last = { ...order, answers: ["pay"] };
    expect(withAnswer(last, 0, "fight", chain).answers).toEqual(["fight", "pay"]);
    expect(withAnswer(last, 0, "fight", { sure: [], most: 1 }).answers).toEqual(["fight"]);
    expect(withAnswer(order, 2, "bribe", chain).answers).toEqual(["fight", "hide", "bribe"]);
  });

  it("ends with an answer that leaves nothing else to do, and does not add one by itself", () => {
    const door = { sure: [], end: ["leave"], most: 3 };
    expect(withAnswer(order, 0, "leave", door).answers).toEqual(["leave"]);
    expect(withAnswer(order, 2, "bribe", door).answers).toEqual(["fight", "hide", "bribe"]);
  });

  it("holds answers as keys, those that say more included", () => {
    for (const answer of ["pay", { choose: "hide", with: "cellar" }]) {
      expect(answerOf(keyOf(answer))).toEqual(answer);
    }
  });

  it("changes a part of a form alone", () => {
    const deal = { ...order, answers: [{ give: "gin", show: "all" }] };
    expect(withPart(deal, 0, "show", "none").answers).toEqual([{ give: "gin", show: "none" }]);
  });
});

it("an order is proposed for a question, with the answer that is being given where it may be ordered", () => {
  const kinds: OrderKinds = {
    toll: { topics: ["toll", "bridge"], when: {}, answers: { oneOf: ["pay", "hide"] } },
    deal: { topics: ["deal"], when: {}, answers: { form: { give: ["gin", "rum"] } } },
    bid: { topics: ["sale"], when: {}, answers: { form: { give: ["gin", "rum"] }, under: "bid" } },
    none: { topics: ["sale"], when: {}, answers: { oneOf: ["pass"] } },
  };
  const bid: StandingOrder = { kind: "bid", when: {}, answers: [{ give: "gin" }] };
  const none: StandingOrder = { kind: "none", when: {}, answers: ["pass"] };
  const deal: StandingOrder = { kind: "deal", when: {}, answers: [{ give: "gin" }] };
  const given = (topic: string, answer: StandingOrder["answers"][number] | null) =>
    proposed(kinds, [order, deal, bid, none], { topic, answer });
  expect(given("bridge", "hide")).toEqual({ ...order, answers: ["hide"] });
  expect(given("toll", { choose: "pay", with: "coins" })).toEqual({ ...order, answers: ["pay"] });
  expect(given("toll", "card:42")).toEqual(order);
  expect(given("toll", null)).toEqual(order);
  expect(given("deal", "gin")).toEqual(deal);
  expect(given("deal", { give: "rum" })).toEqual({ ...deal, answers: [{ give: "rum" }] });
  // Of several that answer it, the one that can express it.
  expect(given("sale", { choose: "bid", with: { give: "rum" } })).toEqual({
    ...bid,
    answers: [{ give: "rum" }],
  });
  expect(given("sale", "pass")).toEqual(none);
  expect(given("sale", null)).toEqual(bid);
  expect(given("weather", "hide")).toBeUndefined();
});

it("orders for a turn that has begun are meant no more", () => {
  const kinds: OrderKinds = {
    toll: { topics: [], when: { turn: { test: "own-turn" } }, answers: { oneOf: ["pay"] } },
  };
  const forTurn = (turn: number): StandingOrder => ({ kind: "toll", when: { turn }, answers: ["pay"] });
  const always = { ...order, when: {} };
  expect(stillMeant(kinds, [forTurn(2), forTurn(3), always], 3)).toEqual([forTurn(3), always]);
  expect(stillMeant(kinds, [forTurn(3), always], null)).toEqual([always]);
});
