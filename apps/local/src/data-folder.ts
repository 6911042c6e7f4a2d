import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Secrets that are made at the first start and kept: sessions and links stay valid. */
interface Secrets {
  readonly authSecret: string;
  readonly linkSecret: string;
}

export interface DataFolder {
  readonly secrets: Secrets;
  /** Lets another stack use the folder. */
  release(): Promise<void>;
}

/** Opens the folder for this process alone: two pumps on one stream would send everything twice. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, "running.pid");
  await takeLock(lock);
  return {
    secrets: await readSecrets(join(folder, "secrets.json")),
    release: () => rm(lock, { force: true }),
  };
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

async function readSecrets(file: string): Promise<Secrets> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const secrets = { authSecret: newSecret(), linkSecret: newSecret() };
    await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  }
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
