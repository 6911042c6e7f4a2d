import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PutItemCommand } from "@aws-sdk/client-dynamodb";
import { createBaseClient } from "@consigliere/store/client";
import { startEmbedded } from "@consigliere/store/embedded";
import { ensureTable } from "@consigliere/store/table";
import type { DynamoDBRecord } from "aws-lambda";
import { expect, it, onTestFinished, vi } from "vitest";
import { startPump } from "./pump.ts";

const region = "us-east-1";
const tableName = "pumped";

async function startTable(folder: string) {
  const server = await startEmbedded({ dataFile: join(folder, "table.sqlite") });
  const client = createBaseClient({ region, endpoint: server.endpoint });
  await ensureTable(client, tableName);
  const put = (id: number) =>
    client.send(
      new PutItemCommand({
        TableName: tableName,
        Item: { pk: { S: "MATCH#P" }, sk: { S: String(id) }, bytes: { B: new Uint8Array([id]) } },
      }),
    );
  return { server, put, endpoint: server.endpoint };
}

function collector() {
  const seen: string[] = [];
  const invoke = async ({ Records }: { Records: readonly DynamoDBRecord[] }) => {
    for (const { dynamodb } of Records) seen.push(dynamodb?.Keys?.["sk"]?.S ?? "");
    return { batchItemFailures: [] };
  };
  return { seen, invoke };
}

it("hands every write on once and in order, over restarts of pump and database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pump-"));
  const { seen, invoke } = collector();
  const first = await startTable(folder);
  const pump = await startPump({ endpoint: first.endpoint, region, tableName, folder, invoke });
  for (const id of [1, 2, 3]) await first.put(id);
  pump.nudge();
  await vi.waitFor(() => expect(seen).toEqual(["1", "2", "3"]), 60_000);
  await pump.stop();
  await first.put(4);
  await first.server.stop();

  const second = await startTable(folder);
  onTestFinished(second.server.stop);
  await second.put(5);
  const again = await startPump({ endpoint: second.endpoint, region, tableName, folder, invoke });
  onTestFinished(again.stop);
  await second.put(6);
  await vi.waitFor(() => expect(seen).toEqual(["1", "2", "3", "4", "5", "6"]), 60_000);
});

it("reads more than one page and past a thousand records", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pump-"));
  const { seen, invoke } = collector();
  const { server, put, endpoint } = await startTable(folder);
  onTestFinished(server.stop);
  for (let from = 0; from < 1200; from += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => put(from + index)));
  }
  const pump = await startPump({ endpoint, region, tableName, folder, invoke });
  onTestFinished(pump.stop);
  await vi.waitFor(() => expect(new Set(seen).size).toBe(1200), 60_000);
  expect(seen).toHaveLength(1200);
});

it("passes bytes on in base64, as Lambda does", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pump-"));
  const { server, put, endpoint } = await startTable(folder);
  onTestFinished(server.stop);
  const images: unknown[] = [];
  const pump = await startPump({
    endpoint,
    region,
    tableName,
    folder,
    invoke: async ({ Records }) => {
      for (const { dynamodb } of Records) images.push(dynamodb?.NewImage?.["bytes"]);
    },
  });
  onTestFinished(pump.stop);
  await put(7);
  await vi.waitFor(() => expect(images).toEqual([{ B: "Bw==" }]), 60_000);
});
