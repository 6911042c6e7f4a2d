import { mostSettledAtOnce, type Notification } from "@consigliere/store/notifications";
import type { Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { isLookingAt } from "../live/presence.ts";
import { channels } from "./channels.ts";
import { decisionIn } from "./decision-key.ts";
import { deliveryOf } from "./delivery.ts";
import { holdOf, isInSight } from "./holding.ts";
import { type Facts, isOneOfMany, kindNamed } from "./kinds.ts";
import { isOfLetters, withLetters } from "./letters.ts";
import { factsOf, isLeftToUs, isOpen, type OpenNotification, wantedBy } from "./open-notification.ts";
import { type Fate, sendDelivery, type Telling } from "./outbox.ts";
import { isReachable, showReach } from "./reach.ts";
import { notifiedFrom, waitsUntil, withOneMore } from "./readers-day.ts";
import { REPORT } from "./report-letter.ts";
import { rememberUnheard, unheardAfter } from "./unheard.ts";

/** How often somebody else may tell the same user at the same moment. */
const TRIES = 5;

/**
 * The number of decisions that a row remembers as told, besides those that are still asked; older ones cannot come
 * back. Each makes the row longer, and a row over 1 kB costs twice whenever it is written.
 */
const REMEMBERED = 6;

/** A notification with its current facts; null if these are gone. */
interface Read {
  readonly noted: Notification;
  readonly facts: Facts | null;
  /** Its reader is looking at the table, or was just now. */
  readonly isInSight: boolean;
}

/** The addresses at which somebody is reached, by the name of the channel. */
type Addresses = ReadonlyMap<string, readonly string[]>;

/**
 * Tells a user everything that is noted and still true, in one message on each channel that they want for it. If a
 * match cannot be read, its notifications stay noted, and the error is thrown after the rest is done. If the house
 * slept at the time to tell (`isLate`), the time of decisions counts from when a carrier takes the message.
 */
export async function tellUser(context: Context, userId: string, isLate = false): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { profile, notifications, messagesAt, toldAt } = await context.store.notifications.readerOf(userId);
    if (notifications.length === 0) return;
    const now = context.clock();
    const from = profile === undefined ? now.toISOString() : notifiedFrom(profile, now);
    if (from > now.toISOString()) return context.store.notifications.putOff(notifications, from);
    const [addresses, all] = await Promise.all([
      addressesOf(context, profile),
      Promise.allSettled(notifications.map((each) => read(context, each))),
    ]);
    const readable = all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const { replacesUnanswered } = profile ?? {};
    const holds = readable.map(
      ({ noted, facts, isInSight: isSeen }) =>
        facts && holdOf(context, noted, facts, { isSeen, replacesUnanswered }),
    );
    const open = readable.flatMap((each, at) => (holds[at] === null ? openIn(each) : []));
    const wait = profile === undefined ? null : waitsUntil(profile, messagesAt, open, now);
    const held = holds.map((hold, at) => hold ?? (isAnyOpen(readable[at]) ? wait : null));
    await putOff(context, readable, held);
    const due = readable.filter((_, at) => held[at] === null);
    const recipient = { userId, profile, addresses, messagesAt, toldAt, isLate };
    const isSettled = await tell(context, recipient, due);
    const failed = all.find((each) => each.status === "rejected");
    if (isSettled && failed !== undefined) throw failed.reason;
    if (isSettled) return;
  }
  throw new Error(`what ${userId} is to be told changes too fast`);
}

async function addressesOf(context: Context, profile: Profile | undefined): Promise<Addresses> {
  if (profile === undefined) return new Map();
  const found = Object.entries(channels).map(
    async ([name, channel]) => [name, await channel.addressesOf(context, profile)] as const,
  );
  return new Map(await Promise.all(found));
}

/** @throws Error that names the match, when it cannot be read */
async function read(context: Context, noted: Notification): Promise<Read> {
  const { userId, matchId } = noted;
  const [facts, isLooking] = await Promise.all([
    factsOf(context, userId, noted),
    isLookingAt(context, userId, matchId),
  ]).catch((cause: unknown) => {
    throw new Error(`what is to be told of match ${matchId} could not be read`, { cause });
  });
  return { noted, facts, isInSight: facts !== null && isInSight(context, facts, isLooking) };
}

/** A held notification is due again when its hold is over. */
async function putOff(
  { store }: Context,
  all: readonly Read[],
  holds: readonly (string | null)[],
): Promise<void> {
  const held = all.flatMap(({ noted }, at) => (holds[at] == null ? [] : [{ noted, until: holds[at] }]));
  const byTime = Map.groupBy(held, ({ until }) => until);
  await Promise.all(
    [...byTime].map(([until, some]) =>
      store.notifications.putOff(
        some.map(({ noted }) => noted),
        until,
      ),
    ),
  );
}

interface Recipient {
  readonly userId: string;
  readonly profile: Profile | undefined;
  /** The times of their recent messages (ISO). */
  readonly messagesAt: readonly string[];
  /** By channel, the time when it last reached them (ISO). */
  readonly toldAt: ReadonlyMap<string, string>;
  readonly addresses: Addresses;
  /** Through no wish of theirs. */
  readonly isLate: boolean;
}

/**
 * Stores the deliveries, removes the notifications and remembers them as told, all at once or not at all. So nothing is
 * told twice or lost. Then the deliveries are sent; if the process dies meanwhile, a later tick sends them. False if
 * somebody else was faster with any of it.
 */
async function tell(context: Context, recipient: Recipient, all: readonly Read[]): Promise<boolean> {
  const some = all.slice(0, mostSettledAtOnce.notifications);
  if (some.length === 0) return true;
  const open = some.flatMap(openIn);
  const composed = deliveriesFor(context, recipient, open);
  const messagesAt =
    composed.length === 0 ? recipient.messagesAt : withOneMore(recipient.messagesAt, context.clock());
  const claims = await context.store.notifications.settle({
    userId: recipient.userId,
    notifications: some.map(({ noted }) => noted),
    notified: notifiedAfter(some),
    ...(recipient.isLate && {
      unheard: unheardAfter(composed.flatMap(({ telling }) => telling.notifications)),
    }),
    deliveries: composed.map(({ delivery }) => delivery),
    ...(composed.length > 0 && { messagesAt: { at: messagesAt, replaces: recipient.messagesAt } }),
  });
  if (claims === null) return false;
  const fates = await Promise.all(
    claims.map((claim, at) => sendDelivery(context, claim, tellingOf(recipient, composed[at]))),
  );
  if (!fates.includes("sent") && fates.includes("waiting"))
    await rememberUnheard(context, recipient.userId, open);
  const toldAt = await toldAfter(context, recipient, composed, fates);
  await showFates(context, recipient, open, fates);
  return tell(context, { ...recipient, messagesAt, toldAt }, all.slice(some.length));
}

/** When each channel last reached the reader, now that some deliveries were sent. Those that were not are taken back. */
async function toldAfter(
  { store, clock }: Context,
  { userId, toldAt }: Recipient,
  composed: readonly Composed[],
  fates: readonly Fate[],
): Promise<ReadonlyMap<string, string>> {
  const used = new Set(composed.map(({ delivery }) => delivery.channel));
  const reached = new Set(
    composed.flatMap(({ delivery }, at) => (fates[at] === "sent" ? [delivery.channel] : [])),
  );
  const missed = [...used].filter((channel) => !reached.has(channel));
  await Promise.all(
    missed.map((channel) => store.reached.notTold(userId, channel, toldAt.get(channel) ?? null)),
  );
  const now = clock().toISOString();
  return new Map([...toldAt, ...[...reached].map((channel) => [channel, now] as const)]);
}

/** Whether the reader was reached, or can be. Unsent deliveries say neither. */
async function showFates(
  context: Context,
  { userId, profile }: Recipient,
  open: readonly OpenNotification[],
  fates: readonly Fate[],
): Promise<void> {
  const isUnknown = !fates.includes("sent") && fates.includes("waiting");
  if (profile === undefined || open.length === 0 || isUnknown) return;
  const isReached = fates.includes("sent") || (await isReachable(context, userId));
  await showReach(context, userId, open, isReached);
}

/** Notifications that are true, were not told before, and that their reader is not looking at. */
function openIn({ noted, facts, isInSight }: Read): (OpenNotification & { at: string })[] {
  const { kind, matchId, at } = noted;
  // A report is not visible at the table.
  const isSeen = isInSight && !isOneOfMany(kind) && kind !== REPORT;
  if (facts === null || isSeen || facts.row.notifiedPrompts.includes(facts.key)) return [];
  const open = { kind, matchId, at, ...facts };
  return isOpen(open) ? [open] : [];
}

const isAnyOpen = (read: Read | undefined) => read !== undefined && openIn(read).length > 0;

interface Composed {
  readonly delivery: Delivery;
  readonly telling: Telling;
}

/**
 * One delivery for each address that a channel reaches. A reader who has not chosen is told by the first channel that
 * does.
 */
function deliveriesFor(
  context: Context,
  { profile: reader, addresses }: Recipient,
  open: readonly (OpenNotification & { at: string })[],
): Composed[] {
  if (reader === undefined) return [];
  const reaching = [...addresses].filter(([, reached]) => reached.length > 0);
  return reaching.flatMap(([channel, reached], at) => {
    const isMeant = (each: OpenNotification) => at === 0 || !isLeftToUs(reader, each);
    const notifications = wantedBy(reader, channel, open.filter(isMeant));
    if (notifications.length === 0) return [];
    return reached.map((to) => ({
      delivery: deliveryOf(context, channel, to, { reader, notifications }),
      telling: { reader, notifications },
    }));
  });
}

/** A composed message, with the rows as they are after it was settled. */
function tellingOf({ isLate }: Recipient, composed: Composed | undefined): Telling | undefined {
  if (composed === undefined || !isLate) return composed?.telling;
  const { reader, notifications } = composed.telling;
  const unheard = unheardAfter(notifications);
  return {
    reader,
    notifications: notifications.map((each) => ({
      ...each,
      row: { ...each.row, unheard: unheard.get(each.matchId) ?? [] },
    })),
  };
}

/**
 * By match, the new list in its row: what is told once for all, decisions that are still asked, and the last ones
 * before. A notification that is no longer true was not told, so it can be told if it becomes true again.
 */
function notifiedAfter(all: readonly Read[]): Map<string, string[]> {
  const settled = all.flatMap(({ noted, facts }) => (facts === null ? [] : [{ ...noted, ...facts }]));
  const rows = new Map(settled.filter(isOpen).map((facts) => [facts.row.matchId, facts]));
  return new Map(
    [...rows].map(([matchId, facts]) => {
      const notified = settled.filter((each) => each.matchId === matchId && isOpen(each));
      const keys = [
        ...new Set([...withLetters(facts, facts.row.notifiedPrompts), ...notified.map(({ key }) => key)]),
      ];
      const isKept = (key: string) =>
        kindNamed(key) !== undefined || isOfLetters(key) || facts.row.promptIds.includes(decisionIn(key));
      return [matchId, [...keys.filter(isKept), ...keys.filter((key) => !isKept(key)).slice(-REMEMBERED)]];
    }),
  );
}
