/**
 * Who looks at a match by the link that its host has given out for spectators: without an account and nobody in particular.
 * They stand in the place of a user by the word of the link, and are gone when the match has another word or none.
 */
import type { MatchPublic } from "@consigliere/contract/match";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import { houseRulesOf } from "./house-rules.ts";

/** The place of a user's id for whoever has the link of that word; no user has such an id. */
export function spectatorBy(word: string): string {
  return `spectator ${word}`;
}

/** In the link to the replay of any match that may be watched again: no link for spectators has this word. */
export const REPLAY = "replay";

/** How many minutes late `userId` sees the match by a link for spectators, or to its replay; null: it is by neither. */
export function delayOf(meta: MatchMeta, userId: string): number | null {
  const { spectators, status } = meta;
  if (userId === spectatorBy(REPLAY)) return houseRulesOf(meta).publicReplay && status === "over" ? 0 : null;
  return spectators !== undefined && userId === spectatorBy(spectators.word) ? spectators.delayMinutes : null;
}

/** What everybody may know of who watches, now and afterwards: no link. */
export function watchedBy({ spectators }: MatchMeta): Pick<MatchPublic, "spectators"> {
  return spectators === undefined ? {} : { spectators: { delayMinutes: spectators.delayMinutes } };
}

/** Whether somebody without a seat may see the match as it is now. */
export function isWatchedNow({ houseRules, spectators }: MatchMeta): boolean {
  return houseRules.visibility === "open" || spectators?.delayMinutes === 0;
}

/** Strangers see who plays and how; not who cannot be reached, who would rest, nor where the same people play next. */
export function forStrangers(meta: MatchMeta): MatchMeta {
  const { rematchOf: _, nextMatch: __, pauseWanted: ___, ...shown } = meta;
  return { ...shown, seats: meta.seats.map(({ unreachable: _, offer: __, ...seat }) => seat) };
}

/** As whose it is: since when it is lent, and to whom it was, is not known of then. */
function unlent({ rest: _, loan, ...seat }: SeatMeta): SeatMeta {
  return loan === undefined ? seat : { ...seat, player: { userId: loan.by } };
}

/**
 * The match as it stood at `then` (ISO), for strangers: of what is not in its records no more than is known to have been so.
 * Vacations and votes do not say since when they are.
 */
export function asOf(meta: MatchMeta, then: string): MatchMeta {
  const { votes: _, endedAt: __, outcome: ___, ...shown } = forStrangers(meta);
  const pauses = meta.pauses
    ?.filter(({ from }) => from <= then)
    .map(({ from, until }) => (until === undefined || until > then ? { from } : { from, until }));
  return {
    ...shown,
    status: meta.status === "over" ? "playing" : meta.status,
    ...(meta.endedAt !== undefined && meta.endedAt <= then && { endedAt: meta.endedAt }),
    seats: shown.seats.map(unlent),
    ...(pauses && { pauses }),
    ...(meta.nudges && { nudges: meta.nudges.filter(({ at }) => at <= then) }),
  };
}
