/**
 * A reader's answers to one kind of question in a match, as far as this browser knows. They are used to offer an order.
 */
import type { AnswerValue } from "@consigliere/contract/answer";
import { keep, kept, keyOf } from "../device/kept.ts";

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

/** The stored data with one answer more. */
export function noted(kept: Kept, topic: string, answer: AnswerValue): Kept {
  const given = typeof answer === "string" ? answer : null;
  const answers = [...(kept.answers[topic] ?? []), given].slice(-LAST);
  return { ...kept, last: topic, answers: { ...kept.answers, [topic]: answers } };
}

/** The habit for the question answered last, if there is one. */
export function historyIn({ last, answers, isOffered }: Kept): Habit | null {
  if (last === null || isOffered) return null;
  const given = answers[last] ?? [];
  const answer = given.at(-1) ?? null;
  if (answer === null) return null;
  const times = given.filter((one) => one === answer).length;
  const isHabit = times === given.length ? times >= ENOUGH : given.length === LAST && times >= MOST;
  return isHabit ? { topic: last, answer, times, of: given.length } : null;
}

/** A match, and the seat that the reader plays there. */
export interface Seated {
  readonly match: string;
  readonly viewer: number | null;
}

/** Stores an answer that was given in this browser. */
export function noteAnswer(at: Seated, topic: string, answer: AnswerValue): void {
  keep(keyFor(at), noted(keptOf(at), topic, answer));
}

/** Stores that an order was offered. */
export function noteOffered(at: Seated): void {
  keep(keyFor(at), { ...keptOf(at), isOffered: true });
}

/** The habit for the question answered last, as far as this browser knows. */
export function historyOf(at: Seated): Habit | null {
  return historyIn(keptOf(at));
}

const keyFor = ({ match, viewer }: Seated) => keyOf("habits", match, viewer ?? "none");

function keptOf(at: Seated): Kept {
  return kept(keyFor(at), isKept) ?? NOTHING;
}

function isKept(value: unknown): value is Kept {
  const { last, answers, isOffered } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isTopic = last === null || typeof last === "string";
  if (!isTopic || typeof isOffered !== "boolean" || typeof answers !== "object") return false;
  return answers !== null && Object.values(answers).every(Array.isArray);
}
