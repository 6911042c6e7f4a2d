/** The progress of this browser in each course. */
import type { Deed } from "@consigliere/games/coach/course";

export interface Progress {
  /** Number of the position, from 0. */
  readonly at: number;
  /** What was done there and accepted. */
  readonly deeds: readonly Deed[];
}

export const BEGINNING: Progress = { at: 0, deeds: [] };

const keyOf = (course: string) => `consigliere.lesson.${course}`;

/** The place where the reader left off; the beginning if nothing is stored, or nothing readable. */
export function progressIn(course: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(course)) ?? "null");
    return isProgress(kept) ? kept : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(course: string, { at, deeds }: Progress): void {
  try {
    localStorage.setItem(keyOf(course), JSON.stringify({ at, deeds }));
  } catch {
    // If the browser forbids storage, a lesson lasts as long as the page.
  }
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !("deeds" in kept)) return false;
  return Number.isInteger(kept.at) && (kept.at as number) >= 0 && Array.isArray(kept.deeds);
}
