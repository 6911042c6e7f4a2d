import { createClient, createStreamsClient } from "@consigliere/store/client";
import type { StreamRecord } from "@consigliere/store/stream";
import type { Delivered } from "../src/follow-up/follow-match.ts";

/** The table's stream, read from its beginning on. */
export interface TableStream {
  /** Everything written since the last call, as Lambda would deliver it. */
  next(): Promise<Delivered[]>;
}

interface Entry extends StreamRecord {
  readonly dynamodb: NonNullable<StreamRecord["dynamodb"]> & { readonly SequenceNumber: string };
}

const region = "us-east-1";

/** Opens the stream of a table on the server at `endpoint`. */
export async function openStream(tableName: string, endpoint: string): Promise<TableStream> {
  const streams = createStreamsClient(region, endpoint);
  const { service } = createClient({ region, endpoint });
  const { output } = await service.call("DescribeTable", { TableName: tableName });
  const { LatestStreamArn: StreamArn } = output["Table"] as { readonly LatestStreamArn: string };
  const iterators = new Map<string, string | undefined>();

  async function findShards(): Promise<void> {
    const { output } = await streams.call("DescribeStream", { StreamArn });
    const { Shards: shards } = output["StreamDescription"] as { Shards: readonly { ShardId: string }[] };
    for (const { ShardId } of shards) {
      if (iterators.has(ShardId)) continue;
      const wanted = { StreamArn, ShardId, ShardIteratorType: "TRIM_HORIZON" };
      const { output } = await streams.call("GetShardIterator", wanted);
      iterators.set(ShardId, output["ShardIterator"] as string);
    }
  }

  async function readShard(id: string, iterator: string): Promise<readonly Entry[]> {
    const { output } = await streams.call("GetRecords", { ShardIterator: iterator });
    iterators.set(id, output["NextShardIterator"] as string | undefined);
    return (output["Records"] ?? []) as readonly Entry[];
  }

  return {
    async next() {
      // A shard that has ended has others after it.
      if (iterators.size === 0 || [...iterators.values()].includes(undefined)) await findShards();
      const open = [...iterators].flatMap(([id, iterator]) =>
        iterator === undefined ? [] : [{ id, iterator }],
      );
      const read = await Promise.all(open.map(({ id, iterator }) => readShard(id, iterator)));
      return read
        .flat()
        .map(({ eventName, dynamodb }) => ({ eventName, dynamodb, sequenceNumber: dynamodb.SequenceNumber }));
    },
  };
}
