import type { Json } from "@consigliere/store/json";
import type { About, ClaimedDelivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { Channel } from "./channel.ts";
import { channels } from "./channels.ts";
import { tellOtherwise } from "./fallback.ts";
import { factsOf, isOpen, type OpenNotification, wantedBy } from "./open-notification.ts";
import { toldFrom } from "./readers-day.ts";

/** Minutes until the next try after each failure; after the last the delivery is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 360];

/** What a delivery tells, and to whom. */
export interface Telling {
  readonly reader: Profile;
  /** There is at least one. */
  readonly told: readonly OpenNotification[];
}

/**
 * Sends a delivery that is in our hands. What it tells is put into words now, of what is still true; what its reader
 * was just found to be told (`telling`) is not looked up again.
 */
export async function sendDelivery(
  context: Context,
  claim: ClaimedDelivery,
  telling?: Telling,
): Promise<void> {
  const channel = channelNamed(claim.channel);
  // One of another version's channels, which may come back.
  if (channel === undefined) return putBack(context, claim, "no such channel");
  let obstacle: string | null;
  try {
    obstacle = await handIn(context, channel, claim, telling);
  } catch (error) {
    const { trouble, isFinal, isGone } = channel.failure(error);
    if (isGone === true) await channel.forget?.(context, claim);
    if (!isFinal) return putBack(context, claim, trouble);
    await tellOtherwise(context, claim);
    await context.store.outbox.markDropped(claim, trouble);
    return;
  }
  if (obstacle !== null) {
    await context.store.outbox.markDropped(claim, obstacle);
    return;
  }
  context.measure("MailSent");
  await context.store.outbox.markSent(claim);
}

function channelNamed(name: string): Channel | undefined {
  return Object.hasOwn(channels, name) ? channels[name as keyof typeof channels] : undefined;
}

/** Hands in what is still to be sent of a delivery, or says why that is nothing. */
async function handIn(
  context: Context,
  channel: Channel,
  claim: ClaimedDelivery,
  telling: Telling | undefined,
): Promise<string | null> {
  const { validUntil } = claim;
  if (validUntil !== undefined && Date.parse(validUntil) <= context.clock().getTime()) return "expired";
  const obstacle = await channel.obstacle(context, claim);
  if (obstacle !== null) return obstacle;
  const payload = await payloadOf(context, channel, claim, telling);
  if (payload === undefined) return "no-longer-true";
  await channel.send(context, { ...claim, payload });
  return null;
}

/** What the carrier gets; undefined when nothing of it is true any more. */
async function payloadOf(
  context: Context,
  channel: Channel,
  claim: ClaimedDelivery,
  telling: Telling | undefined,
): Promise<Json | undefined> {
  const { userId, about, payload = null } = claim;
  // Links are as they were made, and notifications of versions long before do not say what they are about.
  if (userId === undefined || about === undefined) return payload;
  const now = telling ?? (await tellingNow(context, userId, claim.channel, about));
  return now === null ? undefined : channel.compose(context, now.reader, now.told, claim.to);
}

/**
 * What is left to be told of a delivery that may have waited for hours or, given up and queued again, for weeks: all of
 * it, what is still true of it, or nothing: null.
 */
async function tellingNow(
  context: Context,
  userId: string,
  channel: string,
  about: readonly About[],
): Promise<Telling | null> {
  const [reader, ...all] = await Promise.all([
    context.store.profiles.get(userId),
    ...about.map((each) => openNow(context, userId, each)),
  ]);
  const told = reader === undefined ? [] : wantedBy(reader, channel, all.flat());
  return reader === undefined || told.length === 0 ? null : { reader, told };
}

async function openNow(context: Context, userId: string, about: About): Promise<OpenNotification[]> {
  const facts = await factsOf(context, userId, about);
  const open = facts && { ...about, ...facts };
  return open !== null && isOpen(open) ? [open] : [];
}

/** For later, unless it was tried often enough or would come too late. */
async function putBack(context: Context, claim: ClaimedDelivery, trouble: string): Promise<void> {
  const { channel, kind, dedupeKey } = claim;
  const retryAt = await nextTry(context, claim);
  if (retryAt !== null) {
    await context.store.outbox.markFailed(claim, trouble, { retryAt });
    return;
  }
  await tellOtherwise(context, claim);
  context.measure("MailDead");
  context.report({ what: "a delivery was given up", where: { channel, kind, dedupeKey, trouble } });
  await context.store.outbox.markFailed(claim, trouble, { dead: true });
}

/** ISO time, at which its reader does not rest; null when there is none. */
async function nextTry(
  { clock, store }: Context,
  { attempts, validUntil, userId, about }: ClaimedDelivery,
): Promise<string | null> {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  const soonest = new Date(clock().getTime() + minutes * 60_000);
  const reader = about && userId !== undefined ? await store.profiles.get(userId) : undefined;
  const at = reader === undefined ? soonest.toISOString() : toldFrom(reader, soonest);
  return validUntil === undefined || at < validUntil ? at : null;
}
