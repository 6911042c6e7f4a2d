/**
 * People who watch a match by the link that its host has given out for spectators. They have no account. The word of
 * the link takes the place of their user id. They lose access when the match has another word or none.
 */
import type { MatchPublic } from "@consigliere/contract/match";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import { houseRulesOf } from "./house-rules.ts";

/** Takes the place of a user id for everybody with the link of that word. No user has such an id. */
export function spectatorBy(word: string): string {
  return `spectator ${word}`;
}

/**
 * The word in the link to the replay of every match that may be watched again. No link for spectators has this word.
 */
export const REPLAY = "replay";

/**
 * How many minutes late `userId` sees the match by a link for spectators or to its replay; null: they came by neither.
 */
export function delayOf(meta: MatchMeta, userId: string): number | null {
  const { spectators, status } = meta;
  if (userId === spectatorBy(REPLAY)) return houseRulesOf(meta).publicReplay && status === "over" ? 0 : null;
  return spectators !== undefined && userId === spectatorBy(spectators.word) ? spectators.delayMinutes : null;
}

/** The public facts about who watches, now and afterwards: no link. */
export function watchedBy({ spectators }: MatchMeta): Pick<MatchPublic, "spectators"> {
  return spectators === undefined ? {} : { spectators: { delayMinutes: spectators.delayMinutes } };
}

/** Whether somebody without a seat may see the match as it is now. */
export function isWatchedNow({ houseRules, spectators }: MatchMeta): boolean {
  return houseRules.visibility === "open" || spectators?.delayMinutes === 0;
}

/**
 * Strangers see who plays and how. They do not see who cannot be reached, who wants to rest, nor where the same people
 * play next.
 */
export function forStrangers(meta: MatchMeta): MatchMeta {
  const { rematchOf: _, nextMatch: __, pauseWanted: ___, follows: ____, ...shown } = meta;
  return { ...shown, seats: meta.seats.map(({ unreachable: _, offer: __, ...seat }) => seat) };
}

/** The seat as its owner's: for that time it is not known since when it was lent, and to whom. */
function unlent({ rest: _, restBefore: __, loan, ...seat }: SeatMeta): SeatMeta {
  return loan === undefined ? seat : { ...seat, player: { userId: loan.by } };
}

/**
 * The match as it was at `then` (ISO), for strangers. Of the data outside its records, it shows only what is known to
 * be from that time. Vacations and votes do not say since when they exist.
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
