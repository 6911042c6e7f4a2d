/** The times of a reader's day when they are told, by their profile. The rules are those of the contract. */
import { usualMessagesADay } from "@consigliere/contract/preferences";
import {
  notifiedFrom as notifiedFromMs,
  type ReadersDay,
  waitsUntil as waitsUntilMs,
} from "@consigliere/contract/readers-day";
import type { Profile } from "@consigliere/store/profiles";
import { acceptedFrom } from "../match/corrections.ts";
import { restFor, zoneOf } from "../match/seats.ts";
import { CORRECTION, correctionFor } from "./correction.ts";
import { isOneOfMany } from "./kinds.ts";
import type { OpenNotification } from "./open-notification.ts";

/** The number of messages whose time is remembered: more than the limit of any day, and more than are ever checked. */
const REMEMBERED = 12;

function dayOf(reader: Profile): ReadersDay {
  const { messagesADay = usualMessagesADay, digestHours = null } = reader;
  return { zone: zoneOf(reader), rest: restFor(reader), messagesADay, digestHours };
}

/** The time (ISO) when somebody is told what is due at a time: at that time, or when their rest is over. */
export function notifiedFrom(reader: Profile, at: Date): string {
  return iso(notifiedFromMs(dayOf(reader), at.getTime()));
}

/**
 * Until when (ISO) all open news waits: for the next hour that its reader has chosen, or for tomorrow if they have had
 * the day's messages. Null: all of it is told now, in one message.
 */
export function waitsUntil(
  reader: Profile,
  messagesAt: readonly string[],
  open: readonly (OpenNotification & { readonly at: string })[],
  now: Date,
): string | null {
  const toTell = open.map(({ kind, at, key, meta, place, row }) => {
    const asked = kind === CORRECTION ? correctionFor({ key, meta }, place.plays) : undefined;
    const deadline = asked === undefined ? row.deadline : acceptedFrom(asked);
    return {
      since: Date.parse(at),
      deadline: deadline === undefined ? undefined : Date.parse(deadline),
      isDecision: isOneOfMany(kind) || asked !== undefined,
    };
  });
  const until = waitsUntilMs(dayOf(reader), messagesAt.map(Date.parse), toTell, now.getTime());
  return until === null ? null : iso(until);
}

/** The times of the last messages after one more. */
export function withOneMore(messagesAt: readonly string[], now: Date): string[] {
  return [...messagesAt, now.toISOString()].slice(-REMEMBERED);
}

const iso = (at: number) => new Date(at).toISOString();
