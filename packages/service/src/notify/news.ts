/** News: what was noted, as long as it is true and its reader wants to hear it. */
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Matter } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { House } from "../house.ts";
import { personIn } from "../match/people.ts";
import { MATCH_END, MATCH_START, REMATCH, YOUR_TURN } from "./kinds.ts";

export interface News extends Matter {
  readonly kind: typeof YOUR_TURN | typeof MATCH_START | typeof MATCH_END | typeof REMATCH;
  readonly meta: MatchMeta;
  readonly row: Membership;
}

/** The news in a matter; null when it has passed, when its match is muted, and when its kind is not wanted. */
export async function newsIn(
  { store }: Pick<House, "store">,
  { userId, email: wants }: Profile,
  { kind, matchId, key }: Matter,
): Promise<News | null> {
  const [row, meta] = await Promise.all([
    store.memberships.get(userId, matchId),
    store.matches.meta(matchId),
  ]);
  if (row === undefined || meta === undefined || row.muted) return null;
  const about = { matchId, key, meta, row };
  switch (kind) {
    case YOUR_TURN:
      return row.promptIds.includes(key) && wants.yourTurn ? { ...about, kind } : null;
    case MATCH_START:
      return row.status === "playing" && wants.matchStart ? { ...about, kind } : null;
    case REMATCH:
      return isAwaited(meta, userId) && wants.matchStart ? { ...about, kind } : null;
    case MATCH_END:
      return wants.matchEnd ? { ...about, kind } : null;
    default:
      return null;
  }
}

/** Whether a match that gathers its players waits for this one. */
export function isAwaited({ status, gathers, seats }: MatchMeta, userId: string): boolean {
  const mine = seats.find((seat) => personIn(seat) === userId);
  return status === "lobby" && gathers === true && mine !== undefined && mine.contribution === undefined;
}

/** That a match has started goes without saying where it already asks for a decision. */
export function worthTelling<N extends News>(news: readonly N[]): N[] {
  const asked = new Set(news.filter((n) => n.kind === YOUR_TURN).map((n) => n.matchId));
  return news.filter((n) => n.kind !== MATCH_START || !asked.has(n.matchId));
}
