import { once } from "node:events";
import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { createConnection } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { type ForkedLocal, forkLocal } from "./fork-local.ts";

/** An address of this machine that is not the usual one: what listens everywhere is there, too. */
const elsewhere =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.2";

let folder: string;
let local: ForkedLocal;
let database: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stack-"));
  const before = process.umask(0);
  // Vitest has a BASE_URL of its own.
  const env = { HOST: "0.0.0.0", PORT: "0", INBOX_PORT: "0", BASE_URL: "", CONSIGLIERE_DATA: folder };
  local = await forkLocal(env).finally(() => process.umask(before));
  const note = JSON.parse(await readFile(join(folder, "database.json"), "utf8")) as { endpoint: string };
  database = note.endpoint;
  return local.stop;
}, 120_000);

async function isReached(address: string, url: string): Promise<boolean> {
  const socket = createConnection(Number(new URL(url).port), address);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

it("listens for other machines where it is told to, and with its pages and API alone", async () => {
  expect(await isReached(elsewhere, local.url)).toBe(true);
  for (const url of [local.inboxUrl, database]) {
    expect(await isReached("127.0.0.1", url)).toBe(true);
    expect(await isReached(elsewhere, url)).toBe(false);
  }
});

it("leaves nothing in its folder that others on the machine may look at", async () => {
  const made = await readdir(folder, { recursive: true });
  expect(made).toEqual(
    expect.arrayContaining([
      "database.json",
      "functions/http/index.mjs",
      "keys.json",
      "mail",

      "table.sqlite",
    ]),
  );
  for (const name of ["", ...made]) {
    const found = await stat(join(folder, name));
    expect([name, (found.mode & 0o777).toString(8)]).toEqual([name, found.isDirectory() ? "700" : "600"]);
  }
});
