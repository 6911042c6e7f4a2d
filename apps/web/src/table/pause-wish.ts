import type { MatchView } from "@consigliere/contract/play";

/** The players who want a pause that has not begun. */
export interface PauseWish {
  readonly names: readonly string[];
  /** The reader is among them. */
  readonly isOwn: boolean;
}

/** The wish for a pause that begins once all want it; null: nobody wants one, or it has begun. */
export function pauseWishIn({ match, viewer }: Pick<MatchView, "match" | "viewer">): PauseWish | null {
  const wanting = match.seats.filter(({ wantsPause }) => wantsPause);
  if (match.pausedSince !== null || wanting.length === 0) return null;
  return { names: wanting.map(({ name }) => name), isOwn: wanting.some(({ seat }) => seat === viewer) };
}
