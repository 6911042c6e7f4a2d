import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
} from "@aws-sdk/client-dynamodb-streams";
import type { Positions } from "./positions.ts";

/** Reads one shard continuously from its stored position. */
interface ShardReader {
  /** The next records; none if there is nothing new. */
  read(limit: number): Promise<readonly _Record[]>;
  /** There will never be another record. */
  hasEnded(): boolean;
}

/** All shards of a stream. The shards that one was split into are read after it, to keep the order. */
export interface Shards {
  /** Looks for shards that are new. */
  refresh(): Promise<void>;
  /** Those that can be read now. */
  readable(): readonly (readonly [shardId: string, reader: ShardReader])[];
}

/** Reads the streams of the embedded server. */
export function createStreamsClient(region: string, endpoint: string): DynamoDBStreamsClient {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return new DynamoDBStreamsClient({ region, endpoint, credentials });
}

export function openShards(client: DynamoDBStreamsClient, streamArn: string, positions: Positions): Shards {
  const readers = new Map<string, ShardReader>();
  const parents = new Map<string, string | undefined>();

  const mayBeRead = (shardId: string, reader: ShardReader) => {
    const parent = readers.get(parents.get(shardId) ?? "");
    return !reader.hasEnded() && (!parent || parent.hasEnded());
  };
  return {
    refresh: async () => {
      for (const { ShardId: id, ParentShardId: parent } of await listShards(client, streamArn)) {
        if (!id || readers.has(id)) continue;
        parents.set(id, parent);
        readers.set(id, openShard(client, streamArn, id, positions));
      }
    },
    readable: () => [...readers].filter(([id, reader]) => mayBeRead(id, reader)),
  };
}

async function listShards(client: DynamoDBStreamsClient, streamArn: string): Promise<Shard[]> {
  const shards: Shard[] = [];
  let from: string | undefined;
  do {
    const { StreamDescription: page } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId: from }),
    );
    shards.push(...(page?.Shards ?? []));
    from = page?.LastEvaluatedShardId;
  } while (from);
  return shards;
}

function openShard(
  client: DynamoDBStreamsClient,
  streamArn: string,
  shardId: string,
  positions: Positions,
): ShardReader {
  let iterator: string | undefined;
  let ended = false;

  const startAt = async (position: string | undefined) => {
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ShardIteratorType: position ? "AFTER_SEQUENCE_NUMBER" : "TRIM_HORIZON",
        SequenceNumber: position,
      }),
    );
    return ShardIterator;
  };
  return {
    hasEnded: () => ended,
    read: async (limit) => {
      try {
        iterator ??= await startAt(positions.of(shardId));
        const page = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: limit }));
        iterator = page.NextShardIterator;
        ended = iterator === undefined;
        return page.Records ?? [];
      } catch (error) {
        // Iterators live for minutes. Records that are gone from the stream cannot be read any more.
        iterator = error instanceof TrimmedDataAccessException ? await startAt(undefined) : undefined;
        if (iterator || error instanceof ExpiredIteratorException) return [];
        throw error;
      }
    },
  };
}
