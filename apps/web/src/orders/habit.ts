/**
 * A reader's answers to one kind of question in a match, as far as this browser knows. They are used to offer an order.
 */
import type { AnswerValue } from "@consigliere/contract/answer";

/** So many equal answers, and never another, are a habit. */
const ENOUGH = 4;
/** So are most of the last ten answers. */
const LAST = 10;
const MOST = 8;

/** The usual answer to the questions of a kind. */
export interface Habit {
  readonly topic: string;
  readonly answer: string;
  /** How often it was given, of the last answers that are known. */
  readonly times: number;
  readonly of: number;
}

interface Kept {
  /** The question asked last. */
  readonly last: string | null;
  /** The last answers by topic, the newest last; null: one that names cards or places, which is no habit. */
  readonly answers: Readonly<Record<string, readonly (string | null)[]>>;
  /** Whether an order was offered. This happens once in a match. */
  readonly isOffered: boolean;
}

export const NOTHING: Kept = { last: null, answers: {}, isOffered: false };

const keyOf = (match: string) => `consigliere.habits.${match}`;

/** The stored data with one answer more. */
export function noted(kept: Kept, topic: string, answer: AnswerValue): Kept {
  const given = typeof answer === "string" ? answer : null;
  const answers = [...(kept.answers[topic] ?? []), given].slice(-LAST);
  return { ...kept, last: topic, answers: { ...kept.answers, [topic]: answers } };
}

/** The habit for the question answered last, if there is one. */
export function habitIn({ last, answers, isOffered }: Kept): Habit | null {
  if (last === null || isOffered) return null;
  const given = answers[last] ?? [];
  const answer = given.at(-1) ?? null;
  if (answer === null) return null;
  const times = given.filter((one) => one === answer).length;
  const isHabit = times === given.length ? times >= ENOUGH : given.length === LAST && times >= MOST;
  return isHabit ? { topic: last, answer, times, of: given.length } : null;
}

/** Stores an answer that was given in this browser. */
export function noteAnswer(match: string, topic: string, answer: AnswerValue): void {
  change(match, (kept) => noted(kept, topic, answer));
}

/** Stores that an order was offered. */
export function noteOffered(match: string): void {
  change(match, (kept) => ({ ...kept, isOffered: true }));
}

/** The habit for the question answered last, as far as this browser knows. */
export function habitOf(match: string): Habit | null {
  try {
    return habitIn(keptOf(match));
  } catch {
    return null;
  }
}

function change(match: string, to: (kept: Kept) => Kept): void {
  try {
    localStorage.setItem(keyOf(match), JSON.stringify(to(keptOf(match))));
  } catch {
    // Without storage, nothing is offered.
  }
}

function keptOf(match: string): Kept {
  const text = localStorage.getItem(keyOf(match));
  return text === null ? NOTHING : { ...NOTHING, ...(JSON.parse(text) as Kept) };
}
