import { outboxKeys } from "../keys.ts";
import type { OutboxEntry, Recipient } from "../outbox.ts";
import { tableDefinition } from "../table-definition.ts";
import { type Connection, queryAll } from "./connection.ts";
import { readEntry } from "./outbox-items.ts";

/**
 * Every delivery to somebody that was not sent, given up or not. Reads the whole queue: there is no index by
 * recipient, because the queue is short and people are rarely deleted or exported.
 */
export async function unsentTo(connection: Connection, { userId, email }: Recipient): Promise<OutboxEntry[]> {
  const queues = await Promise.all(
    [outboxKeys.due, outboxKeys.dead].map((queue) =>
      queryAll(connection, {
        IndexName: tableDefinition.index.name,
        KeyConditionExpression: "gsi1pk = :queue",
        ExpressionAttributeValues: { ":queue": queue },
      }),
    ),
  );
  const address = email?.toLowerCase();
  return queues
    .flat()
    .map(readEntry)
    .filter((entry) => entry.userId === userId || entry.to.toLowerCase() === address);
}
