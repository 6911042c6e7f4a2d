import type { Inspection } from "../inspection.ts";
import { dueKeys, matchKeys, outboxKeys, userKeys } from "../keys.ts";
import type { OutboxEntry } from "../outbox.ts";
import { tableDefinition } from "../table-definition.ts";
import { QueryCommand, ScanCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, type Item, isLive, pagesOf, type StartKey } from "./connection.ts";
import { readEntry } from "./outbox-items.ts";
import { waitingDeliveries } from "./unsent-deliveries.ts";

/** Looking into the table from outside, for people. */
export function dynamoInspection(connection: Connection): Inspection {
  const { client, tableName, now } = connection;

  /** The keys of all items that fit. Reads the whole table. */
  async function* keysWhere(fits: string, values: Readonly<Record<string, string>>): AsyncGenerator<Item> {
    const pages = pagesOf((from: StartKey) =>
      client.send(
        new ScanCommand({
          TableName: tableName,
          ConsistentRead: true,
          ProjectionExpression: "pk, sk",
          FilterExpression: fits,
          ExpressionAttributeValues: values,
          ExclusiveStartKey: from,
        }),
      ),
    );
    for await (const page of pages) yield* page.Items ?? [];
  }

  /** Newest first. */
  async function* deadDeliveries(): AsyncGenerator<OutboxEntry> {
    const pages = pagesOf((from: StartKey) =>
      client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: tableDefinition.index.name,
          KeyConditionExpression: "gsi1pk = :dead",
          ExpressionAttributeValues: { ":dead": outboxKeys.dead },
          ScanIndexForward: false,
          ExclusiveStartKey: from,
        }),
      ),
    );
    for await (const { Items = [] } of pages) {
      yield* Items.filter((item) => isLive(item, now())).map(readEntry);
    }
  }

  return {
    outbox: {
      async list(status, limit) {
        const entries: OutboxEntry[] = [];
        for await (const entry of status === "dead" ? deadDeliveries() : waitingDeliveries(connection)) {
          if (entries.length === limit) break;
          entries.push(entry);
        }
        return entries;
      },

      async requeue(dedupeKey) {
        const update = new UpdateCommand({
          TableName: tableName,
          Key: outboxKeys.delivery(dedupeKey),
          UpdateExpression: "SET #status = :queued, attempts = :none, gsi1pk = :due, gsi1sk = :now",
          ConditionExpression: "#status = :dead",
          ExpressionAttributeNames: { "#status": "status" },
          ExpressionAttributeValues: {
            ":queued": "queued",
            ":none": 0,
            ":due": dueKeys.queue,
            ":now": now().toISOString(),
            ":dead": "dead",
          },
        });
        return attempt(client.send(update));
      },
    },

    matches: {
      async *listIds() {
        const metas = keysWhere("begins_with(pk, :match) AND sk = :meta", {
          ":match": matchKeys.prefix,
          ":meta": matchKeys.metaSort,
        });
        for await (const { pk } of metas) yield matchKeys.idIn(String(pk));
      },
    },

    memberships: {
      async *listIds() {
        const rows = keysWhere("begins_with(pk, :user) AND begins_with(sk, :match)", {
          ":user": userKeys.prefix,
          ":match": userKeys.membershipPrefix,
        });
        for await (const { pk, sk } of rows) {
          yield { userId: userKeys.idIn(String(pk)), matchId: matchKeys.idIn(String(sk)) };
        }
      },
    },
  };
}
