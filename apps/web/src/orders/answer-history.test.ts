import type { AnswerValue } from "@consigliere/contract/answer";
import { describe, expect, it } from "vitest";
import { historyIn, NOTHING, noted } from "./answer-history.ts";

const given = (...answers: readonly [topic: string, answer: AnswerValue][]) =>
  answers.reduce((kept, [topic, answer]) => noted(kept, topic, answer), NOTHING);

describe("a habit", () => {
  const pass = ["counter", "pass"] as const;

  it("is an answer given four times to a question of one kind, and never another", () => {
    expect(historyIn(given([...pass], [...pass], [...pass]))).toBeNull();
    expect(historyIn(given([...pass], [...pass], ["turn", "hit"], [...pass], [...pass]))).toEqual({
      topic: "counter",
      answer: "pass",
      times: 4,
      of: 4,
    });
    expect(
      historyIn(given([...pass], ["counter", "safe-house"], [...pass], [...pass], [...pass], [...pass])),
    ).toBeNull();
  });

  it("is what most of the last ten answers were, too, if the last was one of them", () => {
    const other = ["counter", "safe-house"] as const;
    const passes = (count: number) => Array.from({ length: count }, () => [...pass] as [string, AnswerValue]);
    expect(historyIn(given([...other], ...passes(8)))).toBeNull();
    expect(historyIn(given([...other], [...other], ...passes(8)))).toMatchObject({ times: 8, of: 10 });
    expect(historyIn(given([...other], [...other], [...other], ...passes(7)))).toBeNull();
    expect(historyIn(given(...passes(9), [...other]))).toBeNull();
    expect(historyIn(given(...Array(9).fill([...other]), ...passes(10)))).toMatchObject({
      times: 10,
      of: 10,
    });
  });

  it("is told of the question that was answered last", () => {
    expect(historyIn(given([...pass], [...pass], [...pass], [...pass], ["turn", "hit"]))).toBeNull();
  });

  it("is told no more once an order was offered", () => {
    expect(historyIn({ ...given([...pass], [...pass], [...pass], [...pass]), isOffered: true })).toBeNull();
  });

  it("is no answer of several parts", () => {
    const shot: AnswerValue = { card: "hit", target: "man:3" } as never;
    expect(historyIn(given(["turn", shot], ["turn", shot], ["turn", shot], ["turn", shot]))).toBeNull();
  });
});
