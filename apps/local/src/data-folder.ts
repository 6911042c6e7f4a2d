import { chmod, lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Keys, keySchema, newKeys } from "@consigliere/api/keys";
import { lockFolder } from "@consigliere/store/folder-lock";
import { readJson, writeWhole } from "./small-file.ts";

const KEYS_FILE = "keys.json";
const KEYS_LOST =
  "Copy it back from your backup. Without one, delete it: everybody signs in anew, and links in earlier mails no longer work.";

export interface DataFolder {
  /** Made at the first start and kept: sessions and links stay valid. */
  readonly keys: Keys;
  /** Records the address of this process's database, for the operations, until the folder is released. */
  announceDatabase(endpoint: string): Promise<void>;
  /** Lets another stack use the folder. */
  release(): Promise<void>;
}

/**
 * Opens the folder for this process alone: two pumps on one stream would send everything twice. Nobody else on the
 * machine may read it, nor any file that this process and its children make from then on.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  if (unlock === null)
    throw new Error(`Another Consigliere runs on ${folder}. Stop it first, or choose another folder.`);
  await closeToOthers(folder);
  const note = join(folder, "database.json");
  // A process that was killed has left it.
  await rm(note, { force: true });
  return {
    keys: (await storedKeys(folder)) ?? (await makeKeys(folder)),
    announceDatabase: (endpoint) => writeFile(note, JSON.stringify({ pid: process.pid, endpoint })),
    release: async () => {
      await rm(note, { force: true });
      unlock();
    },
  };
}

/** Our files in the folder. Other files are not touched, in case it is the wrong folder. */
const OURS = /^(keys|running|database|stream|table|mail|functions)\b/;

/** An earlier version, or a copy, may have left it readable for others. */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) if (OURS.test(name)) await closeAll(folder, name);
}

async function closeAll(folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  const found = await lstat(path);
  if (found.isFile()) await chmod(path, 0o600);
  if (!found.isDirectory()) return;
  await chmod(path, 0o700);
  for (const inner of await readdir(path)) await closeAll(path, inner);
}

async function storedKeys(folder: string): Promise<Keys | null> {
  const file = join(folder, KEYS_FILE);
  const document = await readJson(file, KEYS_LOST);
  if (document === null) return null;
  const { data } = keySchema.safeParse(document);
  if (data === undefined) throw new Error(`${file} does not hold keys. ${KEYS_LOST}`);
  return data;
}

async function makeKeys(folder: string): Promise<Keys> {
  const keys = newKeys(new Date());
  await writeWhole(join(folder, KEYS_FILE), JSON.stringify(keys, null, 2));
  return keys;
}
