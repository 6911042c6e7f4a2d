import type { QueryCommandInput, TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { AwsError } from "../aws-service.ts";
import { BUSY_ATTEMPTS, pause } from "../pause.ts";
import type { StoreConnection } from "../store-connection.ts";
import { QueryCommand, TransactWriteCommand } from "./commands.ts";

/** An item in plain values. */
export type Item = Readonly<Record<string, unknown>>;

/** A {@link StoreConnection} with its clock settled. */
export type Connection = Required<StoreConnection>;

/** True if the write failed its condition. That is an answer, not a failure. */
export function isRefused(error: unknown): boolean {
  return error instanceof AwsError && error.name === "ConditionalCheckFailedException";
}

type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;

/**
 * Writes all or nothing. Returns the positions of the writes whose conditions failed, none if all is written. Retries
 * when another transaction is busy with the same items.
 */
export async function transact({ client }: Connection, writes: Writes): Promise<number[]> {
  for (let tries = 0; ; tries++) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: writes }));
      return [];
    } catch (error) {
      const codes = cancellationCodes(error);
      const refused = codes.flatMap((code, position) =>
        code === "ConditionalCheckFailed" ? [position] : [],
      );
      if (refused.length > 0) return refused;
      if (!codes.includes("TransactionConflict") || tries >= BUSY_ATTEMPTS) throw error;
      await pause(tries);
    }
  }
}

/** The reasons why a transaction was cancelled, one for each of its writes. @throws what was no cancelled transaction */
function cancellationCodes(error: unknown): readonly (string | undefined)[] {
  if (!(error instanceof AwsError) || error.name !== "TransactionCanceledException") throw error;
  const reasons = (error.details["CancellationReasons"] ?? []) as readonly { readonly Code?: string }[];
  return reasons.map(({ Code }) => Code);
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

/** The start of a page; undefined: the first page. */
export type StartKey = QueryCommandInput["ExclusiveStartKey"];

/** The pages of a query or scan. Each is requested with the last key of the page before. */
export async function* pagesOf<Key, Page extends { readonly LastEvaluatedKey?: Key | undefined }>(
  ask: (from: Key | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let from: Key | undefined;
  do {
    const page = await ask(from);
    yield page;
    from = page.LastEvaluatedKey;
  } while (from);
}

/** All items of a query, page by page. */
export async function queryAll(
  { client, tableName }: Connection,
  input: Omit<QueryCommandInput, "TableName">,
): Promise<Item[]> {
  const items: Item[] = [];
  const pages = pagesOf((from: StartKey) =>
    client.send(new QueryCommand({ ...input, TableName: tableName, ExclusiveStartKey: from })),
  );
  for await (const page of pages) items.push(...(page.Items ?? []));
  return items;
}

/** Expired items count as gone, though the table may take days to delete them. */
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

/** The value for the TTL attribute. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
