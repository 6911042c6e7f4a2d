import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PutItemCommand } from "@aws-sdk/client-dynamodb";
import { createBaseClient } from "@consigliere/store/client";
import { startEmbedded } from "@consigliere/store/embedded";
import { ensureTable } from "@consigliere/store/table";
import { expect, it } from "vitest";
import { trimStream } from "./trim.ts";

const TABLE = "house";

/** Starts the server over the file, writes these items, and ends it. */
async function write(dataFile: string, items: readonly string[]): Promise<void> {
  const server = await startEmbedded({ dataFile });
  const client = createBaseClient({ region: "us-east-1", endpoint: server.endpoint });
  await ensureTable(client, TABLE);
  for (const pk of items)
    await client.send(new PutItemCommand({ TableName: TABLE, Item: { pk: { S: pk }, sk: { S: "x" } } }));
  client.destroy();
  await server.stop();
}

/** The content of the stream, by shard and sequence number, oldest first. */
function streamOf(dataFile: string) {
  const database = new DatabaseSync(dataFile, { readOnly: true });
  const order = "ORDER BY CAST(sequence_number AS INTEGER)";
  const rows = database
    .prepare(`SELECT shard_id, sequence_number, keys_json FROM _stream_records ${order}`)
    .all();
  const [table] = database.prepare("SELECT stream_label FROM _tables").all();
  database.close();
  const items = rows.map((row) => /"S":"(item-\d)"/.exec(String(row["keys_json"]))?.[1]);
  return { rows, items, label: String(table?.["stream_label"]) };
}

it("lets go of what was delivered, and of nothing else, and numbers go on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trim-"));
  const [dataFile, positions] = [join(folder, "table.sqlite"), join(folder, "stream.json")];
  await trimStream(dataFile, positions);
  await write(dataFile, ["item-1", "item-2", "item-3", "item-4"]);
  const { rows, label } = streamOf(dataFile);
  const [, , third, fourth] = rows;
  const shards = { [String(third?.["shard_id"])]: String(third?.["sequence_number"]) };
  const keep = (streamArn: string) => writeFile(positions, JSON.stringify({ streamArn, shards }));

  await keep("arn:aws:dynamodb:us-east-1:0:table/house/stream/of-another-table");
  await trimStream(dataFile, positions);
  expect(streamOf(dataFile).items).toEqual(["item-1", "item-2", "item-3", "item-4"]);

  await keep(`arn:aws:dynamodb:us-east-1:0:table/house/stream/${label}`);
  await trimStream(dataFile, positions);
  expect(streamOf(dataFile).items).toEqual(["item-3", "item-4"]);

  await write(dataFile, ["item-5"]);
  const after = streamOf(dataFile);
  expect(after.items).toEqual(["item-3", "item-4", "item-5"]);
  expect(Number(after.rows.at(-1)?.["sequence_number"])).toBeGreaterThan(Number(fourth?.["sequence_number"]));
});
