import { rateKeys } from "../keys.ts";
import type { RateStore } from "../rates.ts";
import { UpdateCommand } from "./commands.ts";
import { type Connection, epochSeconds } from "./connection.ts";

/** Fixed windows: each is a separate item, so a new window starts at zero without a reset. */
export function dynamoRateStore({ client, tableName, now }: Connection): RateStore {
  return {
    async increment(key, windowSeconds) {
      const seconds = epochSeconds(now());
      const start = seconds - (seconds % windowSeconds);
      const end = start + windowSeconds;
      const update = new UpdateCommand({
        TableName: tableName,
        Key: rateKeys.counter(`${key} ${windowSeconds}`, start),
        UpdateExpression: "SET expiresAt = :end ADD calls :one",
        ExpressionAttributeValues: { ":end": end, ":one": 1 },
        ReturnValues: "UPDATED_NEW",
      });
      const { Attributes: counter } = await client.send(update);
      return { count: Number(counter?.["calls"]), resetsAt: new Date(end * 1000).toISOString() };
    },
  };
}
