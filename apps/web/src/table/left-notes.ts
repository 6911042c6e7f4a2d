/**
 * Notes that were typed and not yet sent, kept in this browser, so that leaving a page without a connection loses none.
 */
import { keep, kept, keyOf } from "../device/kept.ts";

export interface LeftNotes {
  readonly text: string;
  /** The edition on which they were written. */
  readonly edition: number;
}

const keyFor = (match: string) => keyOf("notes", match);

/** The notes about the match that the reader last typed here and never sent; null: none. */
export function leftNotes(match: string): LeftNotes | null {
  return kept(keyFor(match), isLeft);
}

/**
 * Keeps them, until `null` says that they were sent. A browser without storage keeps them as long as the page is open.
 */
export function leaveNotes(match: string, notes: LeftNotes | null): void {
  keep(keyFor(match), notes);
}

function isLeft(value: unknown): value is LeftNotes {
  const { text, edition } = (value ?? {}) as Partial<Record<keyof LeftNotes, unknown>>;
  return typeof text === "string" && typeof edition === "number";
}
