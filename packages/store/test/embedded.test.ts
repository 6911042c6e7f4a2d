import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBaseClient, createClient } from "../src/client.ts";
import { type EmbeddedServer, startEmbedded } from "../src/embedded.ts";
import { connect, type Store } from "../src/store.ts";
import { ensureTable } from "../src/table.ts";
import { matchOf } from "./examples.ts";

let folder: string;
let server: EmbeddedServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "consigliere-store-"));
  vi.stubEnv("DYNAMODB_ENDPOINT", undefined);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  await rm(folder, { recursive: true });
});

const dataFile = () => join(folder, "nested", "table.db");

/** The server on the test's data file, its table made if need be, and the store over it. */
async function start(): Promise<Store> {
  server = await startEmbedded({ dataFile: dataFile() });
  const place = { region: "us-east-1", endpoint: server.endpoint };
  await ensureTable(createBaseClient(place), "table");
  return connect({ client: createClient(place), tableName: "table" });
}

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(50);
  }
  return false;
}

describe("the embedded server", () => {
  it("keeps its data when it is stopped and started again", async () => {
    const before = await start();
    const id = await matchOf(before, 7);
    const loaded = await before.matches.load(id);
    await server?.stop();
    const after = await start();
    expect(await after.matches.load(id)).toEqual(loaded);
  });

  it("numbers a change by an index of its stream, without reading all of it", async () => {
    const store = await start();
    await matchOf(store, 7);
    await server?.stop();
    await start();
    const database = new DatabaseSync(dataFile(), { readOnly: true });
    const plan = database.prepare(
      "EXPLAIN QUERY PLAN SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?",
    );
    const steps = plan.all("table").map(({ detail }) => detail);
    database.close();
    expect(steps).toEqual(["SEARCH _stream_records USING COVERING INDEX by_number (table_name=?)"]);
  });

  it("keeps everything that was written when it is killed", async () => {
    const before = await start();
    const id = await matchOf(before, 60);
    const pid = server?.pid ?? 0;
    process.kill(pid, "SIGKILL");
    expect(await isGone(pid)).toBe(true);
    const after = await start();
    expect(await after.matches.records(id, { limit: 100 })).toHaveLength(60);
  });

  it("ends with the process that started it, even if that is killed", async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(fileURLToPath(new URL("../src/embedded.ts", import.meta.url)))};
      const server = await startEmbedded();
      console.log(server.pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    parent.kill("SIGKILL");
    expect(await isGone(Number(line.toString()))).toBe(true);
  });

  it("lets the process that started it end by itself", async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(fileURLToPath(new URL("../src/embedded.ts", import.meta.url)))};
      console.log((await startEmbedded()).pid);
      await (await startEmbedded()).stop();`;
    const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    if (parent.exitCode === null) await once(parent, "exit");
    expect(parent.exitCode).toBe(0);
    expect(await isGone(Number(line.toString()))).toBe(true);
  });

  it("says why it does not start", async () => {
    const taken = await startEmbedded();
    try {
      const port = Number(new URL(taken.endpoint).port);
      await expect(startEmbedded({ port })).rejects.toThrow("EADDRINUSE");
    } finally {
      await taken.stop();
    }
  });

  it("leaves a server alone that the environment names", async () => {
    vi.stubEnv("DYNAMODB_ENDPOINT", "http://127.0.0.1:1");
    const named = await startEmbedded();
    expect(named.endpoint).toBe("http://127.0.0.1:1");
    expect(named.pid).toBeUndefined();
    await named.stop();
  });
});
