import { userKeys } from "../keys.ts";
import type { ChannelNews, ReachedStore } from "../reached.ts";
import { DeleteCommand, UpdateCommand } from "./commands.ts";
import { type Connection, epochSeconds, type Item, isLive, later } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const keptSeconds = 90 * 86_400;

/** Two attributes for each channel, so that it can be noted without reading the item. */
const TOLD = "told ";
const FAILED = "failed ";

/** The attribute with the time when a channel last reached somebody. */
export const toldBy = (channel: string) => TOLD + channel;

/** By channel, the time when it last reached the person whose item this is. */
export function toldTimes(item: Item = {}): Map<string, string> {
  const told = Object.entries(item).filter(([name]) => name.startsWith(TOLD));
  return new Map(told.map(([name, at]) => [name.slice(TOLD.length), String(at)]));
}

/** The end of the item's life (epoch seconds) when it is written `now`. */
export function reachedUntil(now: Date): number {
  return epochSeconds(new Date(later(now, keptSeconds)));
}

/**
 * The times when people were last reached, in DynamoDB: one item, which also has the times of their recent messages.
 * Both are written when a message is settled: see notification-store.ts.
 */
export function dynamoReachedStore(connection: Connection): ReachedStore {
  const { client, tableName, now } = connection;

  async function set(
    userId: string,
    expression: string,
    names: Record<string, string>,
    values: object,
  ): Promise<void> {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: userKeys.reached(userId),
      UpdateExpression: `SET expiresAt = :end${expression}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ":end": reachedUntil(now()),
        ...values,
      },
    });
    await client.send(update);
  }

  return {
    async get(userId) {
      const item = await getOne(connection, userKeys.reached(userId));
      if (item === undefined || !isLive(item, now())) return new Map();
      const names = Object.keys(item).flatMap((name) =>
        [TOLD, FAILED].flatMap((start) => (name.startsWith(start) ? [name.slice(start.length)] : [])),
      );
      const told = toldTimes(item);
      return new Map(
        names.map((name) => {
          const toldAt = told.get(name) ?? null;
          const failed = (item[FAILED + name] as ChannelNews["failed"] | undefined) ?? null;
          const isPast = failed !== null && toldAt !== null && failed.at < toldAt;
          return [name, { toldAt, failed: isPast ? null : failed }];
        }),
      );
    },

    delivered: (userId, channel, at) =>
      set(
        userId,
        ", #told = :at REMOVE #failed",
        { "#told": toldBy(channel), "#failed": FAILED + channel },
        { ":at": at },
      ),

    failed: (userId, channel, failure) =>
      set(userId, ", #failed = :failure", { "#failed": FAILED + channel }, { ":failure": failure }),

    notTold: (userId, channel, before) =>
      before === null
        ? set(userId, " REMOVE #told", { "#told": toldBy(channel) }, {})
        : set(userId, ", #told = :before", { "#told": toldBy(channel) }, { ":before": before }),

    async forget(userId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: userKeys.reached(userId) }));
    },
  };
}
