/**
 * A reader's answers to one kind of question in a match, as far as this browser knows. They are used to offer an order.
 */
import type { AnswerValue } from "@consigliere/contract/answer";

/** The number of equal answers after which an order is offered for them. */
const ENOUGH = 4;

/** The one answer so far to every question of a kind. */
export interface Habit {
  readonly topic: string;
  readonly answer: string;
  readonly times: number;
}

/** By topic; null: the answers differed. */
type Habits = Readonly<Record<string, Omit<Habit, "topic"> | null>>;

interface Kept {
  /** The question asked last. */
  readonly last: string | null;
  readonly habits: Habits;
  /** Whether an order was offered. This happens once in a match. */
  readonly isOffered: boolean;
}

export const NOTHING: Kept = { last: null, habits: {}, isOffered: false };

const keyOf = (match: string) => `consigliere.habits.${match}`;

/** The stored data with one answer more. Answers that name cards or places are no habit. */
export function noted(kept: Kept, topic: string, answer: AnswerValue): Kept {
  const before = kept.habits[topic];
  const times = before === undefined ? 1 : before?.answer === answer ? before.times + 1 : null;
  const habit = typeof answer === "string" && times !== null ? { answer, times } : null;
  return { ...kept, last: topic, habits: { ...kept.habits, [topic]: habit } };
}

/** The habit for the question answered last, if there is one. */
export function habitIn({ last, habits, isOffered }: Kept): Habit | null {
  const habit = last === null || isOffered ? null : habits[last];
  return last === null || habit == null || habit.times < ENOUGH ? null : { topic: last, ...habit };
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
  return text === null ? NOTHING : (JSON.parse(text) as Kept);
}
