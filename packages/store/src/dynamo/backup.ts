import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  ScanCommand,
  type ScanCommandInput,
} from "@aws-sdk/client-dynamodb";
import { StoreError } from "../errors.ts";
import type { Backup, RawItem } from "../operations.ts";
import { type Connection, pause } from "./connection.ts";

const writeLimit = 25;
/** With growing pauses these take about ten seconds, which is what a table needs to take more. */
const busyAttempts = 9;

type Writes = NonNullable<BatchWriteItemCommandInput["RequestItems"]>;

/** The table's items as they are, whatever they mean. */
export function dynamoBackup({ client, tableName }: Connection): Backup {
  async function isEmpty(): Promise<boolean> {
    const page = await client.send(new ScanCommand({ TableName: tableName, Limit: 1, ConsistentRead: true }));
    return (page.Items ?? []).length === 0;
  }

  async function putBatch(items: readonly RawItem[]): Promise<void> {
    let open: Writes = { [tableName]: items.map((item) => ({ PutRequest: { Item: typed(item) } })) };
    for (let tries = 0; (open[tableName]?.length ?? 0) > 0; tries++) {
      if (tries > busyAttempts) throw new StoreError("store/unavailable", "a batch write was not completed");
      if (tries > 0) await pause(tries);
      open = (await client.send(new BatchWriteItemCommand({ RequestItems: open }))).UnprocessedItems ?? {};
    }
  }

  return {
    async *items(part) {
      let from: ScanCommandInput["ExclusiveStartKey"];
      do {
        const page = await client.send(
          new ScanCommand({
            TableName: tableName,
            ConsistentRead: true,
            ...(part && { Segment: part.segment, TotalSegments: part.segments }),
            ExclusiveStartKey: from,
          }),
        );
        for (const item of page.Items ?? []) yield raw(item);
        from = page.LastEvaluatedKey;
      } while (from);
    },

    async putItems(items, { intoFull = false } = {}) {
      if (!intoFull && !(await isEmpty())) {
        throw new StoreError("store/not-empty", `table ${tableName} holds items already`);
      }
      let count = 0;
      let batch: RawItem[] = [];
      const flush = async () => {
        await putBatch(batch);
        count += batch.length;
        batch = [];
      };
      for await (const item of items) {
        batch.push(item);
        if (batch.length === writeLimit) await flush();
      }
      await flush();
      return count;
    },
  };
}

/** Bytes as text, so that an item is a line of JSON. */
function raw(item: Record<string, AttributeValue>): RawItem {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, mapBytes(value, toText) as RawItem[string]]),
  );
}

function typed(item: RawItem): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, mapBytes(value, toBytes) as AttributeValue]),
  );
}

const toText = (bytes: unknown) =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString("base64") : bytes;
const toBytes = (text: unknown) => (typeof text === "string" ? Buffer.from(text, "base64") : text);

/** The typed value with its binaries changed, however deep they are. */
function mapBytes(typedValue: object, change: (binary: unknown) => unknown): object {
  const [entry] = Object.entries(typedValue) as [string, unknown][];
  if (entry === undefined) return typedValue;
  const [type, value] = entry;
  switch (type) {
    case "B":
      return { B: change(value) };
    case "BS":
      return { BS: (value as unknown[]).map(change) };
    case "L":
      return { L: (value as object[]).map((each) => mapBytes(each, change)) };
    case "M":
      return {
        M: Object.fromEntries(
          Object.entries(value as Record<string, object>).map(([name, each]) => [
            name,
            mapBytes(each, change),
          ]),
        ),
      };
    default:
      return typedValue;
  }
}
