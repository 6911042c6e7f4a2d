import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type _Record as StreamEntry,
} from "@aws-sdk/client-dynamodb-streams";
import type { Delivered } from "../src/follow-up/follow-match.ts";

/** The table's stream, read from its beginning on. */
export interface TableStream {
  /** Everything written since the last call, as Lambda would deliver it. */
  next(): Promise<Delivered[]>;
}

/** Opens the stream of a table on the server at `endpoint`. */
export async function openStream(tableName: string, endpoint: string): Promise<TableStream> {
  const streams = new DynamoDBStreamsClient({
    region: "us-east-1",
    endpoint,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  const { Streams } = await streams.send(new ListStreamsCommand({ TableName: tableName }));
  const StreamArn = Streams?.[0]?.StreamArn;
  const iterators = new Map<string, string | undefined>();

  async function findShards(): Promise<void> {
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      if (ShardId === undefined || iterators.has(ShardId)) continue;
      const wanted = { StreamArn, ShardId, ShardIteratorType: "TRIM_HORIZON" as const };
      const { ShardIterator } = await streams.send(new GetShardIteratorCommand(wanted));
      iterators.set(ShardId, ShardIterator);
    }
  }

  async function readShard(id: string, iterator: string): Promise<StreamEntry[]> {
    const { Records = [], NextShardIterator } = await streams.send(
      new GetRecordsCommand({ ShardIterator: iterator }),
    );
    iterators.set(id, NextShardIterator);
    return Records;
  }

  return {
    async next() {
      // A shard that has ended has others after it.
      if (iterators.size === 0 || [...iterators.values()].includes(undefined)) await findShards();
      const open = [...iterators].flatMap(([id, iterator]) =>
        iterator === undefined ? [] : [{ id, iterator }],
      );
      const read = await Promise.all(open.map(({ id, iterator }) => readShard(id, iterator)));
      return read.flat().map(delivered);
    },
  };
}

/** Through JSON with bytes as base64, as Lambda's own events are. */
function delivered({ eventName, dynamodb }: StreamEntry): Delivered {
  const image: unknown = JSON.parse(
    JSON.stringify(dynamodb?.NewImage ?? null, (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    ),
  );
  return {
    eventName,
    sequenceNumber: dynamodb?.SequenceNumber ?? "",
    dynamodb: {
      ...(dynamodb?.Keys && { Keys: dynamodb.Keys as never }),
      ...(image !== null && { NewImage: image as never }),
    },
  };
}
