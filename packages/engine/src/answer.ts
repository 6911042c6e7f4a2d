/** Answers: what a seat replies, whether it is legal, and which legal answers there are. */
import { isRecord } from "./json.ts";
import type { OptionData, QuestionData, SomeOfData } from "./question.ts";
import type { Random } from "./random.ts";

/**
 * A reply, shaped by the form of its question:
 * "one of": the option id, or `{ choose, with }` when the option asks further;
 * "some of" and "order of": option ids in order; "amount": a number; "form": an answer for each part.
 */
export type AnswerValue =
  | string
  | number
  | readonly string[]
  | { readonly choose: string; readonly with: AnswerValue }
  | { readonly [part: string]: AnswerValue };

/** Why an answer is not legal. `path` leads to the part at fault: option ids and names of form parts. */
export interface Refusal {
  readonly reason:
    | "wrong-shape"
    | "unknown-option"
    | "blocked-option"
    | "repeated-option"
    | "too-few"
    | "too-many"
    | "quota"
    | "out-of-range";
  readonly path: readonly string[];
  /** The reason key of the blocked option that was chosen. */
  readonly blocked?: string;
}

/** Null when `value` is legal for `question`; else what is wrong with it. Never throws, whatever `value` is. */
export function refusalOf(
  question: QuestionData,
  value: unknown,
  path: readonly string[] = [],
): Refusal | null {
  switch (question.form) {
    case "one":
      return refusalOfOne(question.options, value, path);
    case "some":
      return refusalOfSome(question, value, path);
    case "order":
      return refusalOfSome(
        { ...question, form: "some", min: question.options.length, max: question.options.length },
        value,
        path,
      );
    case "amount": {
      if (typeof value !== "number" || !Number.isInteger(value)) return { reason: "wrong-shape", path };
      const fits =
        value >= question.min && value <= question.max && (value - question.min) % question.step === 0;
      return fits ? null : { reason: "out-of-range", path };
    }
    case "form": {
      if (!isRecord(value)) return { reason: "wrong-shape", path };
      if (Object.keys(value).length !== question.parts.length) return { reason: "wrong-shape", path };
      for (const part of question.parts) {
        if (!Object.hasOwn(value, part.name)) return { reason: "wrong-shape", path: [...path, part.name] };
        const refusal = refusalOf(part.question, value[part.name], [...path, part.name]);
        if (refusal !== null) return refusal;
      }
      return null;
    }
  }
}

function refusalOfOne(
  options: readonly OptionData[],
  value: unknown,
  path: readonly string[],
): Refusal | null {
  const isPlain = typeof value === "string";
  const isNested = isRecord(value) && typeof value["choose"] === "string" && Object.keys(value).length === 2;
  if (!isPlain && !isNested) return { reason: "wrong-shape", path };
  const id = isPlain ? value : String(value["choose"]);
  const option = options.find((o) => o.id === id);
  const refusal = refusalOfOption(option, [...path, id]);
  if (refusal !== null || option === undefined) return refusal;
  if (option.with === undefined) return isPlain ? null : { reason: "wrong-shape", path: [...path, id] };
  if (isPlain) return { reason: "wrong-shape", path: [...path, id] };
  return refusalOf(option.with, value["with"], [...path, id]);
}

function refusalOfSome(question: SomeOfData, value: unknown, path: readonly string[]): Refusal | null {
  if (!Array.isArray(value) || !value.every((id) => typeof id === "string"))
    return { reason: "wrong-shape", path };
  const ids: string[] = value;
  const counts = new Map<string, number>();
  for (const id of ids) {
    const option = question.options.find((o) => o.id === id);
    const refusal = refusalOfOption(option, [...path, id]);
    if (refusal !== null || option === undefined) return refusal;
    if (option.group !== undefined) counts.set(option.group, (counts.get(option.group) ?? 0) + 1);
  }
  if (new Set(ids).size !== ids.length) return { reason: "repeated-option", path };
  if (ids.length < question.min) return { reason: "too-few", path };
  if (ids.length > question.max) return { reason: "too-many", path };
  for (const [group, quota] of Object.entries(question.quotas ?? {})) {
    if ((counts.get(group) ?? 0) !== quota) return { reason: "quota", path: [...path, group] };
  }
  return null;
}

function refusalOfOption(option: OptionData | undefined, path: readonly string[]): Refusal | null {
  if (option === undefined) return { reason: "unknown-option", path };
  if (option.blocked !== undefined) return { reason: "blocked-option", path, blocked: option.blocked };
  return null;
}

/** Whether any legal answer exists. */
export function isAnswerable(question: QuestionData): boolean {
  switch (question.form) {
    case "one":
      return question.options.some(isOpen);
    case "some": {
      const open = question.options.filter(isOpen);
      if (open.length < question.min || question.min > question.max) return false;
      const wanted = Object.entries(question.quotas ?? {});
      return wanted.every(([group, quota]) => open.filter((o) => o.group === group).length >= quota);
    }
    case "order":
      return question.options.every(isOpen);
    case "amount":
      return question.min <= question.max;
    case "form":
      return question.parts.every((part) => isAnswerable(part.question));
  }
}

/** The only legal answer when there is exactly one, else null. */
export function forcedAnswer(question: QuestionData): AnswerValue | null {
  switch (question.form) {
    case "one": {
      const open = question.options.filter(isOpen);
      const [only] = open;
      if (only === undefined || open.length > 1) return null;
      if (only.with === undefined) return only.id;
      const further = forcedAnswer(only.with);
      return further === null ? null : { choose: only.id, with: further };
    }
    case "some":
      return question.max === 0 ? [] : null;
    case "order":
      return question.options.length <= 1 ? question.options.map((o) => o.id) : null;
    case "amount":
      return question.min + question.step > question.max ? question.min : null;
    case "form": {
      const parts = question.parts.map((part) => [part.name, forcedAnswer(part.question)] as const);
      return parts.some(([, value]) => value === null)
        ? null
        : Object.fromEntries(parts as (readonly [string, AnswerValue])[]);
    }
  }
}

/** The plainest legal answer: first open option, fewest choices, present order, smallest amount. */
export function plainestAnswer(question: QuestionData): AnswerValue {
  return chooseAnswer(question, {
    first: (options) => options[0],
    count: (min) => min,
    shuffle: (o) => [...o],
  });
}

/** A legal answer chosen at random; every legal answer can come up. */
export function randomAnswer(question: QuestionData, random: Random): AnswerValue {
  return chooseAnswer(question, {
    first: (options) => (options.length === 0 ? undefined : random.pick(options)),
    count: (min, max) => min + random.below(max - min + 1),
    shuffle: (options) => random.shuffled(options),
  });
}

interface Chooser {
  readonly first: (options: readonly OptionData[]) => OptionData | undefined;
  readonly count: (min: number, max: number) => number;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

function chooseAnswer(question: QuestionData, chooser: Chooser): AnswerValue {
  switch (question.form) {
    case "one": {
      const option = chooser.first(question.options.filter(isOpen));
      if (option === undefined) throw new RangeError("a question without a legal answer");
      return option.with === undefined
        ? option.id
        : { choose: option.id, with: chooseAnswer(option.with, chooser) };
    }
    case "some":
      return chooseSome(question, chooser);
    case "order":
      return chooser.shuffle(question.options).map((o) => o.id);
    case "amount": {
      const steps = Math.floor((question.max - question.min) / question.step);
      return question.min + question.step * chooser.count(0, steps);
    }
    case "form":
      return Object.fromEntries(
        question.parts.map((part) => [part.name, chooseAnswer(part.question, chooser)]),
      );
  }
}

function chooseSome(question: SomeOfData, chooser: Chooser): string[] {
  const open = chooser.shuffle(question.options.filter(isOpen));
  const quotas = question.quotas ?? {};
  const bound = Object.entries(quotas).flatMap(([group, quota]) =>
    open.filter((o) => o.group === group).slice(0, quota),
  );
  const free = open.filter((o) => o.group === undefined || !Object.hasOwn(quotas, o.group));
  const least = Math.max(question.min - bound.length, 0);
  const most = Math.min(question.max - bound.length, free.length);
  const extra = free.slice(0, chooser.count(least, Math.max(least, most)));
  return chooser.shuffle([...bound, ...extra]).map((o) => o.id);
}

/** Whether the option may be chosen and, where it asks further, can be answered in full. */
export function isOpen(option: OptionData): boolean {
  return option.blocked === undefined && (option.with === undefined || isAnswerable(option.with));
}
