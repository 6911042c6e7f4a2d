import type { ClaimedWork, DueStore, DueWork, ScheduledWork } from "../due.ts";
import { dueKeys } from "../keys.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand } from "./commands.ts";
import { attempt, type Connection, type Item, isoTime } from "./connection.ts";
import { getAll } from "./gathered-reads.ts";
import { attemptWithOthers } from "./gathered-writes.ts";
import { remove, update } from "./statements.ts";

type DueBody = Pick<DueWork, "kind" | "key" | "payload">;
const dueShape = defineShape<DueBody>("due work");

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

/** Work that has just been taken. */
export function readClaim(item: Item): ClaimedWork {
  const { attempts, lease, gsi1sk: leaseUntil } = item;
  return {
    ...readWork(item),
    attempts: Number(attempts),
    lease: String(lease),
    leaseUntil: String(leaseUntil),
  };
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
      await attemptWithOthers(connection, remove(connection, { ...dueKeys.work(kind, key), lease }));
    },

    async reschedule({ kind, key, lease, attempts }, at, tries = attempts) {
      const time = isoTime(at);
      const set = { gsi1sk: time, dueAt: time, attempts: tries };
      const asTaken = { ...dueKeys.work(kind, key), lease };
      await attemptWithOthers(connection, update(connection, set, asTaken, ["lease"]));
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
