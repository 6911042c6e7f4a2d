/** If a channel fails, its message goes by the next one that reaches its reader, unless they have chosen otherwise. */
import { channelNames } from "@consigliere/contract/preferences";
import type { About, ClaimedDelivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { channels } from "./channels.ts";
import { deliveryOf } from "./delivery.ts";
import { isLeftToUs } from "./open-notification.ts";
import { notifiedFrom } from "./readers-day.ts";

/**
 * Queues the content of a delivery for the next channel, once, even if several devices were lost by it. Does nothing if
 * the reader is reached at another address of the same channel, which has its own delivery, or has chosen their
 * channels. Says whether it queued anything.
 */
export async function notifyOtherwise(context: Context, claim: ClaimedDelivery): Promise<boolean> {
  const { userId, about, channel: failed } = claim;
  const names: readonly string[] = channelNames;
  const at = names.indexOf(failed);
  if (userId === undefined || about === undefined || at === -1) return false;
  const reader = await context.store.profiles.get(userId);
  const meant = reader === undefined ? [] : await leftToUs(context, reader, about);
  if (reader === undefined || meant.length === 0) return false;
  const [own, ...weaker] = channelNames.slice(at);
  const left = own === undefined ? [] : await channels[own].addressesOf(context, reader);
  if (left.some((address) => address !== claim.to)) return false;
  const from = notifiedFrom(reader, context.clock());
  for (const name of weaker) {
    const addresses = await channels[name].addressesOf(context, reader);
    const deliveries = addresses.map((to) => deliveryOf(context, name, to, { reader, notifications: meant }));
    for (const delivery of deliveries) await context.store.outbox.enqueue(delivery, from);
    if (addresses.length > 0) return true;
  }
  return false;
}

async function leftToUs({ store }: Context, reader: Profile, about: readonly About[]): Promise<About[]> {
  const left = about.map(async (each) => {
    const row = await store.memberships.get(reader.userId, each.matchId);
    return isLeftToUs(reader, { kind: each.kind, row }) ? [each] : [];
  });
  return (await Promise.all(left)).flat();
}
