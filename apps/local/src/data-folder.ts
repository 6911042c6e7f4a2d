import { chmod, lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Keys, keySchema, newKeys } from "@consigliere/api/keys";

const KEYS_FILE = "keys.json";

/** The content of `secrets.json` in earlier versions. */
interface EarlierSecrets {
  readonly authSecret: string;
  readonly linkSecret: string;
}

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
  const lock = join(folder, "running.pid");
  await takeLock(lock);
  await closeToOthers(folder);
  const note = join(folder, "database.json");
  return {
    keys: (await storedKeys(folder)) ?? (await makeKeys(folder)),
    announceDatabase: (endpoint) => writeFile(note, JSON.stringify({ pid: process.pid, endpoint })),
    release: async () => {
      await rm(note, { force: true });
      await rm(lock, { force: true });
    },
  };
}

/** Our files in the folder. Other files are not touched, in case it is the wrong folder. */
const OURS = /^(keys|secrets|running|database|stream|table|mail|functions)\b/;

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

async function takeLock(lock: string): Promise<void> {
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const owner = Number(await readFile(lock, "utf8"));
    if (owner !== process.pid && isRunning(owner)) {
      throw new Error(
        `Process ${owner} already runs on this data folder. If it is something else, delete ${lock}.`,
      );
    }
    await writeFile(lock, String(process.pid));
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function storedKeys(folder: string): Promise<Keys | null> {
  const document = await readJson(join(folder, KEYS_FILE));
  if (document === null) return null;
  const { data } = keySchema.safeParse(document);
  if (data === undefined) throw new Error(`${join(folder, KEYS_FILE)} does not hold keys.`);
  return data;
}

/** Makes keys. Secrets of a folder from before there were keys go to the end of their rings. */
async function makeKeys(folder: string): Promise<Keys> {
  const made = newKeys(new Date());
  const old = (await readJson(join(folder, "secrets.json"))) as EarlierSecrets | null;
  const since = new Date(0).toISOString();
  const keys =
    old === null
      ? made
      : {
          ...made,
          auth: [...made.auth, { value: old.authSecret, from: since }],
          link: [...made.link, { value: old.linkSecret, from: since }],
        };
  await writeFile(join(folder, KEYS_FILE), JSON.stringify(keys, null, 2), { mode: 0o600 });
  await rm(join(folder, "secrets.json"), { force: true });
  return keys;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
