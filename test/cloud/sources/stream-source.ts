/** The event source mapping of the template: reads the table's stream and hands it to the stream function. */
import { deliver } from "@consigliere/local/stream/deliver";
import { fitsPattern, type Pattern } from "@consigliere/local/stream/event-filter";
import { eventRecord, sequenceOf } from "@consigliere/local/stream/records";
import { openShards } from "@consigliere/local/stream/shards";
import { createStreamsClient } from "@consigliere/store/client";
import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { isObject, type JsonObject, listOf } from "../assembly/template.ts";
import { call } from "./table.ts";

export interface StreamSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly tableName: string;
  /** The mapping's properties, resolved. */
  readonly mapping: JsonObject;
  readonly invoke: (event: unknown) => Promise<unknown>;
  /** Takes what is put aside, as the failure queue does. */
  readonly onFailure: (message: JsonObject) => void;
}

export interface StreamSource {
  /** Delivers everything that is written, and what that leads to, until nothing more comes. */
  drain(): Promise<void>;
  /** Records that were delivered, filtered ones left out. */
  readonly delivered: readonly string[];
  stop(): void;
}

export async function openStreamSource(settings: StreamSettings): Promise<StreamSource> {
  const { endpoint, region, tableName, mapping } = settings;
  const streams = createStreamsClient(region, endpoint);
  const { Table } = await call(endpoint, "DescribeTable", { TableName: tableName });
  const streamArn = String((Table as JsonObject)["LatestStreamArn"]);
  const positions = new Map<string, string>();
  const shards = openShards(streams, streamArn, {
    of: (shard) => positions.get(shard),
  });
  const delivered: string[] = [];
  const source = readMapping(mapping);

  const passOn = async (): Promise<boolean> => {
    await shards.refresh();
    let any = false;
    for (const [shardId, reader] of shards.readable()) {
      const read = await reader.read(source.batchSize);
      any ||= read.length > 0;
      const records = read.map((record) => eventRecord(record, streamArn, region)).filter(source.isWanted);
      await deliver(records, {
        retryAttempts: source.retryAttempts,
        invoke: async (part) => {
          const answer = await settings.invoke({ Records: part });
          delivered.push(...part.map(sequenceOf));
          return source.reportsFailures ? (answer as DynamoDBBatchResponse | null) : null;
        },
        done: (last) => void positions.set(shardId, sequenceOf(last)),
        putAside: async (part, reason) =>
          settings.onFailure(failureMessage(part, reason, shardId, streamArn)),
        // The pauses between attempts are not what is tried here.
        pause: async () => {},
      });
    }
    return any;
  };
  return {
    delivered,
    drain: async () => {
      while (await passOn());
    },
    stop: () => streams.destroy(),
  };
}

function readMapping(mapping: JsonObject) {
  if (mapping["BisectBatchOnFunctionError"] !== true)
    throw new Error("The harness plays sources that bisect.");
  const criteria = mapping["FilterCriteria"];
  const patterns = (isObject(criteria) ? listOf(criteria["Filters"] as unknown as JsonObject[]) : []).map(
    ({ Pattern: pattern }) => JSON.parse(String(pattern)) as Pattern,
  );
  return {
    batchSize: Number(mapping["BatchSize"] ?? 100),
    retryAttempts: Number(mapping["MaximumRetryAttempts"] ?? 10_000),
    reportsFailures: listOf(mapping["FunctionResponseTypes"] as string[]).includes("ReportBatchItemFailures"),
    isWanted: (record: DynamoDBRecord) =>
      patterns.length === 0 || patterns.some((pattern) => fitsPattern(pattern, record)),
  };
}

/** The message from Lambda to the failure destination of a stream: the records' positions, not their contents. */
function failureMessage(
  records: readonly DynamoDBRecord[],
  reason: string,
  shardId: string,
  streamArn: string,
): JsonObject {
  const [first, last] = [records[0], records.at(-1)];
  return {
    version: "1.0",
    timestamp: new Date().toISOString(),
    requestContext: { condition: "RetryAttemptsExhausted" },
    responseContext: { statusCode: 200, functionError: reason },
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first ? sequenceOf(first) : "",
      endSequenceNumber: last ? sequenceOf(last) : "",
      batchSize: records.length,
      streamArn,
    },
  };
}
