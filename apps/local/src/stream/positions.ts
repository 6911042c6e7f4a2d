import { readJson, writeWhole } from "../small-file.ts";

/** The data kept between starts: for one stream, how far every shard has been handled. */
export interface Stored {
  readonly streamArn: string;
  readonly shards: Readonly<Record<string, string>>;
}

/** How far every shard has been handled, by sequence number; survives restarts. */
export interface Positions {
  of(shardId: string): string | undefined;
  /** Kept soon: after a crash, the changes of the moment before it are followed up once more, which does no harm. */
  set(shardId: string, sequenceNumber: string): void;
  /** Keeps at once what is not kept yet. */
  keep(): Promise<void>;
}

/** Writing a file at each change would take longer than what follows from it. */
const KEPT_AFTER_MS = 200;

/** Positions in another stream (of a table that was made again) mean nothing and are forgotten. */
export async function openPositions(file: string, streamArn: string): Promise<Positions> {
  const stored = await readStored(file);
  const shards: Record<string, string> = stored?.streamArn === streamArn ? { ...stored.shards } : {};
  let soon: NodeJS.Timeout | undefined;
  let written = Promise.resolve();
  const keep = () => {
    if (soon === undefined) return written;
    clearTimeout(soon);
    soon = undefined;
    written = written.then(() => writeWhole(file, JSON.stringify({ streamArn, shards } satisfies Stored)));
    return written;
  };
  const keepOrSay = () =>
    keep().catch((error) => {
      console.error("How far the stream was read could not be kept.", error);
      written = Promise.resolve();
    });
  return {
    of: (shardId) => shards[shardId],
    set: (shardId, sequenceNumber) => {
      shards[shardId] = sequenceNumber;
      soon ??= setTimeout(keepOrSay, KEPT_AFTER_MS);
    },
    keep,
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
