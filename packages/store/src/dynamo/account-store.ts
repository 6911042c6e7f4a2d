import { createHash } from "node:crypto";
import type { AccountStore, StoredUser } from "../accounts.ts";
import { authKeys, type Key } from "../keys.ts";
import { DeleteCommand, PutCommand } from "./commands.ts";
import { type Connection, epochSeconds, type Item, isLive, queryAll, transact } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Accounts in DynamoDB. A session is found by its token, and its id by its user; both items are written together. */
export function dynamoAccountStore(connection: Connection): AccountStore {
  const { client, tableName, now } = connection;

  const put = (item: Key & Item, condition?: string, values?: Item) => ({
    Put: {
      TableName: tableName,
      Item: item,
      ...(condition && { ConditionExpression: condition }),
      ...(values && { ExpressionAttributeValues: values }),
    },
  });
  const remove = (key: Key) => ({ Delete: { TableName: tableName, Key: key } });
  const isDone = async (...writes: Parameters<typeof transact>[1]) =>
    (await transact(connection, writes)).length === 0;

  const IS_NEW = "attribute_not_exists(pk)";
  const IS_THERE = "attribute_exists(pk)";

  /** Nothing that has expired, though it may still be stored. */
  async function liveOne(key: Key): Promise<Item | undefined> {
    const item = await getOne(connection, key);
    return item && isLive(item, now()) ? item : undefined;
  }

  const userItem = ({ id, email }: StoredUser) => ({
    ...authKeys.user(id),
    id,
    ...(email !== null && { email }),
  });

  async function user(id: string): Promise<StoredUser | undefined> {
    const item = await getOne(connection, authKeys.user(id));
    return item && { id, email: typeof item["email"] === "string" ? item["email"] : null };
  }

  function sessionItems(id: string, userId: string, until: Date) {
    const expiresAt = epochSeconds(until);
    return {
      session: { ...authKeys.session(id), userId, expiresAt },
      entry: { ...authKeys.sessionOf(userId, id), id, expiresAt },
    };
  }

  async function idsOf(userId: string): Promise<string[]> {
    const items = await queryAll(connection, {
      KeyConditionExpression: "pk = :user",
      ExpressionAttributeValues: { ":user": authKeys.sessionsOf(userId) },
      ConsistentRead: true,
    });
    return items.filter((item) => isLive(item, now())).map((item) => String(item["id"]));
  }

  const endOne = (id: string, userId: string) =>
    isDone(remove(authKeys.session(id)), remove(authKeys.sessionOf(userId, id)));

  return {
    user,

    async userWith(email) {
      const item = await getOne(connection, authKeys.address(email));
      return item && user(String(item["userId"]));
    },

    addUser: (added) =>
      isDone(
        put(userItem(added), IS_NEW),
        ...(added.email === null
          ? []
          : [put({ ...authKeys.address(added.email), userId: added.id }, IS_NEW)]),
      ),

    changeAddress: (id, from, to) =>
      isDone(
        put(
          userItem({ id, email: to }),
          from === null ? `${IS_THERE} AND attribute_not_exists(email)` : "email = :from",
          from === null ? undefined : { ":from": from },
        ),
        put({ ...authKeys.address(to), userId: id }, IS_NEW),
        ...(from === null ? [] : [remove(authKeys.address(from))]),
      ),

    async removeUser(id) {
      const { email = null } = (await user(id)) ?? {};
      await isDone(remove(authKeys.user(id)), ...(email === null ? [] : [remove(authKeys.address(email))]));
    },

    async begin(token, userId, until) {
      const id = hashOf(token);
      const { session, entry } = sessionItems(id, userId, until);
      await isDone(put(session), put(entry));
      return id;
    },

    async session(token) {
      const id = hashOf(token);
      const item = await liveOne(authKeys.session(id));
      const owner = item && (await user(String(item["userId"])));
      return owner && { id, user: owner, expiresAt: new Date(Number(item["expiresAt"]) * 1000) };
    },

    running: async (userId) => new Set(await idsOf(userId)),

    async renew(token, until) {
      const item = await liveOne(authKeys.session(hashOf(token)));
      if (item === undefined) return;
      const { session, entry } = sessionItems(hashOf(token), String(item["userId"]), until);
      // Nothing begins again that ends meanwhile.
      await isDone(put(session, IS_THERE), put(entry));
    },

    async end(token) {
      const id = hashOf(token);
      const item = await getOne(connection, authKeys.session(id));
      if (item !== undefined) await endOne(id, String(item["userId"]));
    },

    async endAll(userId, except = []) {
      const kept = new Set(except.map(hashOf));
      for (const id of await idsOf(userId)) if (!kept.has(id)) await endOne(id, userId);
    },

    async keep(secret, value, until) {
      const item = { ...authKeys.secret(hashOf(secret)), value, expiresAt: epochSeconds(until) };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },

    async take(secret) {
      const key = authKeys.secret(hashOf(secret));
      const { Attributes: item } = await client.send(
        new DeleteCommand({ TableName: tableName, Key: key, ReturnValues: "ALL_OLD" }),
      );
      return item && isLive(item, now()) ? String(item["value"]) : undefined;
    },

    has: async (secret) => (await liveOne(authKeys.secret(hashOf(secret)))) !== undefined,
  };
}
