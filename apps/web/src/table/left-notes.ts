/**
 * Notes that were typed and not yet sent, kept in this browser, so that leaving a page without a connection loses none.
 */

export interface LeftNotes {
  readonly text: string;
  /** The edition on which they were written. */
  readonly edition: number;
}

const keyOf = (match: string) => `consigliere.notes.${match}`;

/** Whether anybody left notes about the match here. */
export function hasLeftNotes(match: string): boolean {
  try {
    return localStorage.getItem(keyOf(match)) !== null;
  } catch {
    return false;
  }
}

/** The notes about the match that `owner` last typed and never sent; null: none. */
export function leftNotes(match: string, owner: string): LeftNotes | null {
  const mine = allLeft(match)[owner];
  return isLeft(mine) ? { text: mine.text, edition: mine.edition } : null;
}

/**
 * Keeps them, until `null` says that they were sent. A browser without storage keeps them as long as the page is open.
 */
export function leaveNotes(match: string, owner: string, notes: LeftNotes | null): void {
  const { [owner]: _, ...others } = allLeft(match);
  const all = notes === null ? others : { ...others, [owner]: notes };
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(keyOf(match));
    else localStorage.setItem(keyOf(match), JSON.stringify(all));
  } catch {
    // Storage is full or closed. The notes are still on the page, and are sent from there.
  }
}

/** By their writers, because a device may be shared. */
function allLeft(match: string): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(keyOf(match)) ?? "null");
    return typeof all === "object" && all !== null ? (all as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isLeft(value: unknown): value is LeftNotes {
  if (typeof value !== "object" || value === null || !("text" in value) || !("edition" in value))
    return false;
  return typeof value.text === "string" && typeof value.edition === "number";
}
