import { StoreError } from "../errors.ts";
import { webhookKeys } from "../keys.ts";
import { pause } from "../pause.ts";
import { defineShape } from "../shape.ts";
import type { Webhook, WebhookStore } from "../webhooks.ts";
import { DeleteCommand, PutCommand } from "./commands.ts";
import { attempt, type Connection } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const webhookShape = defineShape<Webhook>("webhook");

const changeAttempts = 6;

/**
 * Webhooks in DynamoDB, in separate partitions: only few of the parts that may read matches may read these addresses.
 */
export function dynamoWebhookStore(connection: Connection): WebhookStore {
  const { client, tableName } = connection;

  const read = (matchId: string) => getOne(connection, webhookKeys.item(matchId));

  const itemOf = (matchId: string, webhook: Webhook, rev: number) => ({
    ...webhookKeys.item(matchId),
    rev,
    ...webhookShape.write(webhook),
  });

  return {
    async get(matchId) {
      const item = await read(matchId);
      return item && webhookShape.read(item);
    },

    async put(matchId, webhook) {
      // A number that no earlier version has reached, so a writer that read an earlier version cannot overwrite this
      // one.
      const item = itemOf(matchId, webhook, connection.now().getTime());
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },

    async change(matchId, id, next) {
      for (let tries = 0; tries < changeAttempts; tries++) {
        const item = await read(matchId);
        const webhook = item && webhookShape.read(item);
        if (item === undefined || webhook?.id !== id) return undefined;
        const changed = next(webhook);
        const put = new PutCommand({
          TableName: tableName,
          Item: itemOf(matchId, changed, Number(item["rev"]) + 1),
          ConditionExpression: "rev = :rev",
          ExpressionAttributeValues: { ":rev": item["rev"] },
        });
        if (await attempt(client.send(put))) return changed;
        await pause(tries);
      }
      throw new StoreError(
        "store/conflict",
        `the webhook of match ${matchId} changes too often to be changed`,
      );
    },

    async remove(matchId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: webhookKeys.item(matchId) }));
    },
  };
}
