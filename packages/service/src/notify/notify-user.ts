import { mostSettledAtOnce, type Notification } from "@consigliere/store/notifications";
import type { ClaimedDelivery, Delivery } from "@consigliere/store/outbox";
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
import { type Fate, type Message, sendDelivery } from "./outbox.ts";
import { isReachable, showReach } from "./reach.ts";
import { notifiedFrom, waitsUntil, withOneMore } from "./readers-day.ts";
import { REPORT } from "./report-letter.ts";
import { rememberUnheard, unheardAfter } from "./unheard.ts";

/** How often somebody else may notify the same user at the same moment. */
const TRIES = 5;

/**
 * The number of decisions that a row remembers as told, besides those that are still asked; older ones cannot come
 * back. Each makes the row longer, and a row over 1 kB costs twice whenever it is written.
 */
const REMEMBERED = 6;

/** A noted notification as it is now. */
interface Candidate {
  readonly noted: Notification;
  /** Null: the match or the row is gone. */
  readonly facts: Facts | null;
  /** Present if it is true, was not told before, and its reader does not see it anyway. */
  readonly open: (OpenNotification & { readonly at: string }) | null;
  /** When it is due again (ISO); null: now. */
  readonly heldUntil: string | null;
}

/** The addresses at which somebody is reached, by the name of the channel. */
type Addresses = ReadonlyMap<string, readonly string[]>;

/**
 * Notifies a user of everything that is noted and still true, in one message on each channel that they want for it. If
 * a match cannot be read, its notifications stay noted, and the error is thrown after the rest is done. If the service
 * slept when they were due (`isLate`), the time of decisions counts from when a carrier takes the message.
 */
export async function notifyUser(context: Context, userId: string, isLate = false): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { profile, notifications, messagesAt, toldAt } = await context.store.notifications.readerOf(userId);
    if (notifications.length === 0) return;
    const now = context.clock();
    const from = profile === undefined ? now.toISOString() : notifiedFrom(profile, now);
    if (from > now.toISOString()) return context.store.notifications.putOff(notifications, from);
    const [addresses, all] = await Promise.all([
      addressesOf(context, profile),
      Promise.allSettled(notifications.map((each) => read(context, each, profile))),
    ]);
    const readable = all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const open = readable.flatMap((each) => (each.heldUntil === null ? (each.open ?? []) : []));
    const wait = profile === undefined ? null : waitsUntil(profile, messagesAt, open, now);
    const [held, due] = heldAndDue(readable, wait);
    await putOff(context, held);
    const isSettled = await settle(
      context,
      { userId, profile, addresses, messagesAt, reachedAt: toldAt, isLate },
      due,
    );
    const failed = all.find((each) => each.status === "rejected");
    if (isSettled && failed !== undefined) throw failed.reason;
    if (isSettled) return;
  }
  throw new Error(`the notifications of ${userId} change too fast`);
}

async function addressesOf(context: Context, profile: Profile | undefined): Promise<Addresses> {
  if (profile === undefined) return new Map();
  const found = Object.entries(channels).map(
    async ([name, channel]) => [name, await channel.addressesOf(context, profile)] as const,
  );
  return new Map(await Promise.all(found));
}

/** @throws Error that names the match, when it cannot be read */
async function read(context: Context, noted: Notification, profile: Profile | undefined): Promise<Candidate> {
  const { userId, matchId } = noted;
  const [facts, isLooking] = await Promise.all([
    factsOf(context, userId, noted),
    isLookingAt(context, userId, matchId),
  ]).catch((cause: unknown) => {
    throw new Error(`the notifications of match ${matchId} could not be read`, { cause });
  });
  if (facts === null) return { noted, facts, open: null, heldUntil: null };
  const isSeen = isInSight(context, facts, isLooking);
  const { replacesUnanswered } = profile ?? {};
  const heldUntil = holdOf(context, noted, facts, { isSeen, replacesUnanswered });
  return { noted, facts, open: openIn(noted, facts, isSeen), heldUntil };
}

function openIn({ kind, matchId, at }: Notification, facts: Facts, isInSight: boolean): Candidate["open"] {
  // A report is not visible at the table.
  const isSeen = isInSight && !isOneOfMany(kind) && kind !== REPORT;
  if (isSeen || facts.row.notifiedPrompts.includes(facts.key)) return null;
  const open = { kind, matchId, at, ...facts };
  return isOpen(open) ? open : null;
}

/** Open ones are held until `wait` (ISO) at least, with the others that their reader has had enough of today. */
function heldAndDue(all: readonly Candidate[], wait: string | null): [held: Held[], due: Candidate[]] {
  const held: Held[] = [];
  const due: Candidate[] = [];
  for (const candidate of all) {
    const until = candidate.heldUntil ?? (candidate.open === null ? null : wait);
    if (until === null) due.push(candidate);
    else held.push({ noted: candidate.noted, until });
  }
  return [held, due];
}

interface Held {
  readonly noted: Notification;
  /** ISO. */
  readonly until: string;
}

/** A held notification is due again when its hold is over. */
async function putOff({ store }: Context, all: readonly Held[]): Promise<void> {
  const byTime = Map.groupBy(all, ({ until }) => until);
  await Promise.all(
    [...byTime].map(([until, held]) =>
      store.notifications.putOff(
        held.map(({ noted }) => noted),
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
  readonly reachedAt: ReadonlyMap<string, string>;
  readonly addresses: Addresses;
  /** Through no wish of theirs. */
  readonly isLate: boolean;
}

/**
 * Stores the deliveries, removes the notifications and remembers them as told, all at once or not at all. So nothing is
 * told twice or lost. Then the deliveries are sent; if the process dies meanwhile, a later tick sends them. False if
 * somebody else was faster with any of it.
 */
async function settle(context: Context, recipient: Recipient, all: readonly Candidate[]): Promise<boolean> {
  const some = all.slice(0, mostSettledAtOnce.notifications);
  if (some.length === 0) return true;
  const open = some.flatMap((each) => each.open ?? []);
  const composed = deliveriesFor(context, recipient, open);
  const messagesAt =
    composed.length === 0 ? recipient.messagesAt : withOneMore(recipient.messagesAt, context.clock());
  const claims = await context.store.notifications.settle({
    userId: recipient.userId,
    notifications: some.map(({ noted }) => noted),
    notified: notifiedAfter(some),
    ...(recipient.isLate && {
      unheard: unheardAfter(composed.flatMap(({ message }) => message.notifications)),
    }),
    deliveries: composed.map(({ delivery }) => delivery),
    ...(composed.length > 0 && { messagesAt: { at: messagesAt, replaces: recipient.messagesAt } }),
  });
  if (claims === null) return false;
  const tried = await Promise.all(claims.map((claim) => send(context, recipient, claim, composed)));
  const isSent = tried.some(({ fate }) => fate === "sent");
  const isWaiting = !isSent && tried.some(({ fate }) => fate === "waiting");
  if (isWaiting) await rememberUnheard(context, recipient.userId, open);
  const reachedAt = await reachedAfter(context, recipient, tried);
  if (!isWaiting) await showReached(context, recipient, open, isSent);
  return settle(context, { ...recipient, messagesAt, reachedAt }, all.slice(some.length));
}

/** A delivery after its first try. */
interface Tried {
  readonly channel: string;
  readonly fate: Fate;
}

async function send(
  context: Context,
  recipient: Recipient,
  claim: ClaimedDelivery,
  composed: readonly Composed[],
): Promise<Tried> {
  const message = composed.find(({ delivery }) => delivery.dedupeKey === claim.dedupeKey)?.message;
  const fate = await sendDelivery(context, claim, message && asSettled(recipient, message));
  return { channel: claim.channel, fate };
}

/** When each channel last reached the reader, now that some deliveries were sent. Those that were not are taken back. */
async function reachedAfter(
  { store, clock }: Context,
  { userId, reachedAt }: Recipient,
  tried: readonly Tried[],
): Promise<ReadonlyMap<string, string>> {
  const used = new Set(tried.map(({ channel }) => channel));
  const reached = new Set(tried.flatMap(({ channel, fate }) => (fate === "sent" ? [channel] : [])));
  const missed = [...used].filter((channel) => !reached.has(channel));
  await Promise.all(
    missed.map((channel) => store.reached.notTold(userId, channel, reachedAt.get(channel) ?? null)),
  );
  const now = clock().toISOString();
  return new Map([...reachedAt, ...[...reached].map((channel) => [channel, now] as const)]);
}

/** Shows at the tables whether the reader was reached, or can be. */
async function showReached(
  context: Context,
  { userId, profile }: Recipient,
  open: readonly OpenNotification[],
  isSent: boolean,
): Promise<void> {
  if (profile === undefined || open.length === 0) return;
  await showReach(context, userId, open, isSent || (await isReachable(context, userId)));
}

interface Composed {
  readonly delivery: Delivery;
  readonly message: Message;
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
      message: { reader, notifications },
    }));
  });
}

/** A message, with the rows as they are after it was settled. */
function asSettled({ isLate }: Recipient, message: Message): Message {
  if (!isLate) return message;
  const unheard = unheardAfter(message.notifications);
  const notifications = message.notifications.map((each) => ({
    ...each,
    row: { ...each.row, unheard: unheard.get(each.matchId) ?? [] },
  }));
  return { ...message, notifications };
}

/**
 * By match, the new list in its row: what is told once for all, decisions that are still asked, and the last ones
 * before. A notification that is no longer true was not told, so it can be told if it becomes true again.
 */
function notifiedAfter(all: readonly Candidate[]): Map<string, string[]> {
  const settled = all.flatMap(({ noted, facts }) => (facts === null ? [] : [{ ...noted, ...facts }]));
  const rows = new Map(settled.filter(isOpen).map((facts) => [facts.row.matchId, facts]));
  return new Map(
    [...rows].map(([matchId, facts]) => {
      const notified = settled.filter((each) => each.matchId === matchId && isOpen(each));
      const keys = [
        ...new Set([...withLetters(facts, facts.row.notifiedPrompts), ...notified.map(({ key }) => key)]),
      ];
      const isKept = (key: string) =>
        kindNamed(decisionIn(key)) !== undefined ||
        isOfLetters(key) ||
        facts.row.promptIds.includes(decisionIn(key));
      return [matchId, [...keys.filter(isKept), ...keys.filter((key) => !isKept(key)).slice(-REMEMBERED)]];
    }),
  );
}
