import type { Backup, RawItem, Segment } from "../backup.ts";
import { StoreError } from "../errors.ts";
import { pause } from "../pause.ts";
import { tableDefinition } from "../table-definition.ts";
import {
  RawBatchWriteCommand,
  RawQueryCommand,
  RawScanCommand,
  type RawWrite,
  type RawWrites,
} from "./commands.ts";
import { type Connection, pagesOf } from "./connection.ts";

const writeLimit = 25;
/** With growing pauses, these attempts take about ten seconds. A table needs that long to scale up. */
const busyAttempts = 9;

/** The table's raw items, whatever they mean. */
export function dynamoBackup({ client, tableName }: Connection): Backup {
  async function isEmpty(): Promise<boolean> {
    const page = await client.send(
      new RawScanCommand({ TableName: tableName, Limit: 1, ConsistentRead: true }),
    );
    return (page.Items ?? []).length === 0;
  }

  async function writeBatch(requests: readonly RawWrite[]): Promise<void> {
    let open: RawWrites = { [tableName]: [...requests] };
    for (let tries = 0; (open[tableName]?.length ?? 0) > 0; tries++) {
      if (tries > busyAttempts) throw new StoreError("store/unavailable", "a batch write was not completed");
      if (tries > 0) await pause(tries);
      open = (await client.send(new RawBatchWriteCommand({ RequestItems: open }))).UnprocessedItems ?? {};
    }
  }

  /** Hands the requests in by batches and says how many there were. */
  async function write(requests: AsyncIterable<RawWrite>): Promise<number> {
    let count = 0;
    let batch: RawWrite[] = [];
    const flush = async () => {
      if (batch.length > 0) await writeBatch(batch);
      count += batch.length;
      batch = [];
    };
    for await (const request of requests) {
      batch.push(request);
      if (batch.length === writeLimit) await flush();
    }
    await flush();
    return count;
  }

  const remove = (items: AsyncIterable<RawItem> | Iterable<RawItem>) =>
    write(mapped(items, (item) => ({ DeleteRequest: { Key: keyOf(item) } })));

  async function* items(part?: Segment): AsyncGenerator<RawItem> {
    const pages = pagesOf((from: RawItem | undefined) =>
      client.send(
        new RawScanCommand({
          TableName: tableName,
          ConsistentRead: true,
          ...(part && { Segment: part.segment, TotalSegments: part.segments }),
          ExclusiveStartKey: from,
        }),
      ),
    );
    for await (const page of pages) yield* page.Items ?? [];
  }

  return {
    items,

    async putItems(given, { intoFull = false } = {}) {
      if (!intoFull && !(await isEmpty())) {
        throw new StoreError("store/not-empty", `table ${tableName} holds items already`);
      }
      return write(mapped(given, (item) => ({ PutRequest: { Item: item } })));
    },

    async removeAllBut(given) {
      const kept = new Set<string>();
      for await (const item of given) kept.add(keyText(item));
      const others = filtered(items(), (item) => !kept.has(keyText(item)));
      return remove(others);
    },

    async *itemsIn(partition) {
      const pages = pagesOf((from: RawItem | undefined) =>
        client.send(
          new RawQueryCommand({
            TableName: tableName,
            ConsistentRead: true,
            KeyConditionExpression: "#pk = :partition",
            ExpressionAttributeNames: { "#pk": tableDefinition.partitionKey },
            ExpressionAttributeValues: { ":partition": { S: partition } },
            ExclusiveStartKey: from,
          }),
        ),
      );
      for await (const page of pages) yield* page.Items ?? [];
    },

    removeItems: remove,
  };
}

async function* mapped<T, U>(items: AsyncIterable<T> | Iterable<T>, change: (item: T) => U) {
  for await (const item of items) yield change(item);
}

async function* filtered<T>(items: AsyncIterable<T>, isWanted: (item: T) => boolean) {
  for await (const item of items) if (isWanted(item)) yield item;
}

/** The part of an item that DynamoDB knows it by. */
function keyOf(item: RawItem): RawItem {
  const names: readonly string[] = [tableDefinition.partitionKey, tableDefinition.sortKey];
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

function keyText(item: RawItem): string {
  return JSON.stringify(Object.entries(keyOf(item)).sort());
}
