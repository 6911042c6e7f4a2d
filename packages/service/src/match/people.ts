import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { ownSeatOf } from "./loans.ts";
import { delayOf } from "./spectators.ts";

/** The user id of the person in a seat; null for bots and free seats. */
export function personIn(seat: SeatMeta | undefined): string | null {
  return seat?.player != null && "userId" in seat.player ? seat.player.userId : null;
}

/** The level of the bot in a seat; null for people and free seats. */
export function botIn(seat: SeatMeta | undefined): string | null {
  return seat?.player != null && "bot" in seat.player ? seat.player.bot : null;
}

/** Everybody with an account or a guest's cookie at the table. */
export function peopleAt(meta: MatchMeta): { seat: Seat; userId: string; name: string }[] {
  return meta.seats.flatMap((s, seat) => {
    const userId = personIn(s);
    return userId === null ? [] : [{ seat, userId, name: s.name }];
  });
}

/** Where `userId` sits; null when nowhere. */
export function seatOf(meta: MatchMeta, userId: string): Seat | null {
  const seat = meta.seats.findIndex((s) => personIn(s) === userId);
  return seat === -1 ? null : seat;
}

/**
 * Where `userId` plays.
 * @throws Refusal `match/not-yours` at an open match, `match/unknown` at a private match of other people, `match/lent`
 */
export function mySeat(meta: MatchMeta, userId: string): Seat {
  return chosenSeat(meta, userId, seatOf(meta, userId));
}

/** The seat that is `userId`'s own, whoever plays it. @throws Refusal as {@link mySeat} */
export function myOwnSeat(meta: MatchMeta, userId: string): Seat {
  return chosenSeat(meta, userId, ownSeatOf(meta, userId));
}

function chosenSeat(meta: MatchMeta, userId: string, seat: Seat | null): Seat {
  if (seat !== null) return seat;
  const viewer = viewerOf(meta, userId);
  throw new Refusal(viewer === "spectator" ? "match/not-yours" : "match/lent");
}

/** The seat from which `userId` looks, for what does not depend on who plays it. @throws Refusal as {@link mySeat} */
export function myLookingSeat(meta: MatchMeta, userId: string): Seat {
  return lookingSeat(meta, userId) ?? mySeat(meta, userId);
}

/** From where `userId` looks: where they play, or their own seat that they have lent; null when from nowhere. */
export function lookingSeat(meta: MatchMeta, userId: string): Seat | null {
  return seatOf(meta, userId) ?? ownSeatOf(meta, userId);
}

/**
 * From which chair `userId` looks. Asked before anything else is said about a match: strangers must not be
 * able to tell a private match, whatever its state, from one that does not exist.
 * @throws Refusal `match/unknown` at a private match of other people, but for who has its link for spectators
 */
export function viewerOf(meta: MatchMeta, userId: string): Viewer {
  const seat = lookingSeat(meta, userId);
  if (seat !== null) return seat;
  if (meta.visibility === "private" && delayOf(meta, userId) === null) throw new Refusal("match/unknown");
  return "spectator";
}

/** Whether the host has removed `userId`, and not let them in again. */
export function isRemoved({ removed = [] }: MatchMeta, userId: string): boolean {
  return removed.includes(userId);
}

/** The names of those whom the host has removed, as they are called by now. */
export async function removedNames({ store }: Context, { removed = [] }: MatchMeta): Promise<string[]> {
  const profiles = removed.length === 0 ? [] : await store.profiles.getMany(removed);
  return profiles.map(({ name }) => name).toSorted();
}
