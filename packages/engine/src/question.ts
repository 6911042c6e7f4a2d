/**
 * Questions: a rule asks one, and gets the legal answer back as a typed value.
 *
 * A `Question<T>` has two halves. `data` is plain JSON and is sent to the player. It lists every legal answer, and
 * nothing else decides legality. `read` turns an answer that was found legal into the value that the rule works with.
 *
 * Members of `data` are in the order of their names. So its text is canonical as it is, and prompt ids are made from it.
 */
import type { AnswerValue } from "./answer.ts";
import { RulesError } from "./errors.ts";
import { inOrder, isRecord } from "./json.ts";

/** A semantic id such as `mobster:capone-4`, `card:contract-03` or `pass`. Never a position. */
export type OptionId = string;

/** A place in a question: option ids of choices, and names of parts of forms. */
export type Path = readonly string[];

/**
 * How much something counts towards named tallies, in whole numbers: `{ money: 300, hands: 1 }`. Gains count below
 * zero: a card that is sold for $8 has `{ money: -8 }`.
 */
export type Counts = Readonly<Record<string, number>>;

/** The allowed range of a tally; an end that is left out is open. */
export interface Limit {
  readonly min?: number;
  readonly max?: number;
}

/** One thing that may be chosen, or that a player would expect to choose but may not (`blocked`). */
export interface OptionData {
  readonly id: OptionId;
  /** The key of the reason why this cannot be chosen now. A blocked option is never legal. */
  readonly blocked?: string;
  /** The counts of this choice, apart from those of its `with`. */
  readonly counts?: Counts;
  /** A further question to answer along with this choice. Not under "order of". */
  readonly with?: QuestionData;
}

interface Limited {
  /** By tally, the limits on the sum of everything chosen inside this question, at any depth. */
  readonly limits?: Readonly<Record<string, Limit>>;
}

export interface OneOfData extends Limited {
  readonly form: "one";
  readonly options: readonly OptionData[];
}

export interface SomeOfData extends Limited {
  readonly form: "some";
  readonly options: readonly OptionData[];
  readonly min: number;
  readonly max: number;
  /** True when the order of choosing has a meaning (it is kept in any case). */
  readonly ordered?: boolean;
}

export interface OrderOfData extends Limited {
  readonly form: "order";
  readonly options: readonly OptionData[];
}

export interface AmountData extends Limited {
  readonly form: "amount";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The counts of each unit. */
  readonly counts?: Counts;
}

export interface FormData extends Limited {
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
  /**
   * The typed meaning of an answer that is legal for `data`. `path` is the question's place.
   * @throws RulesError that names the place, when the answer was not checked or its meaning cannot be made.
   */
  readonly read: (answer: AnswerValue, path?: Path) => T;
}

/** One choice of a "one of" or "some of" question with its typed meaning. `path` leads to the choice. */
export interface Choice<T> {
  readonly option: OptionData;
  readonly read: (further: AnswerValue | undefined, path: Path) => T;
}

/** A choice that means `value`. */
export function choice<T>(id: OptionId, value: T, counts?: Counts): Choice<T> {
  return {
    option: counts === undefined ? { id } : { counts: inOrder(counts), id },
    read: (further, path) => {
      if (further !== undefined) throw misread(path);
      return value;
    },
  };
}

/** A choice with a further question that is answered at the same time: `play:hit`, then the target. */
export function choiceThen<T, U>(
  id: OptionId,
  further: Question<U>,
  meaning: (value: U) => T,
  counts?: Counts,
): Choice<T> {
  return {
    option:
      counts === undefined ? { id, with: further.data } : { counts: inOrder(counts), id, with: further.data },
    read: (inner, path) => {
      const value = further.read(present(inner, path), path);
      return meant(() => meaning(value), path);
    },
  };
}

/** Something a player would expect to choose but may not, with the key of the reason. */
export function blocked(id: OptionId, reason: string): Choice<never> {
  return {
    option: { blocked: reason, id },
    read: (_, path) => {
      throw misread(path);
    },
  };
}

/** Exactly one of the choices. */
export function oneOf<T>(choices: readonly Choice<T>[]): Question<T> {
  const byId = indexed(choices);
  return {
    data: { form: "one", options: choices.map((c) => c.option) },
    read: (answer, path = []) => readChoice(byId, answer, path),
  };
}

interface HowMany {
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
}

/** Between `min` and `max` different choices, in the order in which they are named. */
export function someOf<T>(choices: readonly Choice<T>[], howMany: HowMany): Question<T[]> {
  const byId = indexed(choices);
  const { min, max, ordered } = howMany;
  const options = choices.map((c) => c.option);
  return {
    data: {
      form: "some",
      max,
      min,
      options,
      ...(ordered === undefined ? {} : { ordered }),
    },
    read: (answer, path = []) => readChoices(byId, answer, path),
  };
}

/**
 * All of the choices, put in an order.
 * @throws RulesError when a choice asks a further question: choices that are only put in order have no answer to it.
 */
export function orderOf<T>(choices: readonly Choice<T>[]): Question<T[]> {
  const asking = choices.find((c) => c.option.with !== undefined);
  if (asking !== undefined) {
    throw new RulesError("rules/broken", `${asking.option.id} asks further, but is only put in an order`);
  }
  const byId = indexed(choices);
  return {
    data: { form: "order", options: choices.map((c) => c.option) },
    read: (answer, path = []) => readChoices(byId, answer, path),
  };
}

/** A whole number from `min` to `max`, in steps of `step` counted from `min`. Each unit of it has `counts`. */
export function amount(min: number, max: number, step = 1, counts?: Counts): Question<number> {
  return {
    data:
      counts === undefined
        ? { form: "amount", max, min, step }
        : { counts: inOrder(counts), form: "amount", max, min, step },
    read: (answer, path = []) => {
      if (typeof answer !== "number") throw misread(path);
      return answer;
    },
  };
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
    read: (answer, path = []) => {
      if (!isRecord(answer)) throw misread(path);
      const values = answer as Readonly<Record<string, AnswerValue>>;
      const read = entries.map(([name, question]) => {
        const at = [...path, name];
        return [name, question.read(present(values[name], at), at)];
      });
      return Object.fromEntries(read) as T;
    },
  };
}

/**
 * The same question with limits for its tallies. Everything that is chosen in it counts, including further questions
 * and parts of forms: `{ money: { max: 10 } }`, `{ "seat:1": { min: 2, max: 2 } }`.
 */
export function limited<T>(question: Question<T>, limits: Readonly<Record<string, Limit>>): Question<T> {
  const { data } = question;
  const { form, ...others } = data;
  const all = inOrder({ ...data.limits, ...limits });
  // "counts" is the only member that comes before "form".
  const counts = "counts" in data ? { counts: data.counts } : {};
  return { ...question, data: { ...counts, form, limits: all, ...others } as QuestionData };
}

/** The same question, with another meaning for its answer. */
export function map<T, U>(question: Question<T>, meaning: (value: T) => U): Question<U> {
  return {
    data: question.data,
    read: (answer, path = []) => {
      const value = question.read(answer, path);
      return meant(() => meaning(value), path);
    },
  };
}

type ById<T> = ReadonlyMap<string, Choice<T>>;

function indexed<T>(choices: readonly Choice<T>[]): ById<T> {
  return new Map(choices.map((c) => [c.option.id, c]));
}

function readChoices<T>(byId: ById<T>, answer: AnswerValue, path: Path): T[] {
  if (!Array.isArray(answer)) throw misread(path);
  return answer.map((chosen: AnswerValue) => readChoice(byId, chosen, path));
}

function readChoice<T>(byId: ById<T>, answer: AnswerValue, path: Path): T {
  const { choose, with: further } = isRecord(answer) ? answer : { choose: answer, with: undefined };
  const at = [...path, String(choose)];
  const found = typeof choose === "string" ? byId.get(choose) : undefined;
  if (found === undefined) throw misread(at);
  return found.read(further as AnswerValue | undefined, at);
}

function present(answer: AnswerValue | undefined, path: Path): AnswerValue {
  if (answer === undefined) throw misread(path);
  return answer;
}

/** The value that the rules make of an answer. If they throw, the error names the place. */
function meant<T>(meaning: () => T, path: Path): T {
  try {
    return meaning();
  } catch (error) {
    if (error instanceof RulesError) throw error;
    throw unreadable(error instanceof Error ? error.message : String(error), path, error);
  }
}

function misread(path: Path): RulesError {
  return unreadable("an answer was read that its prompt does not list", path);
}

function unreadable(message: string, path: Path, cause?: unknown): RulesError {
  return new RulesError("rules/broken", `${message}, at [${path.join(", ")}]`, { path }, cause);
}
