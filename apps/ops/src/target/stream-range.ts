import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamEntry,
} from "@aws-sdk/client-dynamodb-streams";
import type { Delivered } from "@consigliere/service/follow-up/follow-match";

/** A part of a shard, both ends included. */
export interface StreamRange {
  readonly streamArn: string;
  readonly shardId: string;
  readonly startSequenceNumber: string;
  readonly endSequenceNumber: string;
}

/** The stream's errors for a record that it no longer has; it keeps records for 24 hours. */
const GONE = ["TrimmedDataAccessException", "ResourceNotFoundException", "ExpiredIteratorException"];

/** The records of the range; null if the stream no longer has its beginning. */
export async function readStream(range: StreamRange, region: string): Promise<Delivered[] | null> {
  const streams = new DynamoDBStreamsClient({ region });
  try {
    return await readRange(streams, range);
  } catch (error) {
    if (error instanceof Error && GONE.includes(error.name)) return null;
    throw error;
  } finally {
    streams.destroy();
  }
}

async function readRange(streams: DynamoDBStreamsClient, range: StreamRange): Promise<Delivered[]> {
  const { streamArn: StreamArn, shardId: ShardId, startSequenceNumber, endSequenceNumber } = range;
  const start = { StreamArn, ShardId, SequenceNumber: startSequenceNumber };
  const at = new GetShardIteratorCommand({ ...start, ShardIteratorType: "AT_SEQUENCE_NUMBER" });
  let { ShardIterator } = await streams.send(at);
  const end = BigInt(endSequenceNumber);
  const found: Delivered[] = [];
  while (ShardIterator !== undefined) {
    const page = await streams.send(new GetRecordsCommand({ ShardIterator }));
    for (const record of page.Records ?? []) {
      if (sequenceOf(record) > end) return found;
      found.push(delivered(record));
      if (sequenceOf(record) === end) return found;
    }
    // An open shard has no end: an empty page means that nothing more was written.
    if (page.Records?.length === 0 && found.length > 0) return found;
    ShardIterator = page.NextShardIterator;
  }
  return found;
}

const sequenceOf = ({ dynamodb }: StreamEntry) => BigInt(dynamodb?.SequenceNumber ?? 0);

function delivered({ eventName, dynamodb }: StreamEntry): Delivered {
  const NewImage = dynamodb?.NewImage as unknown as Readonly<Record<string, unknown>> | undefined;
  return {
    eventName,
    sequenceNumber: dynamodb?.SequenceNumber ?? "",
    dynamodb: NewImage === undefined ? {} : { NewImage },
  };
}
