import type { AnswerValue } from "@consigliere/contract/answer";
import type { PastQuestion } from "@consigliere/contract/order-deeds";
import type { Facts, OrderKinds, StandingOrder } from "@consigliere/contract/standing-orders";
import { describe, expect, it } from "vitest";
import { tried } from "./trial.ts";

const kinds: OrderKinds = {
  toll: {
    topics: ["toll"],
    when: { night: { test: "is-so" }, turn: { test: "own-turn" } },
    answers: { oneOf: ["pay", "hide", "fight", "ask"], preferences: 3 },
  },
};
const options = [{ id: "pay" }, { id: "hide" }, { id: "fight", blocked: "unarmed" }];

function question(value: AnswerValue, facts: Facts = {}, topic = "toll"): PastQuestion {
  const prompt = {
    id: "1",
    seat: 0,
    topic,
    about: null,
    question: { form: "one", options },
    fallback: "pay",
  };
  return { n: 1, prompt, facts, value } as unknown as PastQuestion;
}

const order = (answers: readonly string[], when: StandingOrder["when"] = {}): StandingOrder => ({
  kind: "toll",
  when,
  answers,
});

describe("an order tried on what was asked before", () => {
  const asked = [question("pay"), question("hide"), question("pay", {}, "weather")];

  it("says how often it would have answered as the reader did, and where otherwise", () => {
    expect(tried(kinds, [order(["pay"])], 0, asked)).toEqual({
      count: 2,
      same: 1,
      other: [{ question: asked[1], answer: "pay" }],
      left: 0,
    });
  });

  it("falls back on its next preference where the first could not be given then", () => {
    expect(tried(kinds, [order(["fight", "hide"])], 0, asked)).toMatchObject({ same: 1, other: [{}] });
  });

  it("leaves to the reader what it asks, what it is not meant for, and what an earlier order answers", () => {
    expect(tried(kinds, [order(["ask"])], 0, asked)).toMatchObject({ count: 2, same: 0, other: [], left: 2 });
    const nights = [question("pay", { night: true }), question("pay", { night: false })];
    expect(tried(kinds, [order(["pay"], { night: true })], 0, nights)).toMatchObject({ same: 1, left: 1 });
    expect(tried(kinds, [order(["hide"]), order(["pay"])], 1, asked)).toMatchObject({ left: 2 });
  });

  it("is tried on any turn if it is for the next alone, and on ten questions at most", () => {
    const many = Array.from({ length: 12 }, () => question("pay", { turn: 3 }));
    expect(tried(kinds, [order(["pay"], { turn: 9 })], 0, many)).toMatchObject({ count: 10, same: 10 });
  });
});
