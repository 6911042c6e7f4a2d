import { StoreError } from "../errors.ts";
import type { Heartbeat, Pulse } from "../heartbeat.ts";
import { heartbeatKeys } from "../keys.ts";
import { UpdateCommand } from "./commands.ts";
import { type Connection, isoTime, isRefused, later } from "./connection.ts";

/** Other processes may note the same moment, and one of them the end of a pause. */
const tries = 3;

/** The heartbeat in DynamoDB: one item, and one write for each beat. */
export function dynamoHeartbeat({ client, tableName }: Connection): Heartbeat {
  /** The item after the write; `undefined` if its condition failed. */
  async function note(
    set: string,
    condition: string,
    times: Readonly<Record<string, string>>,
  ): Promise<Pulse | undefined> {
    const used = Object.entries(times).filter(([name]) => `${set} ${condition}`.includes(name));
    const update = new UpdateCommand({
      TableName: tableName,
      Key: heartbeatKeys.item,
      UpdateExpression: `SET beatAt = :now${set}`,
      ConditionExpression: condition,
      ExpressionAttributeValues: { ":now": times[":now"], ...Object.fromEntries(used) },
      ReturnValues: "ALL_NEW",
    });
    try {
      const { Attributes: item } = await client.send(update);
      return { awakeSince: String(item?.["awakeSince"]) };
    } catch (error) {
      if (isRefused(error)) return undefined;
      throw error;
    }
  }

  return {
    async beat(now, longestPauseSeconds) {
      const times = {
        ":now": isoTime(now),
        ":earliest": later(now, -longestPauseSeconds),
      };
      for (let tried = 0; tried < tries; tried++) {
        const pulse =
          (await note("", "beatAt >= :earliest", times)) ??
          (await note(", awakeSince = :now", "beatAt < :earliest", times)) ??
          (await note(", awakeSince = :now", "attribute_not_exists(pk)", times));
        if (pulse !== undefined) return pulse;
      }
      throw new StoreError("store/unavailable", "the heartbeat changes too fast");
    },
  };
}
