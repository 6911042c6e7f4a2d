import { readJson, writeWhole } from "../small-file.ts";

/** The data kept between starts: for one stream, how far every shard has been handled. */
export interface Stored {
  readonly streamArn: string;
  readonly shards: Readonly<Record<string, string>>;
}

/** How far every shard has been handled, by sequence number; survives restarts. */
export interface Positions {
  of(shardId: string): string | undefined;
  set(shardId: string, sequenceNumber: string): Promise<void>;
}

/** Positions in another stream (of a table that was made again) mean nothing and are forgotten. */
export async function openPositions(file: string, streamArn: string): Promise<Positions> {
  const stored = await readStored(file);
  const shards: Record<string, string> = stored?.streamArn === streamArn ? { ...stored.shards } : {};
  return {
    of: (shardId) => shards[shardId],
    set: async (shardId, sequenceNumber) => {
      shards[shardId] = sequenceNumber;
      await writeWhole(file, JSON.stringify({ streamArn, shards } satisfies Stored));
    },
  };
}

/** The stored data; undefined before the first start. */
export async function readStored(file: string): Promise<Stored | undefined> {
  const stored = await readJson(file, REMEDY);
  if (stored === null) return undefined;
  const { streamArn, shards } = stored as Partial<Stored>;
  if (typeof streamArn !== "string" || typeof shards !== "object")
    throw new Error(`${file} is damaged. ${REMEDY}`);
  return { streamArn, shards };
}

const REMEDY = "Delete it: the last changes are followed up once more, which does no harm.";
