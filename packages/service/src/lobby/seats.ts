/** Who sits where before the start. */
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { Refusal } from "../refusal.ts";

export const OPEN_SEAT: SeatMeta = { player: null, name: "" };

/** Names for bots: nobody is called after a real person or a card of a game. */
const BOT_NAMES = [
  "Lou the Abacus",
  "Silent Rosa",
  "Needles Moretti",
  "Kid Halloran",
  "Auntie Marge",
  "Gus the Ferret",
  "Velvet Sal",
  "Nine-Toes Novak",
  "Pearl Donnelly",
  "Smiling Otto",
];

/** A person's seat. */
export function seatFor(profile: Profile, contribution: string): SeatMeta {
  return {
    player: { userId: profile.userId },
    name: profile.name,
    portrait: String(profile.portrait),
    contribution,
  };
}

/** A bot's seat, under a name that is not at the table yet. */
export function botSeat(level: string, taken: readonly SeatMeta[]): SeatMeta {
  const name = BOT_NAMES.find((candidate) => !taken.some((seat) => seat.name === candidate)) ?? "Nobody";
  return { player: { bot: level }, name, portrait: name };
}

/** `seats` with the first free one taken by `seat`. @throws Refusal `match/full` */
export function seated(seats: readonly SeatMeta[], seat: SeatMeta): SeatMeta[] {
  const free = seats.findIndex((s) => s.player === null);
  if (free === -1) throw new Refusal("match/full");
  return seats.with(free, seat);
}

/** `meta` with `seat` free. @throws Refusal `match/seat-not-found` */
export function freed(meta: MatchMeta, seat: Seat): MatchMeta {
  if (meta.seats[seat]?.player == null) throw new Refusal("match/seat-not-found");
  return { ...meta, seats: meta.seats.with(seat, OPEN_SEAT) };
}

/** The seats that somebody sits in. */
export function takenSeats(meta: MatchMeta): SeatMeta[] {
  return meta.seats.filter((seat) => seat.player !== null);
}

/** As many seats as wanted; free ones go first. @throws Refusal `match/full` when too many are taken */
export function resized(seats: readonly SeatMeta[], count: number): SeatMeta[] {
  if (count >= seats.length)
    return [...seats, ...Array.from({ length: count - seats.length }, () => OPEN_SEAT)];
  const taken = seats.filter((seat) => seat.player !== null);
  if (taken.length > count) throw new Refusal("match/full");
  return [...taken, ...Array.from({ length: count - taken.length }, () => OPEN_SEAT)];
}
