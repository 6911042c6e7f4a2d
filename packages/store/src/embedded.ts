import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hiddenPlace } from "./hidden-place.ts";
import { openLocalProxy, type Place } from "./local-proxy.ts";
import { LOOPBACK } from "./loopback.ts";

/** The DynamoDB-compatible server that runs without an account, Docker or Java. */
const serverVersion = "1.2.1";

/** A first start through npx downloads the server. */
const startTimeoutMs = 120_000;

/** Another program may take a port at the moment when the server wants it. */
const launches = 3;

/** After this time a server that does not stop is killed. Everything it has confirmed is on disk. */
const stopPatienceMs = 5_000;

export interface EmbeddedOptions {
  /** File that keeps the data between starts; without it everything is gone at the end. */
  readonly dataFile?: string;
  /** A free one unless told. */
  readonly port?: number;
}

/** A running server. `pid` is absent when DYNAMODB_ENDPOINT names one that is not ours to stop. */
export interface EmbeddedServer {
  readonly endpoint: string;
  /** The server behind the front door, for our own programs. Going through the door would double every request. */
  readonly inside: string;
  readonly pid?: number;
  /** Ends the server and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded server and waits until it listens, or uses the one that DYNAMODB_ENDPOINT names. It serves this
 * machine alone, and no page of a browser on it. A front door ensures that, because the server itself answers
 * everybody. The server ends with this process, however this process ends.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const external = process.env["DYNAMODB_ENDPOINT"];
  if (external) return { endpoint: external, inside: external, stop: async () => {} };
  if (options.dataFile) await mkdir(dirname(options.dataFile), { recursive: true, mode: 0o700 });
  const door = await openLocalProxy(options.port ?? 0);
  const server = await launched(options.dataFile).catch(async (error: unknown) => {
    await door.close();
    throw error;
  });
  door.leadTo(server.place);
  const stop = async () => {
    await server.stop();
    await door.close();
  };
  const { host, port } = server.place;
  return {
    endpoint: `http://${LOOPBACK}:${door.port}`,
    inside: `http://${host}:${port}`,
    pid: server.pid,
    stop,
  };
}

/**
 * The server numbers each change after the highest number in its stream. It has no index for that: without this one,
 * each write takes longer than the one before.
 */
function indexStream(dataFile: string): void {
  const database = new DatabaseSync(dataFile, { timeout: 5000 });
  database.exec(
    "CREATE INDEX IF NOT EXISTS by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER))",
  );
  database.close();
}

async function launched(dataFile: string | undefined): Promise<Launched> {
  for (let tries = 1; ; tries++) {
    const server = launch(await hiddenPlace(), dataFile);
    try {
      await server.ready;
      return server;
    } catch (error) {
      if (tries === launches) throw error;
    }
  }
}

interface Launched {
  readonly place: Place;
  readonly pid: number;
  readonly ready: Promise<unknown>;
  stop(): Promise<void>;
}

function launch(place: Place, dataFile: string | undefined): Launched {
  const [command, ...prefix] = serverCommand();
  const file = dataFile ? ["--db-path", dataFile] : [];
  const args = [...prefix, "serve", "--host", place.host, "--port", String(place.port), ...file];
  // A separate process group: Ctrl-C in a terminal must not end the database before the processes that still write to
  // it.
  const child = spawn(command, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const guard = child.pid === undefined ? undefined : guardAgainstOrphans(child.pid);
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  void ended.then(() => guard?.kill("SIGKILL"));
  async function stop(): Promise<void> {
    child.ref();
    end(child, "SIGTERM");
    const impatience = setTimeout(() => end(child, "SIGKILL"), stopPatienceMs);
    await ended;
    clearTimeout(impatience);
  }
  const ready = untilItListens(child)
    .then(() => dataFile && indexStream(dataFile))
    .catch(async (error) => {
      await stop();
      throw error;
    });
  return { place, pid: child.pid ?? 0, ready, stop };
}

/** The shipped binary if the platform has one, otherwise the same version through npx. */
function serverCommand(): [string, ...string[]] {
  const binary = process.platform === "win32" ? "dynoxide.exe" : "dynoxide";
  try {
    return [
      createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/${binary}`),
    ];
  } catch {
    return ["npx", "-y", `dynoxide@${serverVersion}`];
  }
}

/**
 * A process that waits for the end of its input. The input ends when this process ends in any way, SIGKILL included.
 * Then it ends the server: an orphan would block the data file for the next start.
 */
function guardAgainstOrphans(serverPid: number): ChildProcess {
  const script = `
    process.stdin.resume().on('end', () => {
      try { process.kill(${target(serverPid)}, 'SIGTERM'); } catch {}
      process.exit();
    });`;
  const guard = spawn(process.execPath, ["-e", script], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: {},
  });
  guard.unref();
  unrefStream(guard.stdin);
  return guard;
}

/** Pipes to children keep a process alive unless told otherwise. */
function unrefStream(stream: unknown): void {
  (stream as { unref?: () => void } | null)?.unref?.();
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(target(child.pid), signal);
  } catch {
    // It has just ended on its own.
  }
}

/** The server's whole process group, because npx starts it as a child of its own. Windows has no groups. */
function target(pid: number): number {
  return process.platform === "win32" ? pid : -pid;
}

/**
 * Waits until the server itself says that it listens. An answer on its port might come from another program that took
 * the port first.
 */
async function untilItListens(child: ChildProcess): Promise<void> {
  let said = "";
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The embedded database ${why}. ${said}`.trim()));
    timer = setTimeout(() => fail("did not start in time"), startTimeoutMs);
    child.once("error", (error) => fail(`could not be started: ${error.message}`));
    child.once("close", () => fail("ended before it listened"));
    child.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
      if (said.includes("listening on")) resolve();
    });
  }).finally(() => clearTimeout(timer));
  // From here on the server alone does not keep this process alive.
  child.unref();
  unrefStream(child.stderr);
}
