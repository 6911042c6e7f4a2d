import type { AnswerValue } from "@consigliere/contract/answer";
import { describe, expect, it } from "vitest";
import { habitIn, NOTHING, noted } from "./habit.ts";

const given = (...answers: readonly [topic: string, answer: AnswerValue][]) =>
  answers.reduce((kept, [topic, answer]) => noted(kept, topic, answer), NOTHING);

describe("a habit", () => {
  const pass = ["counter", "pass"] as const;

  it("is an answer given four times to a question of one kind, and never another", () => {
    expect(habitIn(given([...pass], [...pass], [...pass]))).toBeNull();
    expect(habitIn(given([...pass], [...pass], ["turn", "hit"], [...pass], [...pass]))).toEqual({
      topic: "counter",
      answer: "pass",
      times: 4,
    });
    expect(
      habitIn(given([...pass], ["counter", "safe-house"], [...pass], [...pass], [...pass], [...pass])),
    ).toBeNull();
  });

  it("is told of the question that was answered last", () => {
    expect(habitIn(given([...pass], [...pass], [...pass], [...pass], ["turn", "hit"]))).toBeNull();
  });

  it("is told no more once an order was offered", () => {
    expect(habitIn({ ...given([...pass], [...pass], [...pass], [...pass]), isOffered: true })).toBeNull();
  });

  it("is no answer of several parts", () => {
    const shot: AnswerValue = { card: "hit", target: "man:3" } as never;
    expect(habitIn(given(["turn", shot], ["turn", shot], ["turn", shot], ["turn", shot]))).toBeNull();
  });
});
