/** One execution environment: a process with a function's code, and the Runtime API that it asks for work. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { guardProcess } from "./guard.ts";

const bootstrap = fileURLToPath(new URL("./bootstrap.mjs", import.meta.url));
/** Lambda gives a new environment 10 seconds; a busy machine that plays Lambda is given more. */
const initPatienceMs = 60_000;

/** The function threw, timed out, could not start, or brought its process down. */
export class FunctionError extends Error {
  readonly kind: "thrown" | "timed-out" | "init" | "crashed";

  constructor(kind: FunctionError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface EnvironmentSettings {
  readonly functionArn: string;
  /** The folder with the code; nothing else can be read. */
  readonly code: string;
  /** The whole environment of the process but for the Runtime API's address. */
  readonly variables: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** How many milliseconds the clock of this world is ahead. */
  readonly clockAheadMs: () => number;
  readonly onOutput: (line: string) => void;
  /** How long the processor worked for an event, in milliseconds. */
  readonly worked: (milliseconds: number) => void;
}

export interface Environment {
  /** Milliseconds from the start of the process to its first question for work. Rejects when it cannot start. */
  readonly ready: Promise<number>;
  readonly isAlive: () => boolean;
  /** Hands in an event as JSON text, gives the result as JSON text. One at a time. */
  invoke(event: string): Promise<string>;
  stop(): Promise<void>;
}

interface Work {
  readonly id: string;
  readonly resolve: (result: string) => void;
  readonly reject: (error: FunctionError) => void;
  readonly timer: NodeJS.Timeout;
}

export async function startEnvironment(settings: EnvironmentSettings): Promise<Environment> {
  const first = withoutNoise(Promise.withResolvers<number>());
  let question = withoutNoise(Promise.withResolvers<ServerResponse>());
  let work: Work | undefined;
  let child: ChildProcess | undefined;
  let alive = true;
  const startedAt = performance.now();

  const fail = (error: FunctionError) => {
    alive = false;
    first.reject(error);
    question.reject(error);
    const failed = work;
    work = undefined;
    clearTimeout(failed?.timer);
    failed?.reject(error);
    child?.kill("SIGKILL");
  };
  const settle = (id: string, act: (work: Work) => void) => {
    if (work?.id !== id) return;
    const done = work;
    work = undefined;
    clearTimeout(done.timer);
    act(done);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "").replace("/2018-06-01/runtime/", "");
    const [area, id = "", outcome] = path.split("/");
    const body = await bodyOf(request);
    if (area === "invocation" && id === "next") {
      first.resolve(performance.now() - startedAt);
      freeze(child);
      question.resolve(response);
      return;
    }
    response.writeHead(202).end("{}");
    if (area === "init") fail(new FunctionError("init", messageOf(body)));
    else if (outcome === "error")
      settle(id, ({ reject }) => reject(new FunctionError("thrown", messageOf(body))));
    else {
      settings.worked(Number(request.headers["harness-worked-ms"]));
      settle(id, ({ resolve }) => resolve(body));
    }
  };

  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  child = launch(settings, `127.0.0.1:${port}`);
  const guard = guardProcess(child);
  const ended = new Promise<void>((resolve) => child?.once("close", () => resolve()));
  void ended.then(() => {
    guard.release();
    server.closeAllConnections();
    server.close();
    if (alive) fail(new FunctionError("crashed", "The process ended before it answered."));
  });
  const impatience = setTimeout(
    () => fail(new FunctionError("init", "The function did not start in time.")),
    initPatienceMs,
  );
  first.promise.finally(() => clearTimeout(impatience)).catch(() => {});

  return {
    ready: first.promise,
    isAlive: () => alive,
    invoke: async (event) => {
      const response = await question.promise;
      if (work || !alive) throw new Error("The environment is not free.");
      question = withoutNoise(Promise.withResolvers<ServerResponse>());
      const id = randomUUID();
      const deadline = Date.now() + settings.timeoutSeconds * 1000;
      const result = new Promise<string>((resolve, reject) => {
        const timeOut = () =>
          fail(new FunctionError("timed-out", `The function took over ${settings.timeoutSeconds} s.`));
        work = { id, resolve, reject, timer: setTimeout(timeOut, settings.timeoutSeconds * 1000) };
      });
      thaw(child);
      response.writeHead(200, {
        "content-type": "application/json",
        "lambda-runtime-aws-request-id": id,
        "lambda-runtime-deadline-ms": String(deadline),
        "lambda-runtime-invoked-function-arn": settings.functionArn,
        "lambda-runtime-trace-id": traceId(),
        "harness-clock-ahead-ms": String(settings.clockAheadMs()),
      });
      response.end(event);
      return result;
    },
    stop: async () => {
      if (alive) fail(new FunctionError("crashed", "The environment was stopped."));
      await ended;
    },
  };
}

/** Node with the environment of Lambda alone, that reads its code and writes to /tmp. */
function launch(
  { code, variables, clockAheadMs, onOutput }: EnvironmentSettings,
  runtimeApi: string,
): ChildProcess {
  const memory = Number(variables["AWS_LAMBDA_FUNCTION_MEMORY_SIZE"] ?? 128);
  const child = spawn(
    process.execPath,
    [
      "--permission",
      `--allow-fs-read=${code}`,
      `--allow-fs-read=${bootstrap}`,
      `--allow-fs-write=${tmpdir()}`,
      `--max-old-space-size=${Math.floor(memory * 0.9)}`,
      bootstrap,
      String(clockAheadMs()),
    ],
    {
      cwd: code,
      env: { ...variables, AWS_LAMBDA_RUNTIME_API: runtimeApi },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, onOutput);
  return child;
}

function eachLine(stream: NodeJS.ReadableStream | null, tell: (line: string) => void): void {
  let rest = "";
  stream?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") tell(line);
  });
  stream?.on("end", () => {
    if (rest.trim() !== "") tell(rest);
  });
}

/** Between two events nothing runs: what a function left behind waits for the next one. */
function freeze(child: ChildProcess | undefined): void {
  child?.kill("SIGSTOP");
}

function thaw(child: ChildProcess | undefined): void {
  child?.kill("SIGCONT");
}

function traceId(): string {
  const hex = randomUUID().replaceAll("-", "");
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  return `Root=1-${seconds}-${hex.slice(0, 24)};Parent=${hex.slice(8, 24)};Sampled=1`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function messageOf(fault: string): string {
  try {
    const { errorType, errorMessage, trace } = JSON.parse(fault) as Record<string, unknown>;
    return `${errorType}: ${errorMessage}\n${(trace as string[] | undefined)?.slice(1, 8).join("\n") ?? ""}`;
  } catch {
    return fault;
  }
}

/** Whoever does not wait for it need not hear that it was refused. */
function withoutNoise<T>(made: PromiseWithResolvers<T>): PromiseWithResolvers<T> {
  made.promise.catch(() => {});
  return made;
}
