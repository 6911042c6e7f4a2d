import { createHash } from "node:crypto";
import { mostSettledAtOnce, type Notification } from "@consigliere/store/notifications";
import type { Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { NOTIFICATIONS } from "./channel.ts";
import { channels } from "./channels.ts";
import { type Facts, kindNamed } from "./kinds.ts";
import { factsOf, isOpen, type OpenNotification, wantedBy } from "./open-notification.ts";

/** How often somebody else may tell the same user at the same moment. */
const TRIES = 5;

/** Decisions that a row remembers as told; older ones cannot come back. */
const REMEMBERED = 40;

/** A notification, and what it is about as it now stands; null when that is gone. */
interface Read {
  readonly noted: Notification;
  readonly facts: Facts | null;
}

/**
 * Tells a user everything that is noted and still true, in one message on each channel by which they want it. What
 * belongs to a match that cannot be read stays noted, and is thrown when the rest is done.
 */
export async function tellUser(context: Context, userId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const noted = await context.store.notifications.list(userId);
    if (noted.length === 0) return;
    const profile = await context.store.profiles.get(userId);
    const all = await Promise.allSettled(noted.map((each) => read(context, each)));
    const readable = all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const isSettled = await tell(context, userId, profile, readable);
    const failed = all.find((each) => each.status === "rejected");
    if (isSettled && failed !== undefined) throw failed.reason;
    if (isSettled) return;
  }
  throw new Error(`what ${userId} is to be told changes too fast`);
}

/** @throws Error that names the match, when it cannot be read */
async function read(context: Context, noted: Notification): Promise<Read> {
  const facts = await factsOf(context, noted.userId, noted).catch((cause: unknown) => {
    throw new Error(`what is to be told of match ${noted.matchId} could not be read`, { cause });
  });
  return { noted, facts };
}

/**
 * Deliveries are queued, and what they tell is gone and remembered as told, at once or not at all: nothing is told
 * twice, and nothing is lost. False when somebody else was faster with any of it.
 */
async function tell(
  context: Context,
  userId: string,
  profile: Profile | undefined,
  all: readonly Read[],
): Promise<boolean> {
  const some = all.slice(0, mostSettledAtOnce.notifications);
  if (some.length === 0) return true;
  const open = some.flatMap(({ noted, facts }) => openIn(noted, facts));
  const isSettled = await context.store.notifications.settle({
    userId,
    notifications: some.map(({ noted }) => noted),
    notified: notifiedAfter(some),
    deliveries: profile === undefined ? [] : await deliveriesFor(context, profile, open),
  });
  return isSettled && tell(context, userId, profile, all.slice(some.length));
}

/** What is true and was not told before. */
function openIn(
  { kind, matchId, at }: Notification,
  facts: Facts | null,
): (OpenNotification & { at: string })[] {
  if (facts === null || facts.row.notifiedPrompts.includes(facts.key)) return [];
  const open = { kind, matchId, at, ...facts };
  return isOpen(open) ? [open] : [];
}

/** One delivery for each address that a channel reaches. */
async function deliveriesFor(
  context: Context,
  reader: Profile,
  open: readonly (OpenNotification & { at: string })[],
): Promise<Delivery[]> {
  const byChannel = Object.entries(channels).map(async ([name, channel]): Promise<Delivery[]> => {
    const told = wantedBy(reader, name, open);
    const addresses = told.length === 0 ? [] : await channel.addressesOf(context, reader.userId);
    if (addresses.length === 0) return [];
    const payload = await channel.compose(context, reader, told);
    const about = told.map(({ kind, matchId, key }) => ({ kind, matchId, key }));
    const { userId } = reader;
    return addresses.map((to) => ({
      ...{ channel: name, to, payload, userId, kind: NOTIFICATIONS, about },
      dedupeKey: `${name} ${digestOf([to, userId, ...told.map((n) => `${n.matchId} ${n.kind} ${n.key} ${n.at}`)])}`,
    }));
  });
  return (await Promise.all(byChannel)).flat();
}

function digestOf(names: readonly string[]): string {
  return createHash("sha256").update(names.join("\n")).digest("base64url").slice(0, 22);
}

/** By match, what its row says after this: what is told once for all, and the last decisions. */
function notifiedAfter(all: readonly Read[]): Map<string, string[]> {
  const rows = new Map(all.flatMap(({ facts }) => (facts === null ? [] : [[facts.row.matchId, facts.row]])));
  return new Map(
    [...rows].map(([matchId, { notifiedPrompts }]) => {
      const told = all.flatMap(({ noted }) => (noted.matchId === matchId ? [noted.key] : []));
      const keys = [...new Set([...notifiedPrompts, ...told])];
      const isOnce = (key: string) => kindNamed(key) !== undefined;
      return [matchId, [...keys.filter(isOnce), ...keys.filter((key) => !isOnce(key)).slice(-REMEMBERED)]];
    }),
  );
}
