import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDataFolder } from "./data-folder.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "data-"));

async function keysOf(folder: string) {
  const { keys, release } = await openDataFolder(folder);
  await release();
  return keys;
}

it("makes keys once, for nobody else to read", async () => {
  const folder = await newFolder();
  const keys = await keysOf(folder);
  expect(await keysOf(folder)).toEqual(keys);
  expect((await stat(join(folder, "keys.json"))).mode & 0o077).toBe(0);
});

it("says where its database is as long as it is in use", async () => {
  const folder = await newFolder();
  const { announceDatabase, release } = await openDataFolder(folder);
  await announceDatabase("http://127.0.0.1:8000");
  const note: unknown = JSON.parse(await readFile(join(folder, "database.json"), "utf8"));
  expect(note).toEqual({ pid: process.pid, endpoint: "http://127.0.0.1:8000" });
  await release();
  expect(await readdir(folder)).toEqual(["keys.json"]);
});

it("takes over the secrets of an earlier version, so that sessions and links hold", async () => {
  const folder = await newFolder();
  const secrets = { authSecret: "a".repeat(43), linkSecret: "l".repeat(43) };
  await writeFile(join(folder, "secrets.json"), JSON.stringify(secrets));
  const keys = await keysOf(folder);
  expect(keys.auth.at(-1)?.value).toBe(secrets.authSecret);
  expect(keys.link.at(-1)?.value).toBe(secrets.linkSecret);
  expect(await readdir(folder)).toEqual(["keys.json"]);
});

it("says so when the file holds something else", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "keys.json"), "{}");
  await expect(openDataFolder(folder)).rejects.toThrow("does not hold keys");
});
