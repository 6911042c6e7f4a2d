import { randomUUID } from "node:crypto";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { ClaimedWork, DueStore, DueWork } from "../due.ts";
import { dueKeys } from "../keys.ts";
import { defineShape } from "../shape.ts";
import { attempt, type Connection, type Item, isoTime, isRefused, later } from "./connection.ts";
import { dueItems, takeReadable } from "./due-queue.ts";

type DueBody = Pick<DueWork, "kind" | "key" | "payload">;
const dueShape = defineShape<DueBody>("due work", []);

export function readWork(item: Item): DueWork {
  return { ...dueShape.read(item), at: String(item["dueAt"]) };
}

/** Work that was planned before numbers were kept has none. */
const notNewer = " AND (attribute_not_exists(seq) OR seq <= :seq)";

/** Due work in DynamoDB; see due-queue.ts for how it is taken. */
export function dynamoDueStore(connection: Connection): DueStore {
  const { client, tableName } = connection;

  /** `undefined` if somebody else took it, or it was changed, since it was seen in the index. */
  async function claim(seen: Item, now: Date, leaseSeconds: number): Promise<ClaimedWork | undefined> {
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

  return {
    async put({ kind, key, at, payload }, seq) {
      const time = isoTime(at);
      const put = new PutCommand({
        TableName: tableName,
        Item: {
          ...dueKeys.work(kind, key),
          gsi1pk: dueKeys.shard(kind, key),
          gsi1sk: time,
          dueAt: time,
          // Stays when the work is rescheduled, so that a repeated put still knows itself.
          plannedAt: time,
          attempts: 0,
          ...(seq !== undefined && { seq }),
          ...dueShape.write({ kind, key, payload }),
        },
        ConditionExpression: `attribute_not_exists(pk) OR (plannedAt <> :time${seq === undefined ? "" : notNewer})`,
        ExpressionAttributeValues: { ":time": time, ...(seq !== undefined && { ":seq": seq }) },
      });
      await attempt(client.send(put));
    },

    async takeDue(now, limit, { leaseSeconds = 60, onUnreadable } = {}) {
      const perShard = dueKeys.shards.map((shard) => dueItems(connection, shard, now, limit));
      const oldestFirst = (await Promise.all(perShard))
        .flat()
        .sort((one, other) => (String(one["gsi1sk"]) < String(other["gsi1sk"]) ? -1 : 1))
        .slice(0, limit);
      const claimFor = (seen: Item) => claim(seen, now, leaseSeconds);
      return takeReadable(connection, oldestFirst, { now, read: readWork, claim: claimFor, onUnreadable });
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

    async reschedule({ kind, key, lease }, at) {
      const update = new UpdateCommand({
        TableName: tableName,
        Key: dueKeys.work(kind, key),
        UpdateExpression: "SET gsi1sk = :at, dueAt = :at REMOVE lease",
        ConditionExpression: "lease = :lease",
        ExpressionAttributeValues: { ":at": isoTime(at), ":lease": lease },
      });
      await attempt(client.send(update));
    },

    async cancel(kind, key) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: dueKeys.work(kind, key) }));
    },

    async get(kind, key) {
      const read = await client.send(
        new GetCommand({ TableName: tableName, Key: dueKeys.work(kind, key), ConsistentRead: true }),
      );
      return read.Item && readWork(read.Item);
    },
  };
}
