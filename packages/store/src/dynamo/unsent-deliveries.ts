import { outboxKeys } from "../keys.ts";
import type { OutboxEntry, Recipient } from "../outbox.ts";
import { tableDefinition } from "../table-definition.ts";
import { type Connection, type Item, isLive, queryAll } from "./connection.ts";
import { readEntry } from "./outbox-items.ts";
import { queuedItems } from "./queued-items.ts";

/** Deliveries that wait or are being sent, soonest first. Reads all that waits for a time. */
export async function* waitingDeliveries(connection: Connection): AsyncGenerator<OutboxEntry> {
  for await (const item of queuedItems(connection, outboxKeys.prefix)) {
    if (isLive(item, connection.now())) yield readEntry(item);
  }
}

/**
 * Every delivery to somebody that was not sent, given up or not. Reads all of them: there is no index by recipient,
 * because they are few and people are rarely deleted.
 */
export async function unsentTo(connection: Connection, { userId, email }: Recipient): Promise<OutboxEntry[]> {
  const dead: Item[] = await queryAll(connection, {
    IndexName: tableDefinition.index.name,
    KeyConditionExpression: "gsi1pk = :dead",
    ExpressionAttributeValues: { ":dead": outboxKeys.dead },
  });
  const address = email?.toLowerCase();
  const entries = dead.map(readEntry);
  for await (const entry of waitingDeliveries(connection)) entries.push(entry);
  return entries.filter((entry) => entry.userId === userId || entry.to.toLowerCase() === address);
}
