import type { MatchView } from "@consigliere/contract/play";

/** The names of those who want a pause that begins once the reader wants it too; none while there is nothing to say. */
export function pauseWantedBy({ match, viewer }: MatchView): readonly string[] {
  const wanting = match.seats.filter(({ wantsPause }) => wantsPause);
  const isWanted = match.pausedSince === null && !wanting.some(({ seat }) => seat === viewer);
  return isWanted ? wanting.map(({ name }) => name) : [];
}
