/** When and by which channel people were last reached, and why a channel fails. Only for themselves. */
import type { Reached } from "@consigliere/contract/account";
import { channelNames } from "@consigliere/contract/preferences";
import type { Delivery } from "@consigliere/store/outbox";
import type { Context } from "../context.ts";
import type { WhyNot } from "./channel.ts";

type Sent = Pick<Delivery, "userId" | "channel">;

/** Notes that a carrier took a delivery. */
export async function noteReached({ store, clock }: Context, { userId, channel }: Sent): Promise<void> {
  if (userId !== undefined) await store.reached.delivered(userId, channel, clock().toISOString());
}

/** Notes that a delivery failed this time. */
export async function noteFailed(
  { store, clock }: Context,
  { userId, channel }: Sent,
  why: WhyNot,
): Promise<void> {
  if (userId !== undefined) await store.reached.failed(userId, channel, { at: clock().toISOString(), why });
}

/** The fate of the last messages to somebody, for their own eyes. */
export async function readReached({ store }: Context, userId: string): Promise<Reached> {
  const known = await store.reached.get(userId);
  const shown = channelNames.map((name) => [name, known.get(name) ?? { toldAt: null, failed: null }]);
  return Object.fromEntries(shown) as Reached;
}
