/**
 * Questions: what a rule asks, and how the legal answer is read back as a typed value.
 *
 * A `Question<T>` has two halves. `data` is plain JSON and travels to the player; it lists every legal
 * answer, and nothing else decides legality. `read` turns an answer that was found legal into the value
 * that the rule works with.
 */
import type { AnswerValue } from "./answer.ts";

/** A semantic id such as `mobster:capone-4`, `card:contract-03` or `pass`. Never a position. */
export type OptionId = string;

/** One thing that may be chosen, or that a player would expect to choose but may not (`blocked`). */
export interface OptionData {
  readonly id: OptionId;
  /** The key of the reason why this cannot be chosen now. A blocked option is never legal. */
  readonly blocked?: string;
  /** The group that quotas of a "some of" question count this option in. */
  readonly group?: string;
  /** What must be answered along with this choice. */
  readonly with?: QuestionData;
}

export interface OneOfData {
  readonly form: "one";
  readonly options: readonly OptionData[];
}

export interface SomeOfData {
  readonly form: "some";
  readonly options: readonly OptionData[];
  readonly min: number;
  readonly max: number;
  /** True when the order of choosing has a meaning (it is kept in any case). */
  readonly ordered?: boolean;
  /** Exactly so many options of each named group. */
  readonly quotas?: Readonly<Record<string, number>>;
}

export interface OrderOfData {
  readonly form: "order";
  readonly options: readonly OptionData[];
}

export interface AmountData {
  readonly form: "amount";
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface FormData {
  readonly form: "form";
  readonly parts: readonly FormPart[];
}

export interface FormPart {
  readonly name: string;
  readonly question: QuestionData;
}

export type QuestionData = OneOfData | SomeOfData | OrderOfData | AmountData | FormData;

export interface Question<T> {
  readonly data: QuestionData;
  /** The typed meaning of an answer that is legal for `data`. */
  readonly read: (answer: AnswerValue) => T;
}

/** One choice of a "one of" or "some of" question with its typed meaning. */
export interface Choice<T> {
  readonly option: OptionData;
  readonly read: (further: AnswerValue | undefined) => T;
}

/** A choice that means `value`. */
export function choice<T>(id: OptionId, value: T, group?: string): Choice<T> {
  return { option: group === undefined ? { id } : { id, group }, read: () => value };
}

/** A choice that brings a further question, answered in the same breath: `play:hit`, then the target. */
export function choiceThen<T, U>(id: OptionId, further: Question<U>, meaning: (value: U) => T): Choice<T> {
  return {
    option: { id, with: further.data },
    read: (inner) => meaning(further.read(expectAnswer(inner))),
  };
}

/** Something a player would expect to choose but may not, with the key of the reason. */
export function blocked(id: OptionId, reason: string): Choice<never> {
  return {
    option: { id, blocked: reason },
    read: () => {
      throw new Error(`blocked option ${id} was read`);
    },
  };
}

/** Exactly one of the choices. */
export function oneOf<T>(choices: readonly Choice<T>[]): Question<T> {
  const byId = indexed(choices);
  return {
    data: { form: "one", options: choices.map((c) => c.option) },
    read: (answer) => {
      if (typeof answer === "string") return pick(byId, answer).read(undefined);
      const { choose, with: further } = answer as { choose: string; with: AnswerValue };
      return pick(byId, choose).read(further);
    },
  };
}

export interface SomeOfLimits {
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly quotas?: Readonly<Record<string, number>>;
}

/** Between `min` and `max` different choices, in the order in which they are named. */
export function someOf<T>(choices: readonly Choice<T>[], limits: SomeOfLimits): Question<T[]> {
  const byId = indexed(choices);
  return {
    data: { form: "some", options: choices.map((c) => c.option), ...limits },
    read: (answer) => (answer as readonly string[]).map((id) => pick(byId, id).read(undefined)),
  };
}

/** All of the choices, put in an order. */
export function orderOf<T>(choices: readonly Choice<T>[]): Question<T[]> {
  const byId = indexed(choices);
  return {
    data: { form: "order", options: choices.map((c) => c.option) },
    read: (answer) => (answer as readonly string[]).map((id) => pick(byId, id).read(undefined)),
  };
}

/** A whole number from `min` to `max`, in steps of `step` counted from `min`. */
export function amount(min: number, max: number, step = 1): Question<number> {
  return { data: { form: "amount", min, max, step }, read: (answer) => answer as number };
}

/** Several questions answered at once. */
export function form<T extends Record<string, unknown>>(
  parts: {
    readonly [K in keyof T]: Question<T[K]>;
  },
): Question<T> {
  const entries = Object.entries(parts) as [string, Question<unknown>][];
  return {
    data: { form: "form", parts: entries.map(([name, question]) => ({ name, question: question.data })) },
    read: (answer) => {
      const values = answer as Readonly<Record<string, AnswerValue>>;
      return Object.fromEntries(
        entries.map(([name, question]) => [name, question.read(expectAnswer(values[name]))]),
      ) as T;
    },
  };
}

/** The same question with its answer put to another meaning. */
export function map<T, U>(question: Question<T>, meaning: (value: T) => U): Question<U> {
  return { data: question.data, read: (answer) => meaning(question.read(answer)) };
}

function indexed<T>(choices: readonly Choice<T>[]): ReadonlyMap<string, Choice<T>> {
  return new Map(choices.map((c) => [c.option.id, c]));
}

function pick<T>(byId: ReadonlyMap<string, Choice<T>>, id: string): Choice<T> {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no option ${id}: an answer was read that was not checked`);
  return found;
}

function expectAnswer(answer: AnswerValue | undefined): AnswerValue {
  if (answer === undefined) throw new Error("a part of an answer is missing: it was not checked");
  return answer;
}
