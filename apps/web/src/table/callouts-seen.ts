/** The callouts that this browser has shown: only in the first match of a game, and each of them once. */

interface Seen {
  /** The first match of the game in this browser. */
  readonly match: string;
  readonly ids: readonly string[];
}

const keyOf = (game: string) => `consigliere.callouts.${game}`;

/** The ids that were closed in this match; null if it is not the first one, or if nothing can be stored. */
export function seenIn(game: string, match: string): readonly string[] | null {
  try {
    const text = localStorage.getItem(keyOf(game));
    if (text === null) {
      keep(game, { match, ids: [] });
      return [];
    }
    const seen: unknown = JSON.parse(text);
    return isSeen(seen) && seen.match === match ? seen.ids : null;
  } catch {
    // If nobody can know whether a reader has seen them, they must not appear at every visit.
    return null;
  }
}

/** Closes `id` for good. */
export function laySeen(game: string, match: string, id: string): void {
  const ids = seenIn(game, match);
  if (ids !== null && !ids.includes(id)) keep(game, { match, ids: [...ids, id] });
}

function keep(game: string, seen: Seen): void {
  localStorage.setItem(keyOf(game), JSON.stringify(seen));
}

function isSeen(seen: unknown): seen is Seen {
  if (typeof seen !== "object" || seen === null || !("match" in seen) || !("ids" in seen)) return false;
  return typeof seen.match === "string" && Array.isArray(seen.ids);
}
