import type { BetterAuthOptions } from "better-auth";
import {
  type AdapterFactory,
  type AdapterFactoryCustomizeAdapterCreator,
  type CustomAdapter,
  createAdapterFactory,
} from "better-auth/adapters";
import { findRows } from "./better-auth/find-rows.ts";
import { lookupFields } from "./better-auth/lookups.ts";
import { type Model, rowStore, type StoredRow } from "./better-auth/rows.ts";
import { order, type Row } from "./better-auth/where.ts";
import { StoreError } from "./errors.ts";
import { pause } from "./pause.ts";
import type { StoreConnection } from "./store-connection.ts";

/** Models whose rows are worthless after the time in their `expiresAt`. */
const expiring = ["session", "verification"];

/** How often a change is retried when others change the same row at the same time. */
const changeAttempts = 8;

/** Rows deleted at a time. */
const deletionWidth = 8;

/**
 * Better Auth's accounts in the one table. A row is an item, found by its id or by a looked-up field, or otherwise by
 * searching its model's rows. Every change of a row is conditional on the row as it was read, so single-use tokens are
 * used once and counters count.
 *
 * Set `verification.disableCleanup`: the table's TTL removes expired rows without reading them all.
 */
export function betterAuthAdapter(connection: StoreConnection): AdapterFactory<BetterAuthOptions> {
  return createAdapterFactory({
    config: {
      adapterId: "consigliere-dynamodb",
      adapterName: "DynamoDB",
      supportsJSON: true,
      supportsArrays: true,
      supportsDates: false,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: (helpers) => customAdapter({ now: () => new Date(), ...connection }, helpers),
  });
}

type Helpers = Parameters<AdapterFactoryCustomizeAdapterCreator>[0];
type Target = { readonly model: string; readonly modelKey?: string | undefined };
type Where = Parameters<CustomAdapter["update"]>[0]["where"];

function customAdapter(
  connection: Required<StoreConnection>,
  { schema, getFieldName, getDefaultModelName }: Helpers,
): CustomAdapter {
  const rows = rowStore(connection);

  function modelOf({ model, modelKey = getDefaultModelName(model) }: Target): Model {
    const expiry = expiring.includes(modelKey) && getFieldName({ model: modelKey, field: "expiresAt" });
    return { name: model, lookups: lookupFields(schema, modelKey), ...(expiry && { expiry }) };
  }

  const find = (target: Target, where: Where = []) => findRows(rows, modelOf(target), where);

  function pick(target: Target, row: Row, select: readonly string[] | undefined): Row {
    if (!select?.length) return row;
    const names = select.map((field) => getFieldName({ model: target.modelKey ?? target.model, field }));
    return Object.fromEntries(names.map((name) => [name, row[name]]));
  }

  /**
   * Applies an action to the first matching row, on the condition that it is still as it was read; otherwise looks
   * again. `undefined` if none matches (any more).
   */
  async function withFirst<T>(
    target: Target,
    where: Where,
    act: (found: StoredRow) => Promise<T | undefined>,
  ) {
    for (let tries = 0; tries < changeAttempts; tries++) {
      const [found] = await find(target, where);
      if (!found) return undefined;
      const done = await act(found);
      if (done !== undefined) return done;
      await pause(tries);
    }
    throw new StoreError("store/conflict", `a ${target.model} changes too often to be changed`);
  }

  const change = (target: Target, where: Where, next: (row: Row) => Row) =>
    withFirst(target, where, async (found) => {
      const row = { ...found.row, ...next(found.row) };
      return (await rows.replace(modelOf(target), found, row)) ? row : undefined;
    });

  const takeAway = (target: Target, where: Where) =>
    withFirst(target, where, async (found) =>
      (await rows.remove(modelOf(target), found)) ? found.row : undefined,
    );

  /** Handles each row once, and returns how many were changed. Skips rows that no longer match. */
  async function forEach(target: Target, where: Where, act: (where: Where) => Promise<Row | undefined>) {
    const found = await find(target, where);
    let count = 0;
    for (let start = 0; start < found.length; start += deletionWidth) {
      const some = found.slice(start, start + deletionWidth);
      const done = await Promise.all(some.map(({ row }) => act([...where, isRow(row)])));
      count += done.filter((row) => row !== undefined).length;
    }
    return count;
  }

  const adapter: Untyped = {
    async create({ data, ...target }) {
      await rows.insert(modelOf(target), data);
      return data;
    },

    async findOne({ where, select, ...target }) {
      const [found] = await find(target, where);
      return found ? pick(target, found.row, select) : null;
    },

    async findMany({ where, limit, offset = 0, sortBy, select, ...target }) {
      const found = (await find(target, where)).map(({ row }) => row);
      if (sortBy) {
        const field = getFieldName({ model: target.modelKey ?? target.model, field: sortBy.field });
        const sign = sortBy.direction === "asc" ? 1 : -1;
        found.sort((one, other) => sign * order(one[field], other[field]));
      }
      return found.slice(offset, offset + limit).map((row) => pick(target, row, select));
    },

    async count({ where, ...target }) {
      return (await find(target, where)).length;
    },

    async update({ where, update, ...target }) {
      return (await change(target, where, () => update)) ?? null;
    },

    updateMany: ({ where, update, ...target }) =>
      forEach(target, where, (one) => change(target, one, () => update)),

    async delete({ where, ...target }) {
      await takeAway(target, where);
    },

    deleteMany: ({ where, ...target }) => forEach(target, where, (one) => takeAway(target, one)),

    async consumeOne({ where, ...target }) {
      return (await takeAway(target, where)) ?? null;
    },

    async incrementOne({ where, increment, set, ...target }) {
      const changed = await change(target, where, (row) => {
        const counters = Object.entries(increment).map(([field, by]) => [
          field,
          Number(row[field] ?? 0) + by,
        ]);
        return { ...Object.fromEntries(counters), ...set };
      });
      return changed ?? null;
    },
  };
  // Better Auth lets the caller name the type of the rows. The stored rows are those that it once gave us.
  return adapter as CustomAdapter;
}

function isRow(row: Row): Where[number] {
  return { field: "id", operator: "eq", value: String(row["id"]), connector: "AND", mode: "sensitive" };
}

interface Untyped {
  create(request: Target & { data: Row }): Promise<Row>;
  findOne(request: Target & { where: Where; select?: string[] }): Promise<Row | null>;
  findMany(
    request: Target & {
      where?: Where;
      limit: number;
      offset?: number;
      select?: string[];
      sortBy?: { field: string; direction: "asc" | "desc" };
    },
  ): Promise<Row[]>;
  count(request: Target & { where?: Where }): Promise<number>;
  update(request: Target & { where: Where; update: Row }): Promise<Row | null>;
  updateMany(request: Target & { where: Where; update: Row }): Promise<number>;
  delete(request: Target & { where: Where }): Promise<void>;
  deleteMany(request: Target & { where: Where }): Promise<number>;
  consumeOne(request: Target & { where: Where }): Promise<Row | null>;
  incrementOne(
    request: Target & { where: Where; increment: Record<string, number>; set?: Row },
  ): Promise<Row | null>;
}
