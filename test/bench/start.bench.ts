/** The time and the disk that `npm start` takes in an empty folder. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { atMost, type Row } from "./row.ts";

const HERE = fileURLToPath(new URL("../..", import.meta.url));

const run = promisify(execFile);

/** Of what is committed. The packages may come from npm's and pnpm's caches. */
export async function benchStart(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  try {
    await run("git", ["clone", "--quiet", HERE, folder]);
    const began = performance.now();
    const env = { ...process.env, PORT: "0", INBOX_PORT: "0", CONSIGLIERE_DATA: join(folder, "data") };
    const starting = spawn("npm", ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
    try {
      for await (const line of createInterface(starting.stdout))
        if (line.includes("http://localhost:")) break;
      const seconds = (performance.now() - began) / 1000;
      const { stdout } = await run("du", ["--summarize", "--block-size=1000000", folder]);
      return [
        atMost(60, "npm start in an empty folder: seconds until it serves", seconds),
        atMost(1.5, "npm start in an empty folder: GB on the disk", Number.parseInt(stdout, 10) / 1000),
      ];
    } finally {
      starting.kill();
      await once(starting, "exit");
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
