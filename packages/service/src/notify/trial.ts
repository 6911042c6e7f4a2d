/** A message that somebody sends to themselves, to see whether a channel reaches them. */
import type { Trial } from "@consigliere/contract/account";
import type { ChannelName } from "@consigliere/contract/preferences";
import type { Delivery } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import { TRIALS_PER_PERSON } from "../account/limits.ts";
import type { Context } from "../context.ts";
import { limit } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { type Channel, TRIAL, type WhyNot, whyNot } from "./channel.ts";
import { channels } from "./channels.ts";
import { noteFailed, noteReached } from "./last-reached.ts";

/** A test that comes later tells its reader nothing. */
const VALID_MINUTES = 5;

/**
 * Sends a message to each address of a channel at once, at any hour, and returns the carrier's result. It is not
 * retried, nor sent by another channel. @throws Refusal `account/not-reached`, `request/too-many`
 */
export async function tryChannel(context: Context, reader: Profile, name: ChannelName): Promise<Trial[]> {
  const channel = channels[name];
  const addresses = await channel.addressesOf(context, reader);
  if (addresses.length === 0) throw new Refusal("account/not-reached");
  await limit(context, TRIALS_PER_PERSON, reader.userId);
  const validUntil = new Date(context.clock().getTime() + VALID_MINUTES * 60_000).toISOString();
  const { userId } = reader;
  return Promise.all(
    addresses.map(async (to) => {
      const payload = await channel.trial(context, reader, to);
      const dedupeKey = `${TRIAL} ${context.chance.id()}`;
      const delivery = { channel: name, to, userId, payload, kind: TRIAL, dedupeKey, validUntil };
      const failed = await handIn(context, channel, delivery);
      await (failed === null ? noteReached(context, delivery) : noteFailed(context, delivery, failed));
      return { to, outcome: failed ?? ("accepted" as const) };
    }),
  );
}

/** Why its carrier did not take it; null: it did. */
async function handIn(context: Context, channel: Channel, delivery: Delivery): Promise<WhyNot | null> {
  const { outbox } = context.store;
  const claim = await outbox.hold(delivery);
  if (claim === undefined) return "trouble";
  try {
    const obstacle = await channel.obstacle(context, claim);
    if (obstacle !== null) {
      await outbox.markDropped(claim, obstacle);
      return "lost";
    }
    await channel.send(context, claim);
  } catch (error) {
    const failure = channel.failure(error);
    const { trouble, isGone } = failure;
    if (isGone === true) await channel.forget?.(context, claim, trouble);
    await outbox.markDropped(claim, trouble);
    return whyNot(failure);
  }
  context.measure("MailSent");
  await outbox.markSent(claim);
  return null;
}
