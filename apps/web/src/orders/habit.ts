/** What a reader has answered to questions of a kind in one match, as this browser knows: an order may be offered by it. */
import type { AnswerValue } from "@consigliere/contract/answer";

/** Answers of one kind after which an order is offered for them. */
const ENOUGH = 4;

/** The one answer that was given to every question of a kind so far. */
export interface Habit {
  readonly topic: string;
  readonly answer: string;
  readonly times: number;
}

/** By topic; null: answers differed. */
type Habits = Readonly<Record<string, Omit<Habit, "topic"> | null>>;

interface Kept {
  /** What was asked last. */
  readonly last: string | null;
  readonly habits: Habits;
  /** Once in a match an order is offered. */
  readonly isOffered: boolean;
}

export const NOTHING: Kept = { last: null, habits: {}, isOffered: false };

const keyOf = (match: string) => `consigliere.habits.${match}`;

/** What was kept, with one answer more. Answers that name cards or places are no habit. */
export function noted(kept: Kept, topic: string, answer: AnswerValue): Kept {
  const before = kept.habits[topic];
  const times = before === undefined ? 1 : before?.answer === answer ? before.times + 1 : null;
  const habit = typeof answer === "string" && times !== null ? { answer, times } : null;
  return { ...kept, last: topic, habits: { ...kept.habits, [topic]: habit } };
}

/** The habit of the question answered last, if there is one yet. */
export function habitIn({ last, habits, isOffered }: Kept): Habit | null {
  const habit = last === null || isOffered ? null : habits[last];
  return last === null || habit == null || habit.times < ENOUGH ? null : { topic: last, ...habit };
}

/** Keeps an answer that was given in this browser. */
export function noteAnswer(match: string, topic: string, answer: AnswerValue): void {
  change(match, (kept) => noted(kept, topic, answer));
}

/** Keeps that an order was offered. */
export function noteOffered(match: string): void {
  change(match, (kept) => ({ ...kept, isOffered: true }));
}

/** The habit that this browser knows of the question answered last. */
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
    // Where nothing can be kept, nothing is offered.
  }
}

function keptOf(match: string): Kept {
  const text = localStorage.getItem(keyOf(match));
  return text === null ? NOTHING : (JSON.parse(text) as Kept);
}
