import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { tableDefinition } from "../table-definition.ts";
import type { TakeSettings } from "../take-settings.ts";
import { attempt, type Connection, type Item, isLive, isoTime, later } from "./connection.ts";

/** Work that only newer code can read waits so long to be looked at again. */
const unreadableSeconds = 3600;

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

/** How a queue reads and takes its items. */
interface Taking<Claim> {
  readonly now: Date;
  readonly read: (seen: Item) => unknown;
  /** `undefined` if somebody else was faster. */
  readonly claim: (seen: Item) => Promise<Claim | undefined>;
  readonly onUnreadable: TakeSettings["onUnreadable"];
}

/** Takes what was seen in the index, but for what somebody else has taken since and what nobody here can read. */
export async function takeReadable<Claim>(
  connection: Connection,
  items: readonly Item[],
  { now, read, claim, onUnreadable }: Taking<Claim>,
): Promise<Claim[]> {
  const claims = items.map(async (seen) => {
    try {
      read(seen);
    } catch (error) {
      if (await isPutAside(connection, seen, now)) onUnreadable?.(String(seen["pk"]), error);
      return undefined;
    }
    return claim(seen);
  });
  return (await Promise.all(claims)).filter((each) => each !== undefined);
}

/** Leaves alone for a while what nobody here can read; false if somebody else has moved it since it was seen. */
function isPutAside({ client, tableName }: Connection, seen: Item, now: Date): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: { pk: seen["pk"], sk: seen["sk"] },
    UpdateExpression: "SET gsi1sk = :later",
    ConditionExpression: "gsi1pk = :queue AND gsi1sk = :seen",
    ExpressionAttributeValues: {
      ":later": later(now, unreadableSeconds),
      ":queue": seen["gsi1pk"],
      ":seen": seen["gsi1sk"],
    },
  });
  return attempt(client.send(update));
}
