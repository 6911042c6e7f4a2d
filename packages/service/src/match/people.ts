import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { delayOf } from "./spectators.ts";

/** The user id of the person in a seat; null for bots and free seats. */
export function personIn(seat: SeatMeta | undefined): string | null {
  return seat?.player != null && "userId" in seat.player ? seat.player.userId : null;
}

/** The id of the bot in a seat; null for people and free seats. */
export function botIn(seat: SeatMeta | undefined): string | null {
  return seat?.player != null && "bot" in seat.player ? seat.player.bot : null;
}

/** The id of the bot that its player wants in a seat in their place; undefined: they have chosen none. */
export function standInOf(seat: SeatMeta | undefined): string | undefined {
  return seat?.leftTo ?? seat?.standIn;
}

/** The user id of a seat's owner, whoever plays it; null for bots and free seats. */
export function ownerOf(seat: SeatMeta): string | null {
  return seat.loan?.by ?? personIn(seat);
}

/** Everybody who has a seat of their own. */
export function ownersAt(meta: MatchMeta): { seat: Seat; userId: string }[] {
  return meta.seats.flatMap((each, seat) => {
    const userId = ownerOf(each);
    return userId === null ? [] : [{ seat, userId }];
  });
}

/** Everybody with an account or a guest's cookie at the table. */
export function peopleAt(meta: MatchMeta): { seat: Seat; userId: string; name: string }[] {
  return meta.seats.flatMap((s, seat) => {
    const userId = personIn(s);
    return userId === null ? [] : [{ seat, userId, name: s.name }];
  });
}

/** A person's place at a table; null if they have none. */
export interface Place {
  /** The seat that they play, their own or one on loan. */
  readonly plays: Seat | null;
  /** The seat that is theirs, lent or not. */
  readonly owns: Seat | null;
  /** The seat from which they look: the one they play, or otherwise their own. */
  readonly looks: Seat | null;
}

export function placeOf({ seats }: Pick<MatchMeta, "seats">, userId: string): Place {
  const plays = found(seats.findIndex((seat) => personIn(seat) === userId));
  const owns = found(seats.findIndex((seat) => ownerOf(seat) === userId));
  return { plays, owns, looks: plays ?? owns };
}

function found(seat: number): Seat | null {
  return seat === -1 ? null : seat;
}

/** Somebody who asks about a match. */
export interface Caller extends Place {
  readonly userId: string;
  /** The chair from which they look. */
  readonly viewer: Viewer;
  /** How many minutes late they see the match by a link for spectators; null: they did not come by one. */
  readonly delay: number | null;
}

/**
 * The caller. Call this before anything else is said about a match: strangers must not be able to tell a private match,
 * in any state, from one that does not exist.
 * @throws Refusal `match/unknown` at a private match of other people, except for people with its link for spectators
 */
export function callerAt(meta: MatchMeta, userId: string): Caller {
  const caller = callerIfKnown(meta, userId);
  if (caller === null) throw new Refusal("match/unknown");
  return caller;
}

/** As {@link callerAt}; null where that refuses. */
export function callerIfKnown(meta: MatchMeta, userId: string): Caller | null {
  const place = placeOf(meta, userId);
  const delay = delayOf(meta, userId);
  if (place.looks === null && delay === null && meta.houseRules.visibility === "private") return null;
  return { ...place, userId, viewer: place.looks ?? "spectator", delay };
}

/**
 * The seat that the caller plays, owns, or looks from.
 * @throws Refusal `match/not-yours`; `match/lent` when they have another place at the table
 */
export function mySeat(caller: Caller, as: keyof Place): Seat {
  const seat = caller[as];
  if (seat !== null) return seat;
  throw new Refusal(caller.viewer === "spectator" ? "match/not-yours" : "match/lent");
}

/** Whether the host has removed `userId`, and not let them in again. */
export function isRemoved({ removed = [] }: MatchMeta, userId: string): boolean {
  return removed.includes(userId);
}

/** The current names of the people whom the host has removed. */
export async function removedNames({ store }: Context, { removed = [] }: MatchMeta): Promise<string[]> {
  const profiles = removed.length === 0 ? [] : await store.profiles.getMany(removed);
  return profiles.map(({ name }) => name).toSorted();
}

/** The current names of those who wait, in their order. */
export async function queuedNames({ store }: Context, { queue = [] }: MatchMeta): Promise<string[]> {
  const profiles = queue.length === 0 ? [] : await store.profiles.getMany(queue);
  return queue.flatMap((userId) => profiles.find((one) => one.userId === userId)?.name ?? []);
}

/** Whether a match that gathers its players, or that had kept this one waiting, now waits for them. */
export function isAwaited({ status, gathers, seats }: MatchMeta, userId: string): boolean {
  const mine = seats.find((seat) => personIn(seat) === userId);
  if (status !== "lobby" || mine === undefined || mine.contribution !== undefined) return false;
  return gathers === true || mine.waited === true;
}
