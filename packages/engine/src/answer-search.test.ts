import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnswerValue, ChosenOption } from "./answer.ts";
import { forcedAnswer, isAnswerable, plainestAnswer, randomAnswer } from "./legal-answers.ts";
import {
  amount,
  choice,
  choiceThen,
  form,
  limited,
  type OptionData,
  oneOf,
  type Question,
  type QuestionData,
  someOf,
} from "./question.ts";
import { seededRandom } from "./random.ts";
import { refusalOf } from "./refusal.ts";

const tally = fc.constantFrom("money", "hands");
const counts = fc.dictionary(tally, fc.integer({ min: -2, max: 4 }), { maxKeys: 2 });
const limit = fc.oneof(
  fc.record({ max: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ min: fc.integer({ min: -1, max: 4 }) }),
  fc.tuple(fc.integer({ min: -1, max: 5 }), fc.nat(2)).map(([min, more]) => ({ min, max: min + more })),
);
const limits = fc.oneof(fc.constant({}), fc.dictionary(tally, limit, { maxKeys: 2 }));
/** Small questions of every form, nested, with blocked options, counts and limits. Many have no answer. */
const questions = fc.letrec<{ question: QuestionData }>((tie) => {
  const options = optionsOf({ counts, with: tie("question") });
  const part = fc.record({ name: fc.constantFrom("x", "y"), question: tie("question") });
  return {
    question: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({
        form: fc.constant("amount" as const),
        min: fc.integer({ min: -2, max: 2 }),
        max: fc.integer({ min: -2, max: 4 }),
        step: fc.integer({ min: 1, max: 3 }),
        counts,
        limits,
      }),
      fc.record({ form: fc.constant("order" as const), options: optionsOf({ counts }), limits }),
      fc.record({ form: fc.constant("one" as const), options, limits }),
      fc.record({
        form: fc.constant("some" as const),
        options,
        min: fc.nat(2),
        max: fc.nat(3),
        ordered: fc.boolean(),
        limits,
      }),
      fc.record({
        form: fc.constant("form" as const),
        parts: fc.uniqueArray(part, { selector: ({ name }) => name, minLength: 1, maxLength: 2 }),
        limits,
      }),
    ),
  };
}).question;

/** Up to three options, of which one in five is blocked. */
function optionsOf(members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<OptionData[]> {
  const open = fc.record({ id: fc.constantFrom("a", "b", "c"), ...members }, { requiredKeys: ["id"] });
  const option = fc
    .tuple(open as fc.Arbitrary<OptionData>, fc.nat(4))
    .map(([data, n]): OptionData => (n === 0 ? { ...data, blocked: "not-now" } : data));
  return fc.uniqueArray(option, { selector: ({ id }) => id, maxLength: 3 });
}

const MOST_ANSWERS = 2000;

/** Every legal answer, found by checking every value of the right shape. Null if there are too many. */
function legalAnswers(question: QuestionData): AnswerValue[] | null {
  const shaped = [...shapedLike(question).take(MOST_ANSWERS)];
  return shaped.length === MOST_ANSWERS
    ? null
    : shaped.filter((value) => refusalOf(question, value) === null);
}

function* shapedLike(question: QuestionData): Generator<AnswerValue> {
  switch (question.form) {
    case "one":
      for (const option of question.options) yield* chosenLike(option);
      return;
    case "some":
    case "order":
      yield* inAnyOrder(question.options);
      return;
    case "amount":
      for (let n = question.min; n <= question.max; n += question.step) yield n;
      return;
    case "form":
      yield* formsLike(question.parts.map(({ name, question: part }) => [name, part] as const));
  }
}

function* chosenLike({ id, with: further }: OptionData): Generator<ChosenOption> {
  if (further === undefined) yield id;
  else for (const value of shapedLike(further)) yield { choose: id, with: value };
}

function* inAnyOrder(options: readonly OptionData[]): Generator<readonly ChosenOption[]> {
  yield [];
  for (const option of options) {
    const others = options.filter((o) => o !== option);
    for (const first of chosenLike(option)) for (const rest of inAnyOrder(others)) yield [first, ...rest];
  }
}

function* formsLike(
  parts: readonly (readonly [string, QuestionData])[],
): Generator<{ [part: string]: AnswerValue }> {
  const [first, ...others] = parts;
  if (first === undefined) yield {};
  else
    for (const value of shapedLike(first[1]))
      for (const rest of formsLike(others)) yield { [first[0]]: value, ...rest };
}

/** A text that is the same for answers that mean the same. */
function meaningOf(question: QuestionData, value: AnswerValue): string {
  if (question.form === "amount") return String(value);
  if (question.form === "form") {
    const values = value as Readonly<Record<string, AnswerValue>>;
    return question.parts
      .map((part) => meaningOf(part.question, values[part.name] as AnswerValue))
      .join(" & ");
  }
  const chosen = (Array.isArray(value) ? value : [value]).map((one: ChosenOption) => {
    if (typeof one === "string") return one;
    const further = question.options.find((o) => o.id === one.choose)?.with;
    return `${one.choose}(${further && meaningOf(further, one.with)})`;
  });
  const isOrdered = question.form === "order" || (question.form === "some" && question.ordered === true);
  return (isOrdered ? chosen : chosen.toSorted()).join(", ");
}

const small = questions
  .map((question) => ({ question, legal: legalAnswers(question) }))
  .filter((pair): pair is { question: QuestionData; legal: AnswerValue[] } => pair.legal !== null);
const textOf = (value: AnswerValue) => JSON.stringify(value);

describe("the search for an answer, compared with trying everything", () => {
  it("finds one when there is one, and a legal one, plainly or at random", () => {
    fc.assert(
      fc.property(small, fc.string(), ({ question, legal }, seed) => {
        expect(isAnswerable(question)).toBe(legal.length > 0);
        const plainest = () => plainestAnswer(question);
        const random = () => randomAnswer(question, seededRandom(seed));
        if (legal.length === 0) {
          expect(plainest).toThrow("rules/empty-prompt");
          expect(random).toThrow("rules/empty-prompt");
          return;
        }
        expect(refusalOf(question, plainest())).toBeNull();
        expect(refusalOf(question, random())).toBeNull();
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it("finds that one is the only one exactly when it is", () => {
    fc.assert(
      fc.property(small, ({ question, legal }) => {
        const meanings = new Set(legal.map((value) => meaningOf(question, value)));
        const forced = forcedAnswer(question);
        expect(forced === null).toBe(meanings.size !== 1);
        if (forced !== null) expect(refusalOf(question, forced)).toBeNull();
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  it("can come upon every legal answer at random", () => {
    const random = seededRandom("every answer");
    const few = small.filter(({ legal }) => legal.length > 1 && legal.length <= 24);
    fc.assert(
      fc.property(few, ({ question, legal }) => {
        const missing = new Set(legal.map(textOf));
        for (let i = 0; i < 5000 && missing.size > 0; i++)
          missing.delete(textOf(randomAnswer(question, random)));
        expect([...missing]).toEqual([]);
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});

describe("a refusal", () => {
  it("answers anything at all, and never throws", () => {
    fc.assert(
      fc.property(questions, fc.anything(), (question, value) => {
        const refusal = refusalOf(question, value);
        expect(refusal === null || refusal.reason.length > 0).toBe(true);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it("answers what is almost right, and never throws", () => {
    const bent = small
      .filter(({ legal }) => legal.length > 0)
      .chain(({ question, legal }) =>
        fc.tuple(fc.constantFrom(...legal), fc.nat(), fc.anything()).map(([value, at, anything]) => ({
          question,
          value: bend(value, at, anything),
        })),
      );
    fc.assert(
      fc.property(bent, ({ question, value }) => {
        const refusal = refusalOf(question, value);
        expect(refusal === null || refusal.reason.length > 0).toBe(true);
      }),
      { seed: 5, numRuns: 2000 },
    );
  });
});

/** The value with one part of it replaced. */
function bend(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== "object" || value === null || at % 4 === 0) return by;
  const keys = Object.keys(value);
  const bent = keys[at % Math.max(keys.length, 1)];
  if (bent === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[bent] = bend(copy[bent], Math.floor(at / 4), by);
  return copy;
}

describe("a question with more answers than can be tried", () => {
  const random = seededRandom("a large question");
  const firms = Array.from({ length: 12 }, (_, n) =>
    choiceThen(
      `firm-${n}`,
      form({
        shares: amount(0, 40, 1, { money: 50 + n, votes: 1 }),
        bonds: amount(0, 40, 5, { money: 20 }),
        gift: amount(0, 900, 50, { money: 1 }),
      }),
      (what) => what,
      { visits: 1 },
    ),
  );

  it.each([
    ["a budget", { money: { max: 1000 } }],
    ["a sum to be met exactly", { money: { min: 5000, max: 5000 }, votes: { min: 20 } }],
    ["so many visits and no more", { money: { min: 900, max: 1000 }, visits: { max: 3 } }],
  ])("is answered within %s", (_, bounds) => {
    const question = limited(someOf(firms, { min: 2, max: 12 }), bounds).data;
    expect(refusalOf(question, plainestAnswer(question))).toBeNull();
    for (let i = 0; i < 20; i++) expect(refusalOf(question, randomAnswer(question, random))).toBeNull();
    expect(forcedAnswer(question)).toBeNull();
  });

  it("is answered although much that looks good leads nowhere", () => {
    const worths = [1, ...Array.from({ length: 20 }, (_, n) => 2 + 2 * (n % 2))];
    const coins = worths.map((worth, n) => choice(`coin-${n}`, n, { worth }));
    const question = limited(someOf(coins, { min: 11, max: 11 }), { worth: { min: 30, max: 30 } }).data;
    expect(refusalOf(question, plainestAnswer(question))).toBeNull();
    for (let i = 0; i < 20; i++) expect(refusalOf(question, randomAnswer(question, random))).toBeNull();
  });

  it("is answered although what looks good can be chosen in many ways that count the same", () => {
    const many = oneOf(Array.from({ length: 40 }, (_, n) => choice(`target-${n}`, n)));
    const how = form({ at: many, before: many, unless: many });
    const worths = [1, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4];
    const cards = worths.map((worth, n) => choiceThen(`card-${n}`, how, (what) => what, { worth }));
    const question = limited(someOf(cards, { min: 6, max: 6 }), { worth: { min: 18, max: 18 } }).data;
    expect(refusalOf(question, plainestAnswer(question))).toBeNull();
    for (let i = 0; i < 20; i++) expect(refusalOf(question, randomAnswer(question, random))).toBeNull();
  });

  it("has none when each of many needs one of too few", () => {
    expect(isAnswerable(armed(10, 9).data)).toBe(false);
    expect(isAnswerable(armed(9, 9).data)).toBe(true);
  });

  it("is not forced as long as another answer has not been ruled out", () => {
    const easy = oneOf<unknown>([choice("nobody", null), choiceThen("armed", armed(3, 2), (who) => who)]);
    const hard = oneOf<unknown>([choice("nobody", null), choiceThen("armed", armed(13, 12), (who) => who)]);
    expect(forcedAnswer(easy.data)).toBe("nobody");
    expect(forcedAnswer(hard.data)).toBeNull();
  });
});

/** Each gun is in a hand of its own. */
function armed(guns: number, hands: number): Question<unknown> {
  const numbers = Array.from({ length: hands }, (_, n) => n);
  const carriers = oneOf(numbers.map((n) => choice(`hand-${n}`, n, { [`hand-${n}`]: 1 })));
  const parts = Array.from({ length: guns }, (_, n) => [`gun-${n}`, carriers] as const);
  const once = Object.fromEntries(numbers.map((n) => [`hand-${n}`, { max: 1 }]));
  return limited(form(Object.fromEntries(parts)), once);
}
