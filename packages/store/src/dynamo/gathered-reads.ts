import type { Database } from "../client.ts";
import { StoreError } from "../errors.ts";
import type { Key } from "../keys.ts";
import { pause } from "../pause.ts";
import { BatchGetCommand } from "./commands.ts";
import type { Connection, Item } from "./connection.ts";

const batchLimit = 100;
/** With growing pauses, these attempts take a few seconds at most. */
const busyAttempts = 7;

/** Keys that are requested at one moment, and their items once they arrive. */
interface Gathering {
  readonly keys: Map<string, Key>;
  readonly items: Promise<ReadonlyMap<string, Item>>;
}

const gatherings = new WeakMap<Database, Map<string, Gathering>>();

/**
 * Items by key, read consistently unless told otherwise, in no particular order. Unknown keys are left out. All reads
 * requested at the same moment, by any caller, go in one request, with each item once.
 */
export async function getAll(
  connection: Connection,
  keys: readonly Key[],
  { isConsistent = true } = {},
): Promise<Item[]> {
  if (keys.length === 0) return [];
  const gathering = gatheringOf(connection, isConsistent);
  for (const key of keys) gathering.keys.set(nameOf(key), key);
  const found = await gathering.items;
  return [...new Set(keys.map(nameOf))].map((name) => found.get(name)).filter((item) => item !== undefined);
}

/** An item by its key, read as {@link getAll} reads. */
export async function getOne(connection: Connection, key: Key): Promise<Item | undefined> {
  const [item] = await getAll(connection, [key]);
  return item;
}

function gatheringOf(connection: Connection, isConsistent: boolean): Gathering {
  const { client, tableName } = connection;
  const open = gatherings.get(client) ?? new Map<string, Gathering>();
  gatherings.set(client, open);
  const name = `${tableName} ${isConsistent}`;
  const known = open.get(name);
  if (known !== undefined) return known;
  const keys = new Map<string, Key>();
  const items = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    open.delete(name);
    return readAll(connection, [...keys.values()], isConsistent);
  });
  const gathering = { keys, items };
  open.set(name, gathering);
  return gathering;
}

async function readAll(
  connection: Connection,
  keys: readonly Key[],
  isConsistent: boolean,
): Promise<ReadonlyMap<string, Item>> {
  const batches: Key[][] = [];
  for (let start = 0; start < keys.length; start += batchLimit) {
    batches.push(keys.slice(start, start + batchLimit));
  }
  const items = await Promise.all(batches.map((batch) => readBatch(connection, batch, isConsistent)));
  return new Map(items.flat().map((item) => [nameOf(item as unknown as Key), item]));
}

async function readBatch(
  { client, tableName }: Connection,
  keys: readonly Key[],
  isConsistent: boolean,
): Promise<Item[]> {
  const items: Item[] = [];
  let open: readonly Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let tries = 0; open.length > 0; tries++) {
    if (tries > busyAttempts) throw new StoreError("store/unavailable", "a batch read was not completed");
    if (tries > 0) await pause(tries);
    const result = await client.send(
      new BatchGetCommand({
        RequestItems: { [tableName]: { Keys: [...open], ConsistentRead: isConsistent } },
      }),
    );
    items.push(...(result.Responses?.[tableName] ?? []));
    open = (result.UnprocessedKeys?.[tableName]?.Keys ?? []) as typeof open;
  }
  return items;
}

const nameOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);
