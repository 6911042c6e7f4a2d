import { randomUUID } from "node:crypto";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { ClaimedWork, DueStore, DueWork, ScheduledWork } from "../due.ts";
import { dueKeys } from "../keys.ts";
import { defineShape } from "../shape.ts";
import { attempt, type Connection, type Item, isoTime, isRefused, later } from "./connection.ts";
import { getAll } from "./gathered-reads.ts";

type DueBody = Pick<DueWork, "kind" | "key" | "payload">;
const dueShape = defineShape<DueBody>("due work", []);

export function readWork(item: Item): DueWork {
  return { ...dueShape.read(item), at: String(item["dueAt"]) };
}

/** Work that a runner has taken is listed at the end of its lease. */
export function readScheduled(item: Item, work: DueWork = readWork(item)): ScheduledWork {
  const isTaken = item["lease"] !== undefined;
  return {
    ...work,
    attempts: Number(item["attempts"] ?? 0),
    ...(isTaken && { leaseUntil: String(item["gsi1sk"]) }),
  };
}

/** `undefined` if somebody else took it, or changed it, since it was seen in the index. */
export async function claimWork(
  { client, tableName }: Connection,
  seen: Item,
  now: Date,
  leaseSeconds = 60,
): Promise<ClaimedWork | undefined> {
  const lease = randomUUID();
  const leaseUntil = later(now, leaseSeconds);
  const update = new UpdateCommand({
    TableName: tableName,
    Key: { pk: seen["pk"], sk: seen["sk"] },
    UpdateExpression: "SET gsi1sk = :until, lease = :lease ADD attempts :one",
    ConditionExpression: "gsi1sk = :seen",
    ExpressionAttributeValues: {
      ":until": leaseUntil,
      ":lease": lease,
      ":one": 1,
      ":seen": seen["gsi1sk"],
    },
    ReturnValues: "ALL_NEW",
  });
  try {
    const { Attributes: item } = await client.send(update);
    return item && { ...readWork(item), attempts: Number(item["attempts"]), lease, leaseUntil };
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

/** Due work in DynamoDB; see due-queue.ts for how it is found and taken. */
export function dynamoDueStore(connection: Connection): DueStore {
  const { client, tableName } = connection;
  return {
    async put({ kind, key, at, payload }) {
      const time = isoTime(at);
      const put = new PutCommand({
        TableName: tableName,
        Item: {
          ...dueKeys.work(kind, key),
          gsi1pk: dueKeys.queue,
          gsi1sk: time,
          dueAt: time,
          attempts: 0,
          ...dueShape.write({ kind, key, payload }),
        },
        ConditionExpression: "attribute_not_exists(pk) OR dueAt > :time OR attribute_exists(lease)",
        ExpressionAttributeValues: { ":time": time },
      });
      await attempt(client.send(put));
    },

    async complete({ kind, key, lease }) {
      const remove = new DeleteCommand({
        TableName: tableName,
        Key: dueKeys.work(kind, key),
        ConditionExpression: "lease = :lease",
        ExpressionAttributeValues: { ":lease": lease },
      });
      await attempt(client.send(remove));
    },

    async reschedule({ kind, key, lease, attempts }, at, tries = attempts) {
      const update = new UpdateCommand({
        TableName: tableName,
        Key: dueKeys.work(kind, key),
        UpdateExpression: "SET gsi1sk = :at, dueAt = :at, attempts = :tries REMOVE lease",
        ConditionExpression: "lease = :lease",
        ExpressionAttributeValues: { ":at": isoTime(at), ":lease": lease, ":tries": tries },
      });
      await attempt(client.send(update));
    },

    async cancel(kind, key) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: dueKeys.work(kind, key) }));
    },

    async get(kind, key) {
      const [item] = await getAll(connection, [dueKeys.work(kind, key)]);
      return item && readScheduled(item);
    },
  };
}
