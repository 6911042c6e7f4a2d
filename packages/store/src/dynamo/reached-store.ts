import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { userKeys } from "../keys.ts";
import type { ChannelNews, ReachedStore } from "../reached.ts";
import { type Connection, epochSeconds, isLive, later } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const keptSeconds = 90 * 86_400;

/** Two attributes for each channel, so that it can be noted without reading the item. */
const TOLD = "told ";
const FAILED = "failed ";

/** The end of the item's life (epoch seconds) when it is written `now`. */
export function reachedUntil(now: Date): number {
  return epochSeconds(new Date(later(now, keptSeconds)));
}

/**
 * The times when people were last reached, in DynamoDB: one item, and one write for each message. It also has the times
 * of their recent messages: see notification-store.ts.
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
      UpdateExpression: `SET expiresAt = :end, ${expression}`,
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
      return new Map(
        names.map((name) => [
          name,
          {
            toldAt: (item[TOLD + name] as string | undefined) ?? null,
            failed: (item[FAILED + name] as ChannelNews["failed"] | undefined) ?? null,
          },
        ]),
      );
    },

    delivered: (userId, channel, at) =>
      set(
        userId,
        "#told = :at REMOVE #failed",
        { "#told": TOLD + channel, "#failed": FAILED + channel },
        { ":at": at },
      ),

    failed: (userId, channel, failure) =>
      set(userId, "#failed = :failure", { "#failed": FAILED + channel }, { ":failure": failure }),

    async forget(userId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: userKeys.reached(userId) }));
    },
  };
}
