/** The reader's progress in each course, on this device. */
import type { Deed } from "@consigliere/games/lessons/course";
import { keep, kept, keyOf } from "../device/kept.ts";

export interface Progress {
  /** Number of the position, from 0. */
  readonly at: number;
  /** The moves that were accepted there. */
  readonly deeds: readonly Deed[];
}

export const BEGINNING: Progress = { at: 0, deeds: [] };

/** The place where the reader left off; the beginning if nothing is stored, or nothing readable. */
export function progressIn(course: string): Progress {
  return kept(keyOf("lesson", course), isProgress) ?? BEGINNING;
}

/** Keeps it. If the browser forbids storage, a lesson lasts as long as the page. */
export function keepProgress(course: string, { at, deeds }: Progress): void {
  keep(keyOf("lesson", course), { at, deeds });
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !("deeds" in kept)) return false;
  return Number.isInteger(kept.at) && (kept.at as number) >= 0 && Array.isArray(kept.deeds);
}
