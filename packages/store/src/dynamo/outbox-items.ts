import { outboxKeys } from "../keys.ts";
import type { OutboxEntry, OutboxMessage, OutboxStatus } from "../outbox.ts";
import { defineShape } from "../shape.ts";
import { epochSeconds, type Item } from "./connection.ts";

const messageShape = defineShape<OutboxMessage>("mail", []);

/** How long a message, and the knowledge that it was sent, is kept. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** A message that waits to be sent at `due`. */
export function queuedItem(message: OutboxMessage, now: Date, due: string): Item {
  return {
    ...outboxKeys.message(message.dedupeKey),
    gsi1pk: outboxKeys.due,
    gsi1sk: due,
    status: "queued",
    attempts: 0,
    createdAt: now.toISOString(),
    expiresAt: epochSeconds(new Date(now.getTime() + keptMs)),
    ...messageShape.write(message),
  };
}

/** What is left of a message that will not be sent any more: nothing that was for its reader's eyes. */
export function emptied({ userId, kind, dedupeKey }: OutboxMessage): Item {
  const blank = { to: "", subject: "", html: "", text: "", headers: {} };
  return { ...messageShape.write({ ...blank, ...(userId !== undefined && { userId }), kind, dedupeKey }) };
}

/** The message and where it stands; the index position says when it is tried next, or when its lease ends. */
export function readEntry(item: Item): OutboxEntry {
  const { sentAt, lastError, gsi1sk } = item as { sentAt?: string; lastError?: string; gsi1sk?: string };
  const status = item["status"] as OutboxStatus;
  return {
    ...messageShape.read(item),
    status,
    attempts: Number(item["attempts"]),
    createdAt: String(item["createdAt"]),
    ...(status === "queued" && gsi1sk !== undefined && { nextAttemptAt: gsi1sk }),
    ...(status === "sending" && gsi1sk !== undefined && { leaseUntil: gsi1sk }),
    ...(sentAt !== undefined && { sentAt }),
    ...(lastError !== undefined && { lastError }),
  };
}
