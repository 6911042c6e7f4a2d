/** The callouts that a reader was shown here: only in their first match of a game, and each of them once. */
import { keep, kept, keyOf } from "../device/kept.ts";
import { isKeeping, read } from "../device/storage.ts";

interface Seen {
  /** The reader's first match of the game in this browser. */
  readonly match: string;
  readonly ids: readonly string[];
}

/** The ids that were closed in this match; null if it is not the first one, or if nothing can be stored. */
export function seenIn(game: string, match: string): readonly string[] | null {
  const key = keyOf("callouts", game);
  if (read(key) === null) {
    // If nobody can know whether a reader has seen them, they must not appear at every visit.
    if (!isKeeping()) return null;
    keep(key, { match, ids: [] });
  }
  const seen = kept(key, isSeen);
  return seen?.match === match ? seen.ids : null;
}

/** Closes `id` for good. */
export function laySeen(game: string, match: string, id: string): void {
  const ids = seenIn(game, match);
  if (ids !== null && !ids.includes(id)) keep(keyOf("callouts", game), { match, ids: [...ids, id] });
}

function isSeen(value: unknown): value is Seen {
  const { match, ids } = (value ?? {}) as Partial<Record<keyof Seen, unknown>>;
  return typeof match === "string" && Array.isArray(ids);
}
