import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dueKeys, outboxKeys, userKeys } from "../keys.ts";
import type { DueReader, Queue } from "../queue.ts";
import { tableDefinition } from "../table-definition.ts";
import type { TakeSettings } from "../take-settings.ts";
import { attempt, type Connection, type Item, isLive, isoTime, later } from "./connection.ts";
import { claimWork, readWork } from "./due-store.ts";
import { readNotification } from "./notification-store.ts";
import { claimDelivery } from "./outbox.ts";
import { readEntry } from "./outbox-items.ts";

/** An item that only newer code can read is looked at again after this time. */
const unreadableSeconds = 3600;

/**
 * Whatever waits for a time is found through the sparse index, in one partition of it, ordered by `gsi1sk`. Taking work
 * or a delivery moves it to the end of its lease on the condition that it is still where it was seen, so one of two
 * takers wins and a taker that dies gives it back by doing nothing:
 *
 *     due ──take──▶ at the lease's end ──complete──▶ gone
 *                      │
 *                      └─ nobody completes it ──▶ due again
 */
export function dynamoQueue(connection: Connection): Queue {
  return {
    async take(now, limit, { leaseSeconds, onUnreadable } = {}) {
      const { items, isMore } = await dueItems(connection, now, limit);
      const takeAll = <Claim>(
        kind: Kind,
        read: (seen: Item) => unknown,
        claim: (seen: Item) => Promise<Claim | undefined>,
      ) =>
        takeReadable(
          connection,
          items.filter((item) => kindOf(item) === kind),
          { now, read, claim, onUnreadable },
        );
      const [work, deliveries, noted] = await Promise.all([
        takeAll("work", readWork, (seen) => claimWork(connection, seen, now, leaseSeconds)),
        takeAll("delivery", readEntry, (seen) => claimDelivery(connection, seen, now, leaseSeconds)),
        takeAll("notification", readNotification, async (seen) => seen),
      ]);
      return { work, deliveries, readers: readersOf(noted), isMore };
    },
  };
}

type Kind = "work" | "delivery" | "notification";

function kindOf({ pk }: Item): Kind {
  if (outboxKeys.isDelivery(pk)) return "delivery";
  return userKeys.isUser(pk) ? "notification" : "work";
}

async function dueItems({ client, tableName }: Connection, now: Date, limit: number) {
  const page = await client.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: tableDefinition.index.name,
      KeyConditionExpression: "gsi1pk = :queue AND gsi1sk <= :now",
      ExpressionAttributeValues: { ":queue": dueKeys.queue, ":now": isoTime(now) },
      Limit: limit,
    }),
  );
  const items: Item[] = (page.Items ?? []).filter((item) => isLive(item, now));
  return { items, isMore: page.LastEvaluatedKey !== undefined };
}

/** How a queue reads and takes its items. */
interface Taking<Claim> {
  readonly now: Date;
  readonly read: (seen: Item) => unknown;
  /** `undefined` if somebody else was faster. */
  readonly claim: (seen: Item) => Promise<Claim | undefined>;
  readonly onUnreadable: TakeSettings["onUnreadable"];
}

/**
 * Takes the items seen in the index, except those that somebody else has taken since and those that this code cannot
 * read.
 */
async function takeReadable<Claim>(
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

/** Postpones an item that this code cannot read; false if somebody else has moved it since it was seen. */
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

/** The receivers of notifications, and the time since when they have been waiting. */
function readersOf(noted: readonly Item[]): DueReader[] {
  const byUser = Map.groupBy(noted, (item) => readNotification(item).userId);
  return [...byUser].map(([userId, items]) => ({
    userId,
    notifications: items.map(readNotification),
    at: String(items[0]?.["gsi1sk"]),
    attempts: Math.max(...items.map((item) => Number(item["attempts"] ?? 0))),
  }));
}
