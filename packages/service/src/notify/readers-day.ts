/** When in a reader's day they are told: never while they rest, and so often at most as they want. */
import { usualMessagesADay } from "@consigliere/contract/preferences";
import { knownTimeZone } from "@consigliere/contract/values";
import type { Profile } from "@consigliere/store/profiles";
import { awakeFrom } from "../match/clock.ts";
import { dayAt, timeOf } from "../match/local-time.ts";
import { restFor } from "../match/seats.ts";
import { isOneOfMany } from "./kinds.ts";
import type { OpenNotification } from "./open-notification.ts";

/** Messages of which the time is remembered: more than fit into a day that has a limit, and than are looked at. */
const REMEMBERED = 12;

/** From when on (ISO) somebody is told what is to be told at a time: then, or when their rest is over. */
export function toldFrom(reader: Profile, at: Date): string {
  const rest = restFor(reader);
  return (rest === undefined ? at : awakeFrom(rest, at)).toISOString();
}

/**
 * Until when (ISO) all that is open waits, since its reader has had the messages of their day; null: it is told now, all
 * of it in one message. The last message of a day is kept for what runs out before tomorrow's first. A decision that
 * would run out without its reader having heard of it is told over the limit: nobody loses a turn by it.
 */
export function waitsUntil(
  reader: Profile,
  told: readonly string[],
  open: readonly OpenNotification[],
  now: Date,
): string | null {
  const { messagesADay: most = usualMessagesADay } = reader;
  if (most === null || open.length === 0) return null;
  const zone = knownTimeZone(reader.timeZone);
  const today = dayAt(zone, now.getTime());
  const tomorrow = toldFrom(reader, new Date(timeOf(zone, today + 1, 0)));
  const left = most - told.filter((at) => dayAt(zone, Date.parse(at)) === today).length;
  const pressing = open.filter(({ row }) => row.deadline !== undefined && row.deadline < tomorrow);
  const isTold =
    left > 1 ||
    (left === 1 && (most === 1 || pressing.length > 0)) ||
    pressing.some(({ kind }) => isOneOfMany(kind));
  return isTold ? null : tomorrow;
}

/** The times of the last messages once there is one more. */
export function withOneMore(told: readonly string[], now: Date): string[] {
  return [...told, now.toISOString()].slice(-REMEMBERED);
}
