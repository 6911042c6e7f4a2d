import type { About, ClaimedDelivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { type Carrier, type Channel, type WhyNot, whyNot } from "./channel.ts";
import { channels } from "./channels.ts";
import { notifyOtherwise } from "./fallback.ts";
import { noteFailed, noteReached } from "./last-reached.ts";
import { factsOf, inWords, isOpen, type OpenNotification, wantedBy } from "./open-notification.ts";
import { notifiedFrom } from "./readers-day.ts";
import { nowHeard } from "./unheard.ts";
import { webhook } from "./webhook/carrier.ts";
import { WEBHOOK } from "./webhook/schedule.ts";

/** Minutes until the next try after each failure; after the last the delivery is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 360];
/**
 * The largest part of a pause that is left out at random, so that deliveries that failed together are not retried
 * together.
 */
const MOST_LEFT_OUT = 0.25;

/** The notifications of a delivery, and their reader. */
export interface Message {
  readonly reader: Profile;
  /** There is at least one. */
  readonly notifications: readonly OpenNotification[];
}

/** The fate of a delivery: a carrier has it; it, or another in its place, will still be sent; or it never will be. */
export type Fate = "sent" | "waiting" | "dropped";

/**
 * Sends a delivery that we hold. It is put into words now, from what is still true. The notifications just chosen for
 * its reader (`message`) are not looked up again, except for the question at the table.
 */
export async function sendDelivery(
  context: Context,
  claim: ClaimedDelivery,
  message?: Message,
): Promise<Fate> {
  const channel = channelNamed(claim.channel);
  // It may belong to a channel of another version, which may come back.
  if (channel === undefined) return putBack(context, claim, "no such channel");
  let handed: HandedIn;
  try {
    handed = await handIn(context, channel, claim, message);
  } catch (error) {
    const failure = channel.failure(error);
    const { trouble, isFinal, isGone } = failure;
    await noteFailed(context, claim, whyNot(failure));
    if (isGone === true) await channel.forget?.(context, claim, trouble);
    if (!isFinal) return putBack(context, claim, trouble);
    const isSentOtherwise = await notifyOtherwise(context, claim);
    await context.store.outbox.markDropped(claim, trouble);
    return isSentOtherwise ? "waiting" : "dropped";
  }
  if ("obstacle" in handed) {
    if (handed.why !== undefined) await noteFailed(context, claim, handed.why);
    await context.store.outbox.markDropped(claim, handed.obstacle);
    return "dropped";
  }
  context.measure("MailSent");
  await nowHeard(context, handed.notifications);
  await context.store.outbox.markSent(claim);
  // Otherwise it was noted when it was settled.
  if (message === undefined) await noteReached(context, claim);
  return "sent";
}

function channelNamed(name: string): Carrier | Channel | undefined {
  if (name === WEBHOOK) return webhook;
  return Object.hasOwn(channels, name) ? channels[name as keyof typeof channels] : undefined;
}

/** The notifications that a delivery told, as far as known, or the reason why there were none. */
type HandedIn =
  | { readonly notifications: readonly OpenNotification[] }
  /** `why`: present if its reader should be told. */
  | { readonly obstacle: string; readonly why?: WhyNot };

/** Hands in the part of a delivery that must still be sent, or says why there is none. */
async function handIn(
  context: Context,
  channel: Carrier | Channel,
  claim: ClaimedDelivery,
  message: Message | undefined,
): Promise<HandedIn> {
  const { validUntil, userId, about, payload = null } = claim;
  if (validUntil !== undefined && Date.parse(validUntil) <= context.clock().getTime())
    return { obstacle: "expired" };
  const obstacle = await channel.obstacle(context, claim);
  if (obstacle !== null) return { obstacle, why: "lost" };
  // Links that let somebody in stay as they were made.
  if (userId === undefined || about === undefined || !("compose" in channel)) {
    await channel.send(context, { ...claim, payload });
    return { notifications: [] };
  }
  const now = message ?? (await messageNow(context, userId, claim.channel, about));
  const notifications =
    now === null
      ? []
      : await inWords(context, now.reader, now.notifications, channel.links(context, now.reader, claim));
  if (now === null || notifications.length === 0) return { obstacle: "no-longer-true" };
  const composed = await channel.compose(context, now.reader, notifications, claim);
  if (composed === undefined) return { obstacle: "no-longer-true" };
  await channel.send(context, { ...claim, payload: composed });
  return { notifications };
}

/**
 * The content to send now for a delivery that may have waited for hours or, if given up and queued again, for weeks. It
 * is everything, or the part that is still true, or nothing: null.
 */
async function messageNow(
  context: Context,
  userId: string,
  channel: string,
  about: readonly About[],
): Promise<Message | null> {
  const [reader, ...all] = await Promise.all([
    context.store.profiles.get(userId),
    ...about.map((each) => openNow(context, userId, each)),
  ]);
  const notifications = reader === undefined ? [] : wantedBy(reader, channel, all.flat());
  return reader === undefined || notifications.length === 0 ? null : { reader, notifications };
}

async function openNow(context: Context, userId: string, about: About): Promise<OpenNotification[]> {
  const facts = await factsOf(context, userId, about);
  const open = facts && { ...about, ...facts };
  return open !== null && isOpen(open) ? [open] : [];
}

/** Postpones it, unless it was tried often enough or would come too late. */
async function putBack(context: Context, claim: ClaimedDelivery, trouble: string): Promise<Fate> {
  const { channel, kind, dedupeKey } = claim;
  const retryAt = await nextTry(context, claim);
  if (retryAt !== null) {
    await context.store.outbox.markFailed(claim, trouble, { retryAt });
    return "waiting";
  }
  const isSentOtherwise = await notifyOtherwise(context, claim);
  const giveUp = channelNamed(channel)?.giveUp;
  if (giveUp === undefined) {
    context.measure("MailDead");
    context.report({ what: "a delivery was given up", where: { channel, kind, dedupeKey, trouble } });
  } else await giveUp(context, claim, trouble);
  await context.store.outbox.markFailed(claim, trouble, { dead: true });
  return isSentOtherwise ? "waiting" : "dropped";
}

/** ISO time at which its reader does not rest; null if there is none. */
async function nextTry(
  { clock, store, chance }: Context,
  { attempts, validUntil, userId, about }: ClaimedDelivery,
): Promise<string | null> {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  const drawn = Number.parseInt(chance.hex(2), 16) / 0x1_0000;
  const soonest = new Date(clock().getTime() + minutes * 60_000 * (1 - drawn * MOST_LEFT_OUT));
  const reader = about && userId !== undefined ? await store.profiles.get(userId) : undefined;
  const at = reader === undefined ? soonest.toISOString() : notifiedFrom(reader, soonest);
  return validUntil === undefined || at < validUntil ? at : null;
}
