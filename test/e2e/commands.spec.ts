import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@consigliere/local/free-port";
import { expect, test } from "@playwright/test";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const named = globSync("{*.md,docs/*.md}", { cwd: root }).flatMap((page) =>
  [...readFileSync(join(root, page), "utf8").matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
);

test("every command that the documents name exists, and says what it does", async () => {
  const names = [...new Set(named)].sort();
  expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
  // As npm does it, without its half a second for each.
  const env = {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
  };
  for (const name of names) {
    const help = await promisify(execFile)("sh", ["-c", `${scripts[name]} --help`], { cwd: root, env });
    expect.soft(help.stdout.length, name).toBeGreaterThan(50);
  }
});

test("npm run dev makes what pages need, serves them, and ends by a signal", async ({ request }) => {
  const [port, inbox] = [await freePort(), await freePort()];
  const data = await mkdtemp(join(tmpdir(), "consigliere-"));
  const env = { ...process.env, PORT: `${port}`, INBOX_PORT: `${inbox}`, CONSIGLIERE_DATA: data };
  const npm = spawn("npm", ["run", "dev"], { cwd: root, env, stdio: "ignore" });
  const ended = once(npm, "exit");
  const statusOf = async (path: string) =>
    (await request.get(`http://localhost:${port}${path}`, { timeout: 0 }).catch(() => null))?.status();
  try {
    await expect.poll(() => statusOf("/healthz")).toBe(200);
    // Each page takes a while to compile: one whose address is rewritten stands for all.
    for (const path of ["/en/club/any", "/drawings/crooks.svg"]) expect(await statusOf(path), path).toBe(200);
  } finally {
    npm.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
  expect(await statusOf("/healthz")).toBeUndefined();
});
