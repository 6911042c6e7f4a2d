import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname } from "node:path";

/** The DynamoDB-compatible server that runs without an account, Docker or Java. */
const serverVersion = "1.2.1";

/** A first start through npx downloads the server. */
const startTimeoutMs = 120_000;

/** After this an unwilling server is killed; what it has confirmed is on disk. */
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
  readonly pid?: number;
  /** Ends the server and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded server and waits until it listens, or uses the one that DYNAMODB_ENDPOINT names. The
 * server ends with this process, however this process ends.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const external = process.env["DYNAMODB_ENDPOINT"];
  if (external) return { endpoint: external, stop: async () => {} };
  if (options.dataFile) await mkdir(dirname(options.dataFile), { recursive: true });
  const port = options.port ?? (await freePort());
  const server = launch(port, options.dataFile);
  await server.ready;
  return { endpoint: server.endpoint, pid: server.pid, stop: server.stop };
}

function launch(port: number, dataFile: string | undefined) {
  const [command, ...prefix] = serverCommand();
  const file = dataFile ? ["--db-path", dataFile] : [];
  const args = [...prefix, "serve", "--host", "127.0.0.1", "--port", String(port), ...file];
  // A group of its own: Ctrl-C in a terminal must not end the database before those who still write to it.
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
  const ready = untilItListens(child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { endpoint: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, ready, stop };
}

/** The shipped binary where the platform has one, else the same version through npx. */
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
 * A process that waits for the end of its input, which comes when this process ends in any way, SIGKILL
 * included, and then ends the server: an orphan would keep the data file busy for the next start.
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
    // It has ended by itself in this moment.
  }
}

/** The server's whole process group, since npx starts it as a child of its own; Windows has no groups. */
function target(pid: number): number {
  return process.platform === "win32" ? pid : -pid;
}

/**
 * Waits for the server's own word that it listens: an answer on its port might come from somebody else who
 * took the port first.
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
  // From here on the server alone is no reason for this process to live.
  child.unref();
  unrefStream(child.stderr);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}
