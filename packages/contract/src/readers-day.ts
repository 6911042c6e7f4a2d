/**
 * The time of day when a person is told. Used by the service, and in the preview of their settings. It is never while
 * they rest. Otherwise it is at once, up to the number of messages they want, or at hours of their choice. All times
 * are epoch milliseconds.
 */
import { dayAt, timeOf } from "./local-time.ts";
import { awakeFrom, type OwnRest } from "./rest.ts";

/** The choices of a reader. */
export interface ReadersDay {
  /** The time zone for days and hours: IANA name. */
  readonly zone: string;
  /** Undefined if nobody knows when they sleep. */
  readonly rest: OwnRest | undefined;
  /** Null: no limit. With `digestHours`, the hours are the limit. */
  readonly messagesADay: number | null;
  /** Hours of the day, 0 to 23; null: at once. */
  readonly digestHours: readonly number[] | null;
}

/** A piece of news for somebody. */
export interface ToTell {
  /** When it came up. */
  readonly since: number;
  /** When its decision runs out. */
  readonly deadline?: number | undefined;
  /** A decision of which they have not heard. False: a reminder, a start, an end. */
  readonly isDecision: boolean;
}

/** A message about a decision is in time if it leaves at least this much time. */
const LEAST_LEFT_MS = 3_600_000;

/** The time when somebody is told what is due at a time: at that time, or when their rest is over. */
export function notifiedFrom({ rest }: Pick<ReadersDay, "rest">, at: number): number {
  return rest === undefined ? at : awakeFrom(rest, at);
}

/**
 * The time until which all open news waits; null: all of it is told now, in one message. `messagesAt`: the times of the
 * last messages. A decision does not wait if it would run out before its reader heard of it, so nobody loses a turn by
 * waiting.
 */
export function waitsUntil(
  day: ReadersDay,
  messagesAt: readonly number[],
  open: readonly ToTell[],
  now: number,
): number | null {
  if (open.length === 0) return null;
  return day.digestHours === null
    ? waitsForTomorrow(day, messagesAt, open, now)
    : waitsForDigest(day, messagesAt, open, now);
}

/**
 * Whether a decision of a match waits because its reader has been told of another open one. One message for a match is
 * enough, unless they want the newer one to replace the older.
 */
export function waitsForAnother(
  decision: string,
  match: {
    readonly notified: readonly string[];
    readonly open: readonly string[];
    readonly replacesUnanswered: boolean;
  },
): boolean {
  if (match.replacesUnanswered) return false;
  return match.notified.some((one) => one !== decision && match.open.includes(one));
}

/** The last message of a day is saved for decisions that run out before tomorrow's first. */
function waitsForTomorrow(
  day: ReadersDay,
  messagesAt: readonly number[],
  open: readonly ToTell[],
  now: number,
): number | null {
  const { zone, messagesADay: most } = day;
  if (most === null) return null;
  const today = dayAt(zone, now);
  const tomorrow = notifiedFrom(day, timeOf(zone, today + 1, 0));
  const left = most - messagesAt.filter((at) => dayAt(zone, at) === today).length;
  const pressing = pressingBefore(tomorrow, open);
  const isNow =
    left > 1 ||
    (left === 1 && (most === 1 || pressing.length > 0)) ||
    pressing.some(({ isDecision }) => isDecision);
  return isNow ? null : tomorrow;
}

/** If a digest could not be sent at its hour, it is sent as soon as possible. */
function waitsForDigest(
  day: ReadersDay,
  messagesAt: readonly number[],
  open: readonly ToTell[],
  now: number,
): number | null {
  const digests = digestsAround(day, now);
  const last = Math.max(...digests.filter((at) => at <= now));
  const next = Math.min(...digests.filter((at) => at > now));
  const isDue = messagesAt.every((at) => at < last) && open.some(({ since }) => since <= last);
  return isDue || pressingBefore(next, open).length > 0 ? null : next;
}

/** The digests of yesterday, today and tomorrow. A digest during a rest is sent when the rest is over. */
function digestsAround(day: ReadersDay, now: number): number[] {
  const today = dayAt(day.zone, now);
  return [today - 1, today, today + 1].flatMap((each) =>
    (day.digestHours ?? []).map((hour) => notifiedFrom(day, timeOf(day.zone, each, hour * 60))),
  );
}

function pressingBefore(next: number, open: readonly ToTell[]): ToTell[] {
  return open.filter(({ deadline }) => deadline !== undefined && deadline < next + LEAST_LEFT_MS);
}
