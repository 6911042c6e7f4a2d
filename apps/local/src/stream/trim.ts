import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { readStored } from "./positions.ts";

/**
 * Deletes delivered records from the stream, as DynamoDB does after a day. The embedded database would keep them for
 * good. The newest record of each shard stays, because counting continues from it. Only for a file that no server has
 * open.
 */
export async function trimStream(dataFile: string, positionsFile: string): Promise<void> {
  const stored = await readStored(positionsFile);
  if (stored === undefined || !existsSync(dataFile)) return;
  const database = new DatabaseSync(dataFile);
  try {
    const tables = database.prepare("SELECT table_name, stream_label FROM _tables").all();
    const streamed = tables.find((row) => stored.streamArn.endsWith(`/stream/${row["stream_label"]}`));
    if (streamed === undefined) return;
    const letGo = database.prepare(
      "DELETE FROM _stream_records WHERE table_name = ? AND shard_id = ? AND CAST(sequence_number AS INTEGER) < CAST(? AS INTEGER)",
    );
    for (const [shardId, position] of Object.entries(stored.shards))
      letGo.run(streamed["table_name"] ?? "", shardId, position);
  } finally {
    database.close();
  }
}
