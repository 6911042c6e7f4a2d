import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The DynamoDB-compatible server that runs without an account, Docker or Java. */
const serverVersion = "1.2.1";

/** A first start through npx downloads the server. */
const startTimeoutMs = 120_000;

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
 * Starts the embedded server and waits until it answers, or uses the one that DYNAMODB_ENDPOINT names. The
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
  const complaints = collectErrors(child);
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const guard = child.pid === undefined ? undefined : guardAgainstOrphans(child.pid);
  child.unref();
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      killGroup(child.pid);
    }
    await exited;
    guard?.kill("SIGKILL");
  };
  const endpoint = `http://127.0.0.1:${port}`;
  const ready = waitUntilItAnswers(endpoint, child).catch(async (error: Error) => {
    await stop();
    throw new Error(`${error.message} ${complaints()}`.trim(), { cause: error });
  });
  return { endpoint, pid: child.pid ?? 0, ready, stop };
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
    process.on('SIGINT', () => {});
    process.stdin.resume().on('end', () => {
      try { process.kill(${process.platform === "win32" ? serverPid : -serverPid}, 'SIGTERM'); } catch {}
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

function killGroup(pid: number): void {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
  } catch {
    // It ended by itself.
  }
}

function collectErrors(child: ChildProcess): () => string {
  let text = "";
  child.on("error", (error) => {
    text += error.message;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  unrefStream(child.stderr);
  return () => text;
}

async function waitUntilItAnswers(endpoint: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error("The embedded database ended before it answered.");
    }
    try {
      await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
      return;
    } catch {
      await sleep(20);
    }
  }
  throw new Error("The embedded database did not answer in time.");
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
