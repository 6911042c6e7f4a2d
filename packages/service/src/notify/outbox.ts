import type { About, ClaimedDelivery } from "@consigliere/store/outbox";
import type { Context } from "../context.ts";
import type { Channel } from "./channel.ts";
import { channels } from "./channels.ts";
import { factsOf, isOpen, type OpenNotification, wantedBy } from "./open-notification.ts";

const AT_A_TIME = 10;
/** Deliveries in one tick; the next goes on. */
export const mostDeliveriesInATick = 200;

/** Minutes until the next try after each failure; after the last the delivery is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 360];

/**
 * Sends what is due, a handful at a time for as long as `mayGoOn`. A delivery is with one sender at a time, and once
 * sent is never sent again.
 */
export async function sendOutbox(context: Context, mayGoOn: () => boolean = () => true): Promise<void> {
  for (let sent = 0; sent < mostDeliveriesInATick; sent += AT_A_TIME) {
    const claims = await context.store.outbox.claimDue(context.clock(), AT_A_TIME, {
      onUnreadable: (key, error) =>
        context.report({ what: "a delivery could not be read", where: { key }, error }),
    });
    await Promise.all(claims.map((claim) => send(context, claim)));
    if (claims.length < AT_A_TIME || !mayGoOn()) return;
  }
}

async function send(context: Context, claim: ClaimedDelivery): Promise<void> {
  const channel = channelNamed(claim.channel);
  // One of another version's channels, which may come back.
  if (channel === undefined) return putBack(context, claim, "no such channel");
  let obstacle: string | null;
  try {
    obstacle = await handIn(context, channel, claim);
  } catch (error) {
    const { trouble, isFinal } = channel.failure(error);
    if (isFinal) await context.store.outbox.markDropped(claim, trouble);
    else await putBack(context, claim, trouble);
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
async function handIn(context: Context, channel: Channel, claim: ClaimedDelivery): Promise<string | null> {
  const { validUntil } = claim;
  if (validUntil !== undefined && Date.parse(validUntil) <= context.clock().getTime()) return "expired";
  const obstacle = await channel.obstacle(context, claim);
  if (obstacle !== null) return obstacle;
  const current = await currentOf(context, channel, claim);
  if (current === null) return "no-longer-true";
  await channel.send(context, current);
  return null;
}

/**
 * What is to be sent of a delivery that may have waited for hours or, given up and queued again, for weeks: all of
 * it, what is still true of it, or nothing: null.
 */
async function currentOf(
  context: Context,
  channel: Channel,
  claim: ClaimedDelivery,
): Promise<ClaimedDelivery | null> {
  const { userId, about } = claim;
  // Those of versions long before do not say what they are about.
  if (userId === undefined || about === undefined) return claim;
  const reader = await context.store.profiles.get(userId);
  if (reader === undefined) return null;
  const all = await Promise.all(about.map((each) => openNow(context, userId, each)));
  const told = wantedBy(reader, claim.channel, all.flat());
  if (told.length === about.length) return claim;
  return told.length === 0 ? null : { ...claim, payload: await channel.compose(context, reader, told) };
}

async function openNow(context: Context, userId: string, about: About): Promise<OpenNotification[]> {
  const facts = await factsOf(context, userId, about);
  const open = facts && { ...about, ...facts };
  return open !== null && isOpen(open) ? [open] : [];
}

/** For later, unless it was tried often enough or would come too late. */
async function putBack(context: Context, claim: ClaimedDelivery, trouble: string): Promise<void> {
  const { channel, kind, dedupeKey } = claim;
  const retryAt = nextTry(context, claim);
  if (retryAt !== null) {
    await context.store.outbox.markFailed(claim, trouble, { retryAt });
    return;
  }
  context.measure("MailDead");
  context.report({ what: "a delivery was given up", where: { channel, kind, dedupeKey, trouble } });
  await context.store.outbox.markFailed(claim, trouble, { dead: true });
}

/** ISO time; null when there is none. */
function nextTry({ clock }: Context, { attempts, validUntil }: ClaimedDelivery): string | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  const at = new Date(clock().getTime() + minutes * 60_000).toISOString();
  return validUntil === undefined || at < validUntil ? at : null;
}
