import { randomUUID } from "node:crypto";
import { dueKeys, outboxKeys } from "../keys.ts";
import type { ClaimedDelivery, Delivery, OutboxEntry, OutboxStatus } from "../outbox.ts";
import { defineShape } from "../shape.ts";
import { epochSeconds, type Item, later } from "./connection.ts";

const deliveryShape = defineShape<Delivery>("delivery");

/** How long a delivery stays with the sender that took it. */
export const leaseOfDelivery = 120;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a delivery is kept, and the fact that it was sent. Its short links lead somewhere for as long. */
const keptMs = ({ linkSecret }: Delivery) => (linkSecret === undefined ? 30 : 90) * DAY_MS;

/** A delivery that waits to be sent at `due`. */
export function queuedItem(delivery: Delivery, now: Date, due: string): Item {
  return {
    ...outboxKeys.delivery(delivery.dedupeKey),
    gsi1pk: dueKeys.queue,
    gsi1sk: due,
    status: "queued",
    attempts: 0,
    createdAt: now.toISOString(),
    expiresAt: epochSeconds(new Date(now.getTime() + keptMs(delivery))),
    ...deliveryShape.write(delivery),
  };
}

/** A delivery that somebody holds from its beginning. */
export function heldDelivery(
  delivery: Delivery,
  now: Date,
): { readonly item: Item; readonly claim: ClaimedDelivery } {
  const lease = randomUUID();
  const taken = { status: "sending" as const, attempts: 1 };
  const leaseUntil = later(now, leaseOfDelivery);
  return {
    item: { ...queuedItem(delivery, now, leaseUntil), ...taken, lease },
    claim: { ...delivery, ...taken, createdAt: now.toISOString(), leaseUntil, lease },
  };
}

/**
 * The rest of a delivery that will not be sent any more: nothing that was for its reader's eyes. Where its short links
 * lead is kept, but not their secret.
 */
export function emptied({ channel, userId, kind, dedupeKey, about, linkSecret, word }: Delivery): Item {
  return {
    ...deliveryShape.write({
      channel,
      to: "",
      payload: null,
      ...(userId !== undefined && { userId }),
      kind,
      dedupeKey,
      ...(linkSecret !== undefined && about !== undefined && { about }),
      ...(linkSecret !== undefined && word !== undefined && { word }),
    }),
  };
}

/** The delivery and its status. The index position is the time of its next try, or the end of its lease. */
export function readEntry(item: Item): OutboxEntry {
  const { sentAt, lastError, gsi1sk } = item as { sentAt?: string; lastError?: string; gsi1sk?: string };
  const status = item["status"] as OutboxStatus;
  return {
    ...deliveryShape.read(item),
    status,
    attempts: Number(item["attempts"]),
    createdAt: String(item["createdAt"]),
    ...(status === "queued" && gsi1sk !== undefined && { nextAttemptAt: gsi1sk }),
    ...(status === "sending" && gsi1sk !== undefined && { leaseUntil: gsi1sk }),
    ...(sentAt !== undefined && { sentAt }),
    ...(lastError !== undefined && { lastError }),
  };
}
