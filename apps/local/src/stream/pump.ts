import { watch as watchFolder } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { streamSource } from "@consigliere/api/functions";
import { createClient, createStreamsClient } from "@consigliere/store/client";
import { streamFilters } from "@consigliere/store/table-definition";
import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { type Delivery, deliver } from "./deliver.ts";
import { fitsPattern } from "./event-filter.ts";
import { createPause } from "./pause.ts";
import { openPositions } from "./positions.ts";
import { eventRecord, sequenceOf } from "./records.ts";
import { openShards } from "./shards.ts";

/** How often an idle stream is read, unless something was written: the file of the data says so, but not everywhere. */
const idleMs = 2_000;
const shardsRefreshMs = 10_000;

export interface PumpOptions {
  readonly endpoint: string;
  readonly region: string;
  readonly tableName: string;
  /** Contains the data, the position and the records that were put aside. */
  readonly folder: string;
  readonly invoke: (event: { readonly Records: readonly DynamoDBRecord[] }) => Promise<unknown>;
}

export interface Pump {
  /** Something was probably written: read now. */
  nudge(): void;
  /** Stops after the current call. The next start delivers the rest. */
  stop(): Promise<void>;
}

/** Reads the table's stream and hands it to the stream function, from where it stopped last time. */
export async function startPump(options: PumpOptions): Promise<Pump> {
  const { region, endpoint, folder } = options;
  const client = createStreamsClient(region, endpoint);
  const streamArn = await findStream(options);
  const positions = await openPositions(join(folder, "stream.json"), streamArn);
  const shards = openShards(client, streamArn, positions);
  const idle = createPause();
  // Other programs write as well: commands for maintainers.
  const endWatch = watchWrites(folder, idle.end);
  const stopping = new AbortController();
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const passOn = async (): Promise<boolean> => {
    if (Date.now() - refreshedAt > shardsRefreshMs) {
      await shards.refresh();
      refreshedAt = Date.now();
    }
    let any = false;
    for (const [shardId, reader] of shards.readable()) {
      const read = await reader.read(streamSource.batchSize);
      const records = read.map((record) => eventRecord(record, streamArn, region));
      const done = (last: DynamoDBRecord) => positions.set(shardId, sequenceOf(last));
      await deliver(records.filter(isFollowed), delivery(options, done, stopping.signal));
      const last = records.at(-1);
      if (last !== undefined) done(last);
      any ||= last !== undefined;
    }
    return any;
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await passOn())) await idle.wait(idleMs);
      } catch (error) {
        if (stopping.signal.aborted) return;
        console.error("The stream could not be read; trying again.", error);
        await idle.wait(1000);
      }
    }
  };
  const running = run();
  return {
    nudge: idle.end,
    stop: async () => {
      stopping.abort();
      endWatch();
      idle.end();
      await running;
      await positions.keep();
      client.destroy();
    },
  };
}

/** As the deployed stream is filtered: of the other changes nothing follows. */
const isFollowed = (record: DynamoDBRecord) => streamFilters.some((filter) => fitsPattern(filter, record));

/** Calls `onWrite` when the data changes, where the system tells; returns the end of it. */
function watchWrites(folder: string, onWrite: () => void): () => void {
  try {
    const watch = watchFolder(folder, (_, file) => file?.endsWith("-wal") === true && onWrite());
    watch.on("error", () => watch.close());
    return () => watch.close();
  } catch {
    // The system watches no more files. The stream is read at even times then.
    return () => undefined;
  }
}

function delivery(options: PumpOptions, done: Delivery["done"], stopping: AbortSignal): Delivery {
  return {
    retryAttempts: streamSource.retryAttempts,
    done,
    invoke: async (records) => {
      stopping.throwIfAborted();
      return (await options.invoke({ Records: records })) as DynamoDBBatchResponse | null;
    },
    putAside: async (records, reason) => {
      stopping.throwIfAborted();
      console.error(`The stream function failed for good on ${records.length} record(s): ${reason}`);
      const lines = records.map((record) => `${JSON.stringify({ reason, record })}\n`);
      await appendFile(join(options.folder, "stream-failures.jsonl"), lines.join(""));
    },
    pause: async (milliseconds) => {
      const pause = createPause();
      stopping.addEventListener("abort", pause.end, { once: true });
      await pause.wait(milliseconds);
      stopping.removeEventListener("abort", pause.end);
      stopping.throwIfAborted();
    },
  };
}

async function findStream({ region, endpoint, tableName }: PumpOptions): Promise<string> {
  const client = createClient({ region, endpoint });
  const { output } = await client.service.call("DescribeTable", { TableName: tableName });
  client.destroy();
  const { LatestStreamArn: stream } = output["Table"] as { readonly LatestStreamArn?: string };
  if (!stream) throw new Error(`The table ${tableName} has no stream.`);
  return stream;
}
