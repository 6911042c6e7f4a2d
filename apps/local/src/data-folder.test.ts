import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
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
  expect(await readdir(folder)).toEqual(["keys.json", "running.lock"]);
});

it("belongs to one process, until that ends in whatever way", async () => {
  const folder = await newFolder();
  const program =
    "const { lockFolder } = await import(process.argv[1]); lockFolder(process.argv[2]); console.log(1);";
  const lockModule = import.meta.resolve("@consigliere/store/folder-lock");
  const args = ["--input-type=module", "-e", `${program} setInterval(() => {}, 1000);`, lockModule, folder];
  const other = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(other.stdout, "data");
  await expect(openDataFolder(folder)).rejects.toThrow(`runs on ${folder}`);
  other.kill("SIGKILL");
  await once(other, "exit");
  const { release } = await openDataFolder(folder);
  await release();
});

it("forgets the database of a process that was killed", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "database.json"), "{}");
  const { release } = await openDataFolder(folder);
  expect(await readdir(folder)).not.toContain("database.json");
  await release();
});

it.each(["{}", "", '{"auth":'])("names a file of keys that holds %j, and what to do", async (content) => {
  const folder = await newFolder();
  await writeFile(join(folder, "keys.json"), content);
  await expect(openDataFolder(folder)).rejects.toThrow(/keys\.json .*Copy it back/);
});

/** The rights of others on a file or folder. */
const rightsOfOthers = async (path: string) => (await stat(path)).mode & 0o077;

/** Files and folders are made readable for everybody, as happens where nobody took care. */
function openToAll(): void {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
}

it("lets nobody else look at what it and its children put there", async () => {
  openToAll();
  const folder = join(await newFolder(), "deep", "data");
  const { announceDatabase, release } = await openDataFolder(folder);
  await announceDatabase("http://127.0.0.1:8000");
  await writeFile(join(folder, "stream.json"), "{}");
  spawnSync("sh", ["-c", "mkdir mail && echo x > table.sqlite && echo x > mail/a.eml"], { cwd: folder });
  const made = await readdir(folder, { recursive: true });
  expect(made.toSorted()).toEqual([
    "database.json",
    "keys.json",
    "mail",
    "mail/a.eml",
    "running.lock",
    "stream.json",
    "table.sqlite",
  ]);
  for (const name of ["", ...made]) expect(await rightsOfOthers(join(folder, name))).toBe(0);
  await release();
});

it("closes a folder that an earlier version left open, and touches nothing else in it", async () => {
  openToAll();
  const folder = await newFolder();
  await chmod(folder, 0o755);
  await mkdir(join(folder, "mail", "abc"), { recursive: true });
  const left = ["keys.json", "table.sqlite", "table.sqlite-wal", "mail/a.eml", "mail/abc/picture.png"];
  await keysOf(folder);
  for (const name of left.slice(1)) await writeFile(join(folder, name), "x");
  await chmod(join(folder, "keys.json"), 0o644);
  await chmod(join(folder, "mail"), 0o777);
  await writeFile(join(folder, "notes.sh"), "x");
  await chmod(join(folder, "notes.sh"), 0o755);
  await keysOf(folder);
  for (const name of ["", "mail", "mail/abc", ...left]) {
    expect(await rightsOfOthers(join(folder, name))).toBe(0);
  }
  expect(await rightsOfOthers(join(folder, "notes.sh"))).toBe(0o055);
});
