import { readFile, rename, writeFile } from "node:fs/promises";

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
      // Renaming is all or nothing: a crash leaves the old position or the new one.
      await writeFile(`${file}.new`, JSON.stringify({ streamArn, shards } satisfies Stored));
      await rename(`${file}.new`, file);
    },
  };
}

/** The stored data; undefined before the first start. */
export async function readStored(file: string): Promise<Stored | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
