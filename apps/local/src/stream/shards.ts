import { AwsError, type AwsService } from "@consigliere/store/aws-service";
import type { DynamoDBRecord } from "aws-lambda";
import type { Positions } from "./positions.ts";

/** Reads one shard continuously from its stored position. */
interface ShardReader {
  /** The next records; none if there is nothing new. */
  read(limit: number): Promise<readonly DynamoDBRecord[]>;
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

export function openShards(client: AwsService, streamArn: string, positions: Pick<Positions, "of">): Shards {
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

interface Shard {
  readonly ShardId?: string;
  readonly ParentShardId?: string;
}

interface ShardsPage {
  readonly Shards?: readonly Shard[];
  readonly LastEvaluatedShardId?: string;
}

interface RecordsPage {
  readonly Records?: readonly DynamoDBRecord[];
  readonly NextShardIterator?: string;
}

async function listShards(client: AwsService, streamArn: string): Promise<Shard[]> {
  const shards: Shard[] = [];
  let from: string | undefined;
  do {
    const { output } = await client.call("DescribeStream", {
      StreamArn: streamArn,
      ExclusiveStartShardId: from,
    });
    const page = output["StreamDescription"] as ShardsPage | undefined;
    shards.push(...(page?.Shards ?? []));
    from = page?.LastEvaluatedShardId;
  } while (from);
  return shards;
}

function openShard(
  client: AwsService,
  streamArn: string,
  shardId: string,
  positions: Pick<Positions, "of">,
): ShardReader {
  let iterator: string | undefined;
  let ended = false;

  const startAt = async (position: string | undefined) => {
    const { output } = await client.call("GetShardIterator", {
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: position ? "AFTER_SEQUENCE_NUMBER" : "TRIM_HORIZON",
      SequenceNumber: position,
    });
    return output["ShardIterator"] as string | undefined;
  };
  return {
    hasEnded: () => ended,
    read: async (limit) => {
      try {
        iterator ??= await startAt(positions.of(shardId));
        const { output } = await client.call("GetRecords", { ShardIterator: iterator, Limit: limit });
        const page = output as RecordsPage;
        iterator = page.NextShardIterator;
        ended = iterator === undefined;
        return page.Records ?? [];
      } catch (error) {
        // Iterators live for minutes. Records that are gone from the stream cannot be read any more.
        const code = error instanceof AwsError ? error.name : "";
        iterator = code === "TrimmedDataAccessException" ? await startAt(undefined) : undefined;
        if (iterator || code === "ExpiredIteratorException") return [];
        throw error;
      }
    },
  };
}
