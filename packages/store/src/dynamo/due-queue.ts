import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { tableDefinition } from "../table-definition.ts";
import { type Connection, type Item, isLive, isoTime } from "./connection.ts";

/**
 * Work that waits for a time is found through the sparse index, ordered by `gsi1sk`. Taking a piece moves it
 * to the end of its lease on the condition that it is still where it was seen, so one of two takers wins and
 * a taker that dies gives it back by doing nothing:
 *
 *     due ──take──▶ at the lease's end ──complete──▶ gone
 *                      │
 *                      └─ nobody completes it ──▶ due again
 */
export async function dueItems(
  { client, tableName }: Connection,
  partition: string,
  now: Date,
  limit: number,
): Promise<Item[]> {
  const page = await client.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: tableDefinition.index.name,
      KeyConditionExpression: "gsi1pk = :partition AND gsi1sk <= :now",
      ExpressionAttributeValues: { ":partition": partition, ":now": isoTime(now) },
      Limit: limit,
    }),
  );
  return (page.Items ?? []).filter((item) => isLive(item, now));
}
