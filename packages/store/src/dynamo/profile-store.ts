import { StoreError } from "../errors.ts";
import { userKeys } from "../keys.ts";
import { pause } from "../pause.ts";
import type { Profile, ProfileStore } from "../profiles.ts";
import { defineShape } from "../shape.ts";
import { tableDefinition } from "../table-definition.ts";
import { DeleteCommand, PutCommand, QueryCommand } from "./commands.ts";
import { attempt, type Connection, type Item } from "./connection.ts";
import { getAll, getOne } from "./gathered-reads.ts";

const profileShape = defineShape<Profile>("profile", { first: 2 });

export function readProfile(item: Item): Profile {
  return profileShape.read(item);
}

const changeAttempts = 6;

/** Profiles in DynamoDB; the index leads from an unsubscribe token to its owner. */
export function dynamoProfileStore(connection: Connection): ProfileStore {
  const { client, tableName } = connection;

  const read = (userId: string): Promise<Item | undefined> => getOne(connection, userKeys.profile(userId));

  /** Overwrites exactly the version that was read; false if somebody was faster. */
  function write(profile: Profile, replaces: Item | undefined): Promise<boolean> {
    const item = {
      ...userKeys.profile(profile.userId),
      gsi1pk: userKeys.unsubscribe(profile.unsubscribeToken),
      gsi1sk: profile.userId,
      rev: Number(replaces?.["rev"] ?? 0) + 1,
      ...profileShape.write(profile),
    };
    const put = new PutCommand({ TableName: tableName, Item: item, ...asRead(replaces) });
    return attempt(client.send(put));
  }

  return {
    async get(userId) {
      const item = await read(userId);
      return item && profileShape.read(item);
    },

    async getMany(userIds) {
      const items = await getAll(connection, [...new Set(userIds)].map(userKeys.profile));
      return items.map((item) => profileShape.read(item));
    },

    create: (profile) => write(profile, undefined),

    async change(userId, next) {
      for (let tries = 0; tries < changeAttempts; tries++) {
        const item = await read(userId);
        if (item === undefined) return undefined;
        const changed = next(profileShape.read(item));
        if (await write(changed, item)) return changed;
        await pause(tries);
      }
      throw new StoreError("store/conflict", `the profile of ${userId} changes too often to be changed`);
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

/** The condition that an item is unchanged since it was read. */
function asRead(item: Item | undefined) {
  return item === undefined
    ? { ConditionExpression: "attribute_not_exists(pk)" }
    : { ConditionExpression: "rev = :rev", ExpressionAttributeValues: { ":rev": item["rev"] } };
}
