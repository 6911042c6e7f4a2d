import { QueryCommand, ScanCommand, type ScanCommandInput, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { matchKeys, outboxKeys } from "../keys.ts";
import type { Inspection } from "../operations.ts";
import type { OutboxEntry, Recipient } from "../outbox.ts";
import { tableDefinition } from "../table-definition.ts";
import { attempt, type Connection, isLive } from "./connection.ts";
import { readEntry } from "./outbox-items.ts";
import { unsentTo } from "./unsent-mail.ts";

/** Looking into the table from outside, for people. */
export function dynamoInspection(
  connection: Connection,
): Inspection & { unsentTo(who: Recipient): Promise<OutboxEntry[]> } {
  const { client, tableName, now } = connection;
  return {
    outbox: {
      async list(status, limit) {
        const page = await client.send(
          new QueryCommand({
            TableName: tableName,
            IndexName: tableDefinition.index.name,
            KeyConditionExpression: "gsi1pk = :queue",
            ExpressionAttributeValues: { ":queue": status === "dead" ? outboxKeys.dead : outboxKeys.due },
            ScanIndexForward: status === "queued",
            Limit: limit,
          }),
        );
        return (page.Items ?? []).filter((item) => isLive(item, now())).map(readEntry);
      },

      async requeue(dedupeKey) {
        const update = new UpdateCommand({
          TableName: tableName,
          Key: outboxKeys.message(dedupeKey),
          UpdateExpression: "SET #status = :queued, attempts = :none, gsi1pk = :due, gsi1sk = :now",
          ConditionExpression: "#status = :dead",
          ExpressionAttributeNames: { "#status": "status" },
          ExpressionAttributeValues: {
            ":queued": "queued",
            ":none": 0,
            ":due": outboxKeys.due,
            ":now": now().toISOString(),
            ":dead": "dead",
          },
        });
        return attempt(client.send(update));
      },
    },

    matches: {
      async *listIds() {
        let from: ScanCommandInput["ExclusiveStartKey"];
        do {
          const page = await client.send(
            new ScanCommand({
              TableName: tableName,
              ConsistentRead: true,
              ProjectionExpression: "pk",
              FilterExpression: "begins_with(pk, :match) AND sk = :meta",
              ExpressionAttributeValues: { ":match": matchKeys.prefix, ":meta": matchKeys.metaSort },
              ExclusiveStartKey: from,
            }),
          );
          for (const item of page.Items ?? []) yield matchKeys.idIn(String(item["pk"]));
          from = page.LastEvaluatedKey;
        } while (from);
      },
    },

    unsentTo: (who) => unsentTo(connection, who),
  };
}
