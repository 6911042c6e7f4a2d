import { ConditionalCheckFailedException, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { StoreError } from "../errors.ts";
import type { Key } from "../keys.ts";
import type { StoreConnection } from "../store.ts";

/** An item as the document client gives it. */
export type Item = Readonly<Record<string, unknown>>;

/** A {@link StoreConnection} with its clock settled. */
export type Connection = Required<StoreConnection>;

const batchGetLimit = 100;
const batchAttempts = 8;

/** True if the write was refused by its condition, which is an answer, not an accident. */
export function isRefused(error: unknown): error is ConditionalCheckFailedException {
  return error instanceof ConditionalCheckFailedException;
}

/** True if a transaction was refused because of one of its conditions. */
export function isTransactionRefused(error: unknown): boolean {
  return (
    error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some((reason) => reason.Code === "ConditionalCheckFailed")
  );
}

/** Runs a conditional write and says whether it was done. */
export async function attempt(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** All items of a query, page by page. */
export async function queryAll(
  { client, tableName }: Connection,
  input: Omit<QueryCommandInput, "TableName">,
): Promise<Item[]> {
  const items: Item[] = [];
  let from: QueryCommandInput["ExclusiveStartKey"];
  do {
    const page = await client.send(
      new QueryCommand({ ...input, TableName: tableName, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

/** Items by key, read consistently, in no particular order; unknown keys are left out. */
export async function getAll(connection: Connection, keys: readonly Key[]): Promise<Item[]> {
  const batches: Key[][] = [];
  for (let start = 0; start < keys.length; start += batchGetLimit) {
    batches.push(keys.slice(start, start + batchGetLimit));
  }
  return (await Promise.all(batches.map((batch) => getBatch(connection, batch)))).flat();
}

async function getBatch({ client, tableName }: Connection, keys: readonly Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let open: readonly Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let tries = 0; open.length > 0; tries++) {
    if (tries === batchAttempts) throw new StoreError("store/unavailable", "a batch read was not completed");
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** tries));
    const result = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: [...open], ConsistentRead: true } } }),
    );
    items.push(...(result.Responses?.[tableName] ?? []));
    open = result.UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return items;
}

/** Expired items are gone, though the table may take days to delete them. */
export function isLive(item: Item, now: Date): boolean {
  const expiresAt = item["expiresAt"];
  return typeof expiresAt !== "number" || expiresAt * 1000 > now.getTime();
}

/** One format for every stored time, so that text order is time order. */
export function isoTime(time: string | Date): string {
  return new Date(time).toISOString();
}

/** A time some seconds later, in the stored format. */
export function later(from: Date, seconds: number): string {
  return new Date(from.getTime() + seconds * 1000).toISOString();
}

/** What the TTL attribute wants. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
