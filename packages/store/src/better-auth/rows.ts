import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import {
  type Connection,
  epochSeconds,
  type Item,
  isLive,
  queryAll,
  transact,
} from "../dynamo/connection.ts";
import { getAll } from "../dynamo/gathered-reads.ts";
import { StoreError } from "../errors.ts";
import { authKeys, type Key } from "../keys.ts";
import { defineShape } from "../shape.ts";
import { entriesOf, type LookupField } from "./lookups.ts";
import type { Row } from "./where.ts";

/** A row as stored, with the data needed to replace exactly this version of it. */
export interface StoredRow {
  readonly row: Row;
  readonly rev: number;
  /** The lookup entries that were written with it. */
  readonly entries: readonly Key[];
}

/** A model's rows and how they are found. */
export interface Model {
  readonly name: string;
  readonly lookups: readonly LookupField[];
  /** The field that ends the row's life, if one does. */
  readonly expiry?: string;
}

type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;

const rowShape = defineShape<Row>("account row", []);

/** Better Auth decides itself when a row has expired, and tells people so. This only cleans up afterwards. */
export const clearUpAfterMs = 24 * 60 * 60 * 1000;

/** Reads and writes rows together with their lookup entries. */
export function rowStore(connection: Connection) {
  const { tableName, now } = connection;

  function expiresAt({ expiry }: Model, row: Row): number | undefined {
    const end = expiry === undefined ? undefined : row[expiry];
    return typeof end === "string" ? epochSeconds(new Date(Date.parse(end) + clearUpAfterMs)) : undefined;
  }

  const live = (items: readonly Item[]): StoredRow[] =>
    items
      .filter((item) => isLive(item, now()))
      .map((item) => ({
        row: rowShape.read(item),
        rev: Number(item["rev"]),
        entries: (item["entries"] as Key[] | undefined) ?? [],
      }));

  function putRow(model: Model, row: Row, replaces: StoredRow | undefined): Writes {
    const entries = entriesOf(model.name, model.lookups, row);
    const id = String(row["id"]);
    const expiry = { expiresAt: expiresAt(model, row) };
    const item = {
      ...authKeys.row(model.name, id),
      rev: (replaces?.rev ?? 0) + 1,
      entries,
      ...expiry,
      ...rowShape.write(row),
    };
    const isGone = "attribute_not_exists(pk) OR expiresAt <= :now";
    const nowValue = { ":now": epochSeconds(now()) };
    const condition = replaces
      ? { ConditionExpression: "rev = :rev", ExpressionAttributeValues: { ":rev": replaces.rev } }
      : { ConditionExpression: isGone, ExpressionAttributeValues: nowValue };
    const stale = (replaces?.entries ?? []).filter((old) => !entries.some((entry) => isSame(entry, old)));
    return [
      { Put: { TableName: tableName, Item: item, ...condition } },
      ...entries.map((entry) => ({
        Put: {
          TableName: tableName,
          Item: { ...entry, id, ...expiry },
          ConditionExpression: `${isGone} OR id = :id`,
          ExpressionAttributeValues: { ...nowValue, ":id": id },
        },
      })),
      ...stale.map((entry) => ({ Delete: { TableName: tableName, Key: { ...entry } } })),
    ];
  }

  /** False if the row is not as expected. Throws if it is, but another row has one of its unique values. */
  async function write(model: Model, row: Row, replaces: StoredRow | undefined): Promise<boolean> {
    const refused = await transact(connection, putRow(model, row, replaces));
    if (refused.length > 0 && !refused.includes(0)) throw taken(model);
    return refused.length === 0;
  }

  const byIds = async (model: Model, ids: readonly string[]): Promise<StoredRow[]> =>
    live(
      await getAll(
        connection,
        [...new Set(ids)].map((id) => authKeys.row(model.name, id)),
      ),
    );

  /** The entries of the rows whose looked-up field has this value: ids, and when they are cleared up. */
  const entries = ({ name }: Model, field: string, value: string): Promise<Item[]> =>
    queryAll(connection, {
      KeyConditionExpression: "pk = :value",
      ExpressionAttributeValues: { ":value": authKeys.lookupPartition(name, field, value) },
      ConsistentRead: true,
    });

  return {
    byIds,
    entries,

    /** The rows whose looked-up field has this value. */
    async byLookup(model: Model, field: string, value: string): Promise<StoredRow[]> {
      const found = await entries(model, field, value);
      return byIds(
        model,
        found.map((entry) => String(entry["id"])),
      );
    },

    /** Every row of the model, for questions that no lookup answers. */
    async all(model: Model): Promise<StoredRow[]> {
      const items = await queryAll(connection, {
        KeyConditionExpression: "pk = :model",
        ExpressionAttributeValues: { ":model": authKeys.partition(model.name) },
        ConsistentRead: true,
      });
      return live(items);
    },

    /** `store/exists` if the id or a unique value is taken. */
    async insert(model: Model, row: Row): Promise<void> {
      if (!(await write(model, row, undefined))) throw taken(model);
    },

    /** False if the stored row has changed since it was read; `store/exists` if a unique value is taken. */
    replace: (model: Model, old: StoredRow, row: Row): Promise<boolean> => write(model, row, old),

    /** False if the stored row has changed since it was read. */
    async remove(model: Model, { row, rev, entries }: StoredRow): Promise<boolean> {
      const remove = {
        TableName: tableName,
        Key: { ...authKeys.row(model.name, String(row["id"])) },
        ConditionExpression: "rev = :rev",
        ExpressionAttributeValues: { ":rev": rev },
      };
      const removeEntries = entries.map((entry) => ({ Delete: { TableName: tableName, Key: { ...entry } } }));
      return (await transact(connection, [{ Delete: remove }, ...removeEntries])).length === 0;
    },
  };
}

function taken({ name }: Model): StoreError {
  return new StoreError("store/exists", `a ${name} with this id or a unique value of it exists`);
}

function isSame(one: Key, other: Key): boolean {
  return one.pk === other.pk && one.sk === other.sk;
}
