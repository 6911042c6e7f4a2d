import { GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { plainItem } from "../attribute-values.ts";
import { SequenceTakenError, StoreError } from "../errors.ts";
import { type Key, matchKeys } from "../keys.ts";
import type { MatchMeta, MatchStore } from "../matches.ts";
import { tableDefinition } from "../table-definition.ts";
import { attempt, type Connection, getAll, type Item, isRefused, transact } from "./connection.ts";
import {
  inviteItem,
  metaItem,
  readMeta,
  readRecord,
  readSecret,
  recordItem,
  secretItem,
} from "./match-items.ts";
import { findAnswer, loadTail, readLog } from "./record-queries.ts";

const isNew = "attribute_not_exists(pk)";

/** Matches, their records and their secrets in DynamoDB. */
export function dynamoMatchStore(connection: Connection): MatchStore {
  const { client, tableName } = connection;

  async function get(key: Key): Promise<Item | undefined> {
    const read = await client.send(new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }));
    return read.Item;
  }

  async function meta(id: string): Promise<MatchMeta | undefined> {
    const item = await get(matchKeys.meta(id));
    return item && readMeta(item);
  }

  return {
    meta,

    async createLobby(lobby, secret) {
      const first: MatchMeta = { ...lobby, rev: 1 };
      const invite = inviteItem(first.id, first.inviteToken);
      const items = [metaItem(first), secretItem(first.id, secret), invite];
      const puts = items.map((item) => ({
        Put: { TableName: tableName, Item: item, ConditionExpression: isNew },
      }));
      const refused = await transact(connection, puts);
      if (refused.length > 0) {
        throw new StoreError("store/exists", `match ${first.id} or its invitation exists`);
      }
      return first;
    },

    async metas(ids) {
      const items = await getAll(connection, [...new Set(ids)].map(matchKeys.meta));
      return items.map(readMeta);
    },

    async saveMeta(changed) {
      const next: MatchMeta = { ...changed, rev: changed.rev + 1 };
      const put = new PutCommand({
        TableName: tableName,
        Item: metaItem(next),
        ConditionExpression: "rev = :read",
        ExpressionAttributeValues: { ":read": changed.rev },
      });
      if (await attempt(client.send(put))) return next;
      throw new StoreError("store/conflict", `match ${changed.id} is no longer at revision ${changed.rev}`);
    },

    async addInvite(id, token) {
      await client.send(new PutCommand({ TableName: tableName, Item: inviteItem(id, token) }));
    },

    async findByInvite(token) {
      const invite = await get(matchKeys.invite(token));
      return invite && meta(String(invite["matchId"]));
    },

    async listOpen(limit) {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: tableDefinition.index.name,
          KeyConditionExpression: "gsi1pk = :open",
          ExpressionAttributeValues: { ":open": matchKeys.openLobby },
          ScanIndexForward: false,
          Limit: limit,
        }),
      );
      return (page.Items ?? []).map(readMeta);
    },

    async load(id) {
      const [items, tail] = await Promise.all([
        getAll(connection, [matchKeys.meta(id), matchKeys.secret(id)]),
        loadTail(connection, id),
      ]);
      const metaOf = items.find((item) => item["sk"] === matchKeys.meta(id).sk);
      const secretOf = items.find((item) => item["sk"] === matchKeys.secret(id).sk);
      if (!metaOf) return undefined;
      if (!secretOf) throw new StoreError("store/missing", `match ${id} has no secret`);
      return { meta: readMeta(metaOf), secret: readSecret(secretOf), tail };
    },

    async loadSecret(id) {
      const item = await get(matchKeys.secret(id));
      return item && readSecret(item);
    },

    async append(record) {
      const put = new PutCommand({
        TableName: tableName,
        Item: recordItem(record),
        ConditionExpression: isNew,
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      });
      try {
        await client.send(put);
      } catch (error) {
        if (!isRefused(error) || !error.Item) throw error;
        throw new SequenceTakenError(readRecord(plainItem(error.Item)));
      }
    },

    records: (id, range) => readLog(connection, id, range),

    stretch: (id, upTo) => loadTail(connection, id, upTo),

    findAnswer: (id, answerId, lookBack = 100) => findAnswer(connection, id, answerId, lookBack),
  };
}
