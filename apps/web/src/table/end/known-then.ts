/** The knowledge of an event that single players had before everybody. */
import type { LoggedEvent } from "@consigliere/contract/play";

type Told = LoggedEvent["event"];

/** Something that not everybody was told. */
export interface Known {
  /** Those who were. */
  readonly seats: readonly number[];
  /** As they were told it. */
  readonly event: Told;
}

interface Table {
  /** Whose log it is; null: a spectator's. */
  readonly viewer: number | null;
  /** How many play. */
  readonly count: number;
}

/** So much of it fits below a picture. */
const MOST = 2;

/** The members of an event that name a seat. */
const SEATS = ["seat", "by", "from", "to", "with", "victim", "owner"];

/**
 * The last things that some of those whom an event concerns had been told, and others not, of what it is about, the
 * latest first: the card that one of them had drawn, the answer under seal. What everybody learnt before the event does
 * not count.
 */
export function knownThen(
  told: readonly LoggedEvent[],
  point: LoggedEvent,
  { viewer, count }: Table,
): readonly Known[] {
  const subjects = namesIn([
    point.event,
    point.apart?.everyone ?? null,
    ...Object.values(point.apart?.seats ?? {}),
  ]);
  const concerned = seatsIn(point.event);
  const found: Known[] = [];
  for (const one of told.filter(({ n }) => n <= point.n).toReversed()) {
    const { everyone, seats } = one.apart ?? ownOf(one, viewer);
    const known = namesIn(everyone);
    for (const [seat, event] of Object.entries(seats)) {
      const isAbout = [...namesIn(event)].some((name) => subjects.has(name) && !known.has(name));
      const isNew = !found.some((other) => other.seats.includes(Number(seat)));
      if (isAbout && isNew && concerned.has(Number(seat)))
        found.push({ seats: sharing(seats, event), event });
    }
    // Who was told of it earlier knew no more than everybody.
    if (one !== point) for (const name of namesIn(one.apart ? everyone : one.event)) subjects.delete(name);
  }
  return found.filter(({ seats }) => seats.length < count).slice(0, MOST);
}

/** Of a log without the knowledge of others: what only its reader was told. */
function ownOf({ own, event }: LoggedEvent, viewer: number | null): NonNullable<LoggedEvent["apart"]> {
  return own === true && viewer !== null
    ? { everyone: null, seats: { [viewer]: event } }
    : { everyone: event, seats: {} };
}

/** The seats that were told an event in the same words. */
function sharing(seats: Readonly<Record<string, Told>>, event: Told): number[] {
  const text = JSON.stringify(event);
  return Object.entries(seats).flatMap(([seat, other]) =>
    JSON.stringify(other) === text ? [Number(seat)] : [],
  );
}

/** All names of things in an event. */
function namesIn(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...namesIn(one)]));
}

/** All seats that an event concerns. */
export function seatsIn(value: unknown): Set<number> {
  if (typeof value !== "object" || value === null) return new Set();
  const named = Object.entries(value).flatMap(([member, one]) =>
    SEATS.includes(member) && typeof one === "number" ? [one] : [...seatsIn(one)],
  );
  return new Set(named);
}
