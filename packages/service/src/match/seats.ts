/** The seats before the start. */
import { quietMinutes, usualQuietHours } from "@consigliere/contract/clock-rules";
import { BOT_NAMES } from "@consigliere/contract/player-name";
import { knownTimeZone } from "@consigliere/contract/values";
import { isHome } from "@consigliere/contract/zones";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { SeatRest } from "@consigliere/store/seat-rest";
import { Refusal } from "../refusal.ts";

export const OPEN_SEAT: SeatMeta = { player: null, name: "" };

/** A person's seat. */
export function seatFor(profile: Profile): SeatMeta {
  const { userId, name, portrait, reminders, standIn } = profile;
  const rest = restFor(profile);
  return {
    player: { userId },
    name,
    portrait: String(portrait),
    ...(rest && { rest }),
    ...(reminders && { reminders }),
    ...(standIn && { standIn }),
  };
}

/** The time zone where a person lives; null if nobody knows: their browser hides it, and they have not chosen one. */
export function homeOf({ timeZone, zoneChosen }: Pick<Profile, "timeZone" | "zoneChosen">): string | null {
  return zoneChosen === true || isHome(timeZone) ? knownTimeZone(timeZone) : null;
}

/** The time zone in which a person is told times: where they live, or UTC. */
export const zoneOf = (profile: Pick<Profile, "timeZone" | "zoneChosen">) => homeOf(profile) ?? "UTC";

/**
 * The rest times of a person's clocks, as stored in their seats; undefined for people who have not said where they
 * live.
 */
export function restFor(profile: Profile): SeatRest | undefined {
  const { quietHours = usualQuietHours, vacations = [], awayWord } = profile;
  const zone = homeOf(profile);
  if (zone === null) return undefined;
  const quiet = quietHours && quietMinutes(quietHours);
  return { zone, quiet, ...(vacations.length > 0 && { vacations, ...(awayWord && { awayWord }) }) };
}

/** A person's seat with the current data of their profile. */
export function refreshed(seat: SeatMeta, profile: Profile): SeatMeta {
  const { leftTo } = seat;
  return { ...withoutPerson(seat), ...seatFor(profile), ...(leftTo && { leftTo }) };
}

/** A bot's seat, under a name that is not at the table yet. */
export function botSeat(id: string, taken: readonly SeatMeta[]): SeatMeta {
  const name = BOT_NAMES.find((candidate) => !taken.some((seat) => seat.name === candidate)) ?? "Nobody";
  return { player: { bot: id }, name, portrait: name };
}

/** `seats` with the first free one taken by `seat`, who joins last. @throws Refusal `match/full` */
export function seated(seats: readonly SeatMeta[], seat: SeatMeta): SeatMeta[] {
  const free = seats.findIndex((s) => s.player === null);
  if (free === -1) throw new Refusal("match/full");
  const places = seats.map(({ joined = -1 }) => joined);
  return seats.with(free, { ...seat, joined: Math.max(-1, ...places) + 1 });
}

/** `count` seats with these people in the first of them. @throws Refusal `match/full` */
export function seatsFor(people: readonly Profile[], count: number): readonly SeatMeta[] {
  const free: readonly SeatMeta[] = Array.from({ length: count }, () => OPEN_SEAT);
  return people.reduce((seats, one) => seated(seats, seatFor(one)), free);
}

/** `seats` with a bot in every free seat; `choose` names it for those who sit there already. */
export function filled(
  seats: readonly SeatMeta[],
  choose: (seats: readonly SeatMeta[]) => string,
): readonly SeatMeta[] {
  const isFull = seats.every((seat) => seat.player !== null);
  return isFull ? seats : filled(seated(seats, botSeat(choose(seats), seats)), choose);
}

/** The taken seats in the order in which their players joined. */
export function inOrderOfJoining(seats: readonly SeatMeta[]): SeatMeta[] {
  return seats
    .filter(({ player }) => player !== null)
    .sort((one, other) => (one.joined ?? 0) - (other.joined ?? 0));
}

/** The player to whom a seat was dealt; the current player may have come later. */
export function dealtTo(seat: SeatMeta): NonNullable<SeatMeta["dealtTo"]> {
  return seat.dealtTo ?? kindOf(seat.player);
}

function kindOf(player: SeatMeta["player"]): NonNullable<SeatMeta["dealtTo"]> {
  return player !== null && "bot" in player ? { bot: player.bot } : "person";
}

/** A seat with somebody else in it. Its contribution to the shuffles, and for whom, was fixed at the start. */
export function handedOver(old: SeatMeta, to: SeatMeta): SeatMeta {
  const { offer, loan, ...kept } = withoutPerson(old);
  return { ...to, dealtTo: kindOf(old.player), ...kept };
}

/** The parts of a seat that do not depend on its player. */
function withoutPerson(seat: SeatMeta) {
  const { player, name, portrait, rest, reminders, standIn, leftTo, unreachable, ...kept } = seat;
  return kept;
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

/** The given number of seats; free ones are removed first. @throws Refusal `match/full` when too many are taken */
export function resized(seats: readonly SeatMeta[], count: number): SeatMeta[] {
  if (count >= seats.length)
    return [...seats, ...Array.from({ length: count - seats.length }, () => OPEN_SEAT)];
  const taken = seats.filter((seat) => seat.player !== null);
  if (taken.length > count) throw new Refusal("match/full");
  return [...taken, ...Array.from({ length: count - taken.length }, () => OPEN_SEAT)];
}
