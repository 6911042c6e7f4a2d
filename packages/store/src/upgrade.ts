/**
 * Brings the table of an instance of 0.1 or 0.2 to the shapes that this version reads. Nothing else reads those. Safe to
 * repeat after a failure; leaves this module with the release after next.
 */

import type { Contents } from "./contents.ts";
import { dynamoAccountStore } from "./dynamo/account-store.ts";
import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from "./dynamo/commands.ts";
import {
  attempt,
  type Connection,
  type Item,
  pagesOf,
  queryAll,
  type StartKey,
} from "./dynamo/connection.ts";
import { metaItem, readRecord, readSecret, secretItem } from "./dynamo/match-items.ts";
import { snapshotTexts } from "./dynamo/snapshot-items.ts";
import type { Json } from "./json.ts";
import { type Key, layoutKeys, matchKeys } from "./keys.ts";
import type { MatchMeta, MatchRecord } from "./matches.ts";
import { pack, unpack } from "./shape.ts";
import type { StoreConnection } from "./store-connection.ts";

/** The layout that this version reads. */
const LAYOUT = 3;
const DELETED_AT_ONCE = 25;

/** Counts of what was changed. */
export interface Upgraded {
  readonly users: number;
  readonly profiles: number;
  readonly matches: number;
}

export interface Chain<C extends Contents> {
  /** A new salt (hex). */
  salt(): string;
  /** The record with its link to the record before. */
  linked(
    record: MatchRecord<C>,
    last: MatchRecord<C> | undefined,
    chain: { readonly meta: MatchMeta; readonly salt: string },
  ): MatchRecord<C>;
}

type Body = Record<string, Json>;

const HOUSE_RULES = ["visibility", "seatOrder", "openAtEnd", "publicReplay", "letters", "clock"];

/** Null if the table has the layout of this version. @throws StoreError if an item cannot be read */
export async function upgradeTable<C extends Contents>(
  given: StoreConnection,
  chain: Chain<C>,
): Promise<Upgraded | null> {
  const connection: Connection = { now: () => new Date(), ...given };
  const { client, tableName: TableName, now } = connection;
  const { Item: layout } = await client.send(new GetCommand({ TableName, Key: layoutKeys.item }));
  if (Number(layout?.["layout"]) >= LAYOUT) return null;
  const put = (item: Item) => client.send(new PutCommand({ TableName, Item: item }));

  const items: Item[] = [];
  const pages = pagesOf((from: StartKey) =>
    client.send(
      new ScanCommand({
        TableName,
        ConsistentRead: true,
        ExclusiveStartKey: from,
        FilterExpression: "begins_with(pk, :auth) OR sk = :profile OR sk = :meta",
        ExpressionAttributeValues: { ":auth": "AUTH#", ":profile": "PROFILE", ":meta": "META" },
      }),
    ),
  );
  for await (const page of pages) items.push(...(page.Items ?? []));

  const rows = items.filter((item) => /^(ROW#|UNIQUE$)/.test(String(item["sk"])));
  const rowsOf = (model: string) =>
    rows.filter((item) => item["pk"] === `AUTH#${model}`).map((item) => unpack(item["body"]) as Body);
  const accounts = dynamoAccountStore(connection);
  for (const { id, email, isGuest } of rowsOf("user"))
    await accounts.addUser({ id: String(id), email: isGuest === true ? null : String(email) });
  const sessionIds = new Map<string, string>();
  const newest = new Map<string, string>();
  for (const { id, token, userId, expiresAt } of rowsOf("session").sort(byEnd)) {
    const until = new Date(String(expiresAt));
    if (until <= now()) continue;
    const begun = await accounts.begin(String(token), String(userId), until);
    sessionIds.set(String(id), begun);
    newest.set(String(userId), begun);
  }

  const profiles = items.filter((item) => item["sk"] === "PROFILE");
  for (const one of profiles) {
    const { userId } = unpack(one["body"]) as Body;
    // After a failure, some devices have their new session already.
    const running = await accounts.running(String(userId));
    await rewrite(connection, one, (item) => {
      const profile = unpack(item["body"]) as Body;
      const devices = profile["devices"] as Body[] | undefined;
      const tied = devices?.flatMap((device) => {
        const given = String(device["session"]);
        const session = sessionIds.get(given) ?? (running.has(given) ? given : newest.get(String(userId)));
        return session === undefined ? [] : [{ ...device, session }];
      });
      return tied && { ...item, rev: Number(item["rev"]) + 1, body: pack({ ...profile, devices: tied }) };
    });
  }

  const matches = items.filter((item) => item["sk"] === "META");
  for (const one of matches) {
    await rewrite(connection, one, (item) => ({ ...item, ...metaItem(upgradedMeta(item)) }));
    await linkRecords(connection, upgradedMeta(one), chain);
  }

  for (let at = 0; at < rows.length; at += DELETED_AT_ONCE) {
    const some = rows.slice(at, at + DELETED_AT_ONCE);
    await Promise.all(
      some.map(({ pk, sk }) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } }))),
    );
  }
  await put({ ...layoutKeys.item, layout: LAYOUT });
  return { users: rowsOf("user").length, profiles: profiles.length, matches: matches.length };
}

/** Writes an item's new form, made again from what somebody else has written meanwhile. */
async function rewrite(
  { client, tableName: TableName }: Connection,
  read: Item,
  change: (item: Item) => Item | undefined,
): Promise<void> {
  for (let item: Item | undefined = read; item !== undefined; ) {
    const next = change(item);
    if (next === undefined) return;
    const put = new PutCommand({
      TableName,
      Item: next,
      ConditionExpression: "rev = :rev",
      ExpressionAttributeValues: { ":rev": item["rev"] },
    });
    if (await attempt(client.send(put))) return;
    const { pk, sk }: Item = item;
    item = (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
  }
}

function upgradedMeta(item: Item): MatchMeta {
  const body = unpack(item["body"]) as Body;
  const gathered = item["v"] === 1 ? withHouseRules(body) : body;
  return { ...gathered, seats: withPlaces(gathered["seats"] as Body[]) } as unknown as MatchMeta;
}

/** 0.1 and 0.2 began matches without a chain over their records. The salt comes last: then all are linked by it. */
async function linkRecords<C extends Contents>(
  connection: Connection,
  meta: MatchMeta,
  { salt: newSalt, linked }: Chain<C>,
) {
  const { client, tableName: TableName } = connection;
  const { Item: item } = await client.send(new GetCommand({ TableName, Key: matchKeys.secret(meta.id) }));
  const secret = item && readSecret(item);
  if (secret === undefined || secret.salt !== undefined) return;
  const salt = newSalt();
  const items = await queryAll(connection, {
    KeyConditionExpression: "pk = :match AND begins_with(sk, :record)",
    ExpressionAttributeValues: { ":match": item?.["pk"], ":record": "R#" },
    ConsistentRead: true,
  });
  const snapshots = snapshotTexts(items);
  let last: MatchRecord<C> | undefined;
  for (const [at, stored] of items.entries()) {
    const record = readRecord({ ...stored, link: "{}" }, snapshots[at]) as unknown as MatchRecord<C>;
    last = linked(record, last, { meta, salt });
    const update = new UpdateCommand({
      TableName,
      Key: matchKeys.record(meta.id, record.seq) satisfies Key,
      UpdateExpression: "SET link = :link",
      ExpressionAttributeValues: { ":link": JSON.stringify(last.link) },
    });
    await client.send(update);
  }
  await client.send(new PutCommand({ TableName, Item: secretItem(meta.id, { ...secret, salt }) }));
}

const byEnd = (one: Body, other: Body) => String(one["expiresAt"]).localeCompare(String(other["expiresAt"]));

/** Each house rule was a member of the match itself. */
function withHouseRules(body: Body): Body {
  const isRule = ([name]: [string, Json]) => HOUSE_RULES.includes(name);
  const members = Object.entries(body);
  return {
    ...Object.fromEntries(members.filter((member) => !isRule(member))),
    houseRules: Object.fromEntries(members.filter(isRule)),
  };
}

/** Lobbies did not say in which order people sat down: it was that of the seats. */
const withPlaces = (seats: readonly Body[]) =>
  seats.map((seat, at) => (seat["player"] === null ? seat : { joined: at, ...seat }));
