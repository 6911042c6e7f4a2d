import type { AccessToken, AccessTokenStore } from "../access-tokens.ts";
import { userKeys } from "../keys.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, epochSeconds, type Item, isLive, queryAll } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const tokenShape = defineShape<Omit<AccessToken, "usedAt">>("access token");

/** Access tokens in DynamoDB. The time of last use is stored beside the body, so noting it is one write. */
export function dynamoAccessTokenStore(connection: Connection): AccessTokenStore {
  const { client, tableName, now } = connection;

  const read = (item: Item): AccessToken => ({
    ...tokenShape.read(item),
    ...(typeof item["usedAt"] === "string" && { usedAt: item["usedAt"] }),
  });

  return {
    async get(userId, id) {
      const item = await getOne(connection, userKeys.token(userId, id));
      return item && isLive(item, now()) ? read(item) : undefined;
    },

    async list(userId) {
      const items = await queryAll(connection, {
        KeyConditionExpression: "pk = :user AND begins_with(sk, :token)",
        ExpressionAttributeValues: { ":user": userKeys.partition(userId), ":token": userKeys.tokenPrefix },
        ConsistentRead: true,
      });
      return items.filter((item) => isLive(item, now())).map(read);
    },

    async put(userId, { usedAt, ...token }) {
      const item = {
        ...userKeys.token(userId, token.id),
        ...tokenShape.write(token),
        ...(usedAt !== undefined && { usedAt }),
        expiresAt: epochSeconds(new Date(token.expiresAt)),
      };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },

    async setUsed(userId, id, at) {
      const update = new UpdateCommand({
        TableName: tableName,
        Key: userKeys.token(userId, id),
        UpdateExpression: "SET usedAt = :at",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeValues: { ":at": at },
      });
      await attempt(client.send(update));
    },

    async remove(userId, id) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: userKeys.token(userId, id) }));
    },
  };
}
