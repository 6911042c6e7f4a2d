import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createBaseClient, createClient, settingsFrom } from "@consigliere/store/client";
import { startEmbedded } from "@consigliere/store/embedded";
import { lockFolder } from "@consigliere/store/folder-lock";
import { ensureTable } from "@consigliere/store/table";
import { OpsError, UNUSABLE } from "../failure.ts";
import type { CommonOptions, Shell } from "../shell.ts";
import { type KeyVault, parseKeys } from "./key-vault.ts";
import { localFailures } from "./local-failures.ts";
import type { Target, TargetNeeds } from "./target.ts";

const repository = fileURLToPath(new URL("../../../..", import.meta.url));
const region = "us-east-1";

/** A database that stays open until `close` is called. */
interface Database {
  readonly endpoint: string;
  readonly tableName: string;
  close(): Promise<void>;
}

/**
 * The table of `npm start`. If its stack runs, through the stack's database. Otherwise through a database of our own on
 * its file, and then no stack can start meanwhile.
 */
export async function openLocal(shell: Shell, options: CommonOptions, needs: TargetNeeds): Promise<Target> {
  const folder = resolve(repository, options.data ?? shell.env["CONSIGLIERE_DATA"] ?? ".data");
  const database = await openDatabase(shell, folder, needs);
  const { tableName, endpoint } = database;
  const client = createClient({ region, endpoint });
  return {
    label: `the local table of ${folder.startsWith(repository) ? relative(repository, folder) : folder}`,
    connection: { client, tableName },
    baseUrl: "http://localhost:3000",
    region,
    keys: fileVault(join(folder, "keys.json")),
    failures: localFailures(join(folder, "stream-failures.jsonl")),
    functions: null,
    close: async () => {
      client.destroy();
      await database.close();
    },
  };
}

async function openDatabase(shell: Shell, folder: string, { mayBeNew }: TargetNeeds): Promise<Database> {
  const { endpoint, tableName } = settingsFrom(shell.env);
  if (endpoint !== undefined) {
    if (mayBeNew === true) await makeTable(endpoint, tableName);
    return { endpoint, tableName, close: async () => {} };
  }
  if (mayBeNew === true) await mkdir(folder, { recursive: true });
  const unlock = (await isThere(folder)) ? lockFolder(folder) : () => {};
  if (unlock === null) return { endpoint: await runningDatabase(folder), tableName, close: async () => {} };
  const file = join(folder, "table.sqlite");
  if (mayBeNew !== true && !(await isThere(file))) {
    unlock();
    throw new OpsError(
      `There is no table in ${folder}: run \`npm start\` once, or name another folder with --data, or a stage with --stage.`,
      UNUSABLE,
    );
  }
  return ownDatabase(file, tableName, unlock);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The endpoint that the running stack has written down. @throws OpsError */
async function runningDatabase(folder: string): Promise<string> {
  const note = await readOr(join(folder, "database.json"), "");
  const { endpoint } = /"endpoint":"(?<endpoint>[^"]+)"/.exec(note)?.groups ?? {};
  if (endpoint !== undefined) return endpoint;
  throw new OpsError(`Another process uses ${folder} and does not say how to reach its database.`, UNUSABLE);
}

async function ownDatabase(file: string, tableName: string, release: () => void): Promise<Database> {
  const server = await startEmbedded({ dataFile: file }).catch((error: unknown) => {
    release();
    throw error;
  });
  const close = async () => {
    await server.stop();
    release();
  };
  try {
    await makeTable(server.endpoint, tableName);
  } catch (error) {
    await close();
    throw error;
  }
  return { endpoint: server.endpoint, tableName, close };
}

async function makeTable(endpoint: string, tableName: string): Promise<void> {
  const client = createBaseClient({ region, endpoint });
  await ensureTable(client, tableName);
  client.destroy();
}

function fileVault(file: string): KeyVault {
  return {
    label: file,
    read: async () => {
      const text = await readOr(file, null);
      if (text === null)
        throw new OpsError(`There are no keys in ${file}: run \`npm start\` once.`, UNUSABLE);
      return parseKeys(file, text);
    },
    write: async (keys) => {
      const next = `${file}.new`;
      await writeFile(next, JSON.stringify(keys, null, 2), { mode: 0o600 });
      await rename(next, file);
    },
  };
}

async function readOr<T>(file: string, otherwise: T): Promise<string | T> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return otherwise;
    throw error;
  }
}
