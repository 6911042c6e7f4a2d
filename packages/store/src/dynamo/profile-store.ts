import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { userKeys } from "../keys.ts";
import type { Profile, ProfileStore } from "../profiles.ts";
import { defineShape } from "../shape.ts";
import { tableDefinition } from "../table-definition.ts";
import { type Connection, getAll } from "./connection.ts";

const profileShape = defineShape<Profile>("profile", []);

/** Profiles in DynamoDB; the index leads from an unsubscribe token to its owner. */
export function dynamoProfileStore(connection: Connection): ProfileStore {
  const { client, tableName } = connection;
  return {
    async get(userId) {
      const key = userKeys.profile(userId);
      const read = await client.send(
        new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
      );
      return read.Item && profileShape.read(read.Item);
    },

    async getMany(userIds) {
      const items = await getAll(connection, [...new Set(userIds)].map(userKeys.profile));
      return items.map((item) => profileShape.read(item));
    },

    async put(profile) {
      const item = {
        ...userKeys.profile(profile.userId),
        gsi1pk: userKeys.unsubscribe(profile.unsubscribeToken),
        gsi1sk: profile.userId,
        ...profileShape.write(profile),
      };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },

    async delete(userId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: userKeys.profile(userId) }));
    },

    async findByUnsubscribeToken(token) {
      const found = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: tableDefinition.index.name,
          KeyConditionExpression: "gsi1pk = :token",
          ExpressionAttributeValues: { ":token": userKeys.unsubscribe(token) },
          Limit: 1,
        }),
      );
      const item = found.Items?.[0];
      return item && profileShape.read(item);
    },
  };
}
