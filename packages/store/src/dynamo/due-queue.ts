import { randomUUID } from "node:crypto";
import { dueKeys, outboxKeys, userKeys } from "../keys.ts";
import type { DueReader, Queue } from "../queue.ts";
import { tableDefinition } from "../table-definition.ts";
import type { TakeSettings } from "../take-settings.ts";
import { QueryCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, type Item, isLive, isoTime, later } from "./connection.ts";
import { readClaim, readWork } from "./due-store.ts";
import { readNotification } from "./notification-store.ts";
import { leaseOfDelivery, readEntry } from "./outbox-items.ts";
import { executeEach, type Statement, update } from "./statements.ts";

/** An item that only newer code can read is looked at again after this time. */
const unreadableSeconds = 3600;

const leaseOfWork = 60;

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
      const readable = await readableOf(connection, items, now, onUnreadable);
      const noted = readable.filter((item) => kindOf(item) === "notification");
      const waiting = readable.filter((item) => kindOf(item) !== "notification");
      const taken = await takeAll(connection, waiting, now, leaseSeconds);
      return {
        work: taken.filter((item) => kindOf(item) === "work").map(readClaim),
        deliveries: taken
          .filter((item) => kindOf(item) === "delivery")
          .map((item) => ({ ...readEntry(item), lease: String(item["lease"]) })),
        readers: readersOf(noted),
        isMore,
      };
    },
  };
}

function kindOf({ pk }: Item): "work" | "delivery" | "notification" {
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

/** The items that this code can read. The others are put aside. */
async function readableOf(
  connection: Connection,
  items: readonly Item[],
  now: Date,
  onUnreadable: TakeSettings["onUnreadable"],
): Promise<Item[]> {
  const read = { work: readWork, delivery: readEntry, notification: readNotification };
  const found = items.map(async (seen) => {
    try {
      read[kindOf(seen)](seen);
      return seen;
    } catch (error) {
      if (await isPutAside(connection, seen, now)) onUnreadable?.(String(seen["pk"]), error);
      return undefined;
    }
  });
  return (await Promise.all(found)).filter((item) => item !== undefined);
}

/**
 * Takes the items seen in the index, in one request, except those that somebody else has taken since. Whoever changes
 * an item also moves it, so an item that is still where it was seen is as it was seen. If a reply was lost, the library
 * has repeated the request, and what it found taken is under its own lease.
 */
async function takeAll(
  connection: Connection,
  items: readonly Item[],
  now: Date,
  leaseSeconds: number | undefined,
): Promise<Item[]> {
  const claims = items.map((seen) => {
    const isDelivery = kindOf(seen) === "delivery";
    const set = {
      gsi1sk: later(now, leaseSeconds ?? (isDelivery ? leaseOfDelivery : leaseOfWork)),
      lease: randomUUID(),
      attempts: Number(seen["attempts"] ?? 0) + 1,
      ...(isDelivery && { status: "sending" }),
    };
    const { pk, sk, gsi1pk, gsi1sk } = seen;
    const { lease } = set;
    return {
      taken: { ...seen, ...set },
      statement: update(connection, set, { pk, sk, gsi1pk, gsi1sk }),
      again: update(connection, set, { pk, sk, lease }),
    };
  });
  const refused = await refusedOf(connection, claims, ({ statement }) => statement);
  const others = await refusedOf(connection, refused, ({ again }) => again);
  return claims.filter((claim) => !others.includes(claim)).map(({ taken }) => taken);
}

/** The claims whose statements are refused. */
async function refusedOf<Claim>(
  connection: Connection,
  claims: readonly Claim[],
  statementOf: (claim: Claim) => Statement,
): Promise<Claim[]> {
  const refused = new Set(await executeEach(connection, claims.map(statementOf)));
  return claims.filter((_, at) => refused.has(at));
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
