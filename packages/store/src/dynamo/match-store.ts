import { StoreError } from "../errors.ts";
import { type Key, matchKeys, userKeys } from "../keys.ts";
import type { MatchMeta, MatchStore } from "../matches.ts";
import { tableDefinition } from "../table-definition.ts";
import { PutCommand, QueryCommand } from "./commands.ts";
import { type Connection, type Item, isRefused, transact } from "./connection.ts";
import { getAll, getOne } from "./gathered-reads.ts";
import {
  inviteItem,
  metaItem,
  readMeta,
  readSecret,
  recordItem,
  revItem,
  secretItem,
} from "./match-items.ts";
import { readMembership } from "./membership-store.ts";
import { findAnswer, loadEnd, loadRevision, newestRecord, readLog } from "./record-queries.ts";

const isNew = "attribute_not_exists(pk)";

/** Matches, their records and their secrets in DynamoDB. */
export function dynamoMatchStore(connection: Connection): MatchStore {
  const { client, tableName } = connection;

  const get = (key: Key): Promise<Item | undefined> => getOne(connection, key);

  async function meta(id: string): Promise<MatchMeta | undefined> {
    const item = await get(matchKeys.meta(id));
    return item && readMeta(item);
  }

  return {
    meta,

    async createLobby(lobby, secret) {
      const first: MatchMeta = { ...lobby, rev: 1 };
      const invite = inviteItem(first.id, first.inviteToken);
      const items = [metaItem(first), revItem(first), secretItem(first.id, secret), invite];
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
      const isAsRead = {
        ConditionExpression: "rev = :read",
        ExpressionAttributeValues: { ":read": changed.rev },
      };
      const refused = await transact(connection, [
        { Put: { TableName: tableName, Item: metaItem(next), ...isAsRead } },
        { Put: { TableName: tableName, Item: revItem(next) } },
      ]);
      if (refused.length === 0) return next;
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

    async load(id, userId, known, had) {
      const metaKeys = known === undefined ? [matchKeys.meta(id)] : [];
      const rowKeys = userId === undefined ? [] : [userKeys.membership(userId, id)];
      const [items, end] = await Promise.all([
        // An eventually consistent read costs half. The revision, which is read consistently, tells whether this is the
        // current match.
        getAll(connection, [...metaKeys, ...rowKeys], { isConsistent: false }),
        loadEnd(connection, id, { had }),
      ]);
      const found = items.find((item) => matchKeys.isMeta(item["pk"], item["sk"]));
      const { tail, rev, secret } = end;
      const row = items.find((item) => !matchKeys.isMeta(item["pk"], item["sk"]));
      // The two are written together. So a missing match needs no third read, and takes as long as an existing one.
      if (!secret && !found && !known) return undefined;
      if (!secret) throw new StoreError("store/unreadable", `match ${id} has no secret`);
      const metaRead = known ?? (found && readMeta(found));
      const metaNow = metaRead?.rev === rev ? metaRead : await meta(id);
      if (metaNow === undefined) return undefined;
      return {
        meta: metaNow,
        secret: readSecret(secret),
        tail,
        get earlier() {
          return end.earlier;
        },
        ...(row && { membership: readMembership(row) }),
      };
    },

    revision: (id) => loadRevision(connection, id),

    async loadSecret(id) {
      const item = await get(matchKeys.secret(id));
      return item && readSecret(item);
    },

    async append(record, before) {
      const put = new PutCommand({
        TableName: tableName,
        Item: recordItem(record, before),
        ConditionExpression: isNew,
      });
      try {
        await client.send(put);
      } catch (error) {
        if (!isRefused(error)) throw error;
        const { seq, matchId } = record;
        throw new StoreError("store/sequence-taken", `record ${seq} of match ${matchId} is already written`);
      }
    },

    hasRecord: async (id, seq) => (await get(matchKeys.record(id, seq))) !== undefined,

    newest: (id) => newestRecord(connection, id),

    records: (id, range) => readLog(connection, id, range),

    stretch: async (id, upTo, isFarEnough) => [
      ...(await loadEnd(connection, id, { upTo, isFarEnough })).tail,
    ],

    findAnswer: (id, answerId, lookBack = 100) => findAnswer(connection, id, answerId, lookBack),
  };
}
