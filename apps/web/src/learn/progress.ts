/** The progress of this browser in each course. */
import type { AnswerValue } from "@consigliere/contract/answer";

export interface Progress {
  /** Number of the position, from 0. */
  readonly at: number;
  /** The accepted answers there. */
  readonly answers: readonly AnswerValue[];
}

export const BEGINNING: Progress = { at: 0, answers: [] };

const keyOf = (game: string) => `consigliere.lesson.${game}`;

/** The place where the reader left off; the beginning if nothing is stored, or nothing readable. */
export function progressIn(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isProgress(kept) ? kept : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(game: string, { at, answers }: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ at, answers }));
  } catch {
    // If the browser forbids storage, a lesson lasts as long as the page.
  }
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !("answers" in kept)) return false;
  return Number.isInteger(kept.at) && (kept.at as number) >= 0 && Array.isArray(kept.answers);
}
