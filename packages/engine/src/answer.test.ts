import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forcedAnswer, isAnswerable, plainestAnswer, randomAnswer, refusalOf } from "./answer.ts";
import {
  amount,
  blocked,
  choice,
  choiceThen,
  form,
  oneOf,
  orderOf,
  type QuestionData,
  someOf,
} from "./question.ts";
import { seededRandom } from "./random.ts";

const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { minLength: 1, maxLength: 6 });

/** Questions of every form, nested, with blocked options and quotas. */
const questions = fc.letrec<{ question: QuestionData }>((tie) => ({
  question: fc.oneof(
    { maxDepth: 3 },
    fc
      .record({
        min: fc.integer({ min: -5, max: 5 }),
        steps: fc.nat(4),
        step: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ min, steps, step }) => amount(min, min + steps * step, step).data),
    ids.map((list) => orderOf(list.map((id) => choice(id, id))).data),
    fc.tuple(ids, fc.nat(3), fc.nat(3)).map(([list, min, extra]) => {
      const least = Math.min(min, list.length);
      return someOf(
        list.map((id) => choice(id, id)),
        { min: least, max: Math.min(least + extra, list.length) },
      ).data;
    }),
    fc.tuple(ids, fc.nat(2)).map(([list, quota]) => {
      const grouped = list.map((id, i) => choice(id, id, i % 2 === 0 ? "even" : "odd"));
      const even = Math.min(quota, Math.ceil(list.length / 2));
      return someOf(grouped, { min: even, max: list.length, ordered: true, quotas: { even } }).data;
    }),
    fc.tuple(ids, tie("question")).map(([list, further]) => ({
      form: "one" as const,
      options: [
        { id: "further", with: further },
        ...list.map((id, i) => (i % 3 === 2 ? { id, blocked: "not-now" } : { id })),
      ],
    })),
    tie("question").map((question) => ({ form: "form" as const, parts: [{ name: "part", question }] })),
  ),
})).question;

describe("legality", () => {
  it("takes whatever is offered: random, plainest and forced answers are legal", () => {
    fc.assert(
      fc.property(questions, fc.string(), (question, seed) => {
        if (!isAnswerable(question)) return;
        expect(refusalOf(question, randomAnswer(question, seededRandom(seed)))).toBeNull();
        expect(refusalOf(question, plainestAnswer(question))).toBeNull();
        const forced = forcedAnswer(question);
        if (forced !== null) expect(refusalOf(question, forced)).toBeNull();
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("answers with a refusal, never an exception, to anything at all", () => {
    fc.assert(
      fc.property(questions, fc.anything(), (question, value) => {
        const refusal = refusalOf(question, value);
        expect(refusal === null || refusal.reason.length > 0).toBe(true);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });

  it.each([
    ["unknown-option", "zzz"],
    ["blocked-option", "b"],
    ["wrong-shape", { choose: "a", with: "x" }],
    ["wrong-shape", "deep"],
    ["unknown-option", { choose: "deep", with: "y" }],
    ["wrong-shape", { choose: "deep", with: "x", extra: 1 }],
    ["wrong-shape", 4],
    ["wrong-shape", null],
  ])("says %s to %j", (reason, value) => {
    const question = oneOf<unknown>([
      choice("a", 1),
      blocked("b", "too-poor"),
      choiceThen("deep", oneOf([choice("x", 1)]), (x) => x),
    ]);
    expect(refusalOf(question.data, value)?.reason).toBe(reason);
  });

  it("keeps quotas, counts and differences of chosen options", () => {
    const two = (group: string) => [1, 2].map((n) => choice(`${group}${n}`, n, group));
    const question = someOf([...two("s"), ...two("t")], { min: 2, max: 3, quotas: { s: 1 } }).data;
    expect(refusalOf(question, ["s1", "t1"])).toBeNull();
    expect(refusalOf(question, ["t2", "s2", "t1"])).toBeNull();
    expect(refusalOf(question, ["t1", "t2"])?.reason).toBe("quota");
    expect(refusalOf(question, ["s1"])?.reason).toBe("too-few");
    expect(refusalOf(question, ["s1", "t1", "t2", "s2"])?.reason).toBe("too-many");
    expect(refusalOf(question, ["s1", "s1"])?.reason).toBe("repeated-option");
  });

  it("does not take members that an answer inherits for parts of it", () => {
    expect(refusalOf(form({ toString: amount(0, 1) }).data, {})?.reason).toBe("wrong-shape");
  });
});

describe("reading", () => {
  it("gives the typed meaning of a nested answer", () => {
    const question = oneOf<unknown>([
      choiceThen(
        "hit",
        form({ target: oneOf([choice("mobster:x", "x")]), money: amount(0, 9) }),
        (what) => what,
      ),
    ]);
    const answer = { choose: "hit", with: { target: "mobster:x", money: 4 } };
    expect(question.read(answer)).toEqual({ target: "x", money: 4 });
  });
});
