import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { FunctionError, type RunningFunction, tookTooLong } from "./invocation.ts";
import type { Invocation, Outcome } from "./messages.ts";

export interface SandboxOptions {
  readonly name: string;
  /** Path of the bundle. It is loaded again by `reload` and after a crash. */
  readonly bundle: string;
  readonly timeoutSeconds: number;
  readonly env: Readonly<Record<string, string>>;
  /** The most memory that its JavaScript may take. Without it, Node decides. */
  readonly memoryMegabytes?: number;
  /** The number of milliseconds by which the function's clock is ahead of the machine's. Without it, it has that clock. */
  readonly aheadMs?: () => number;
  /** Takes each line that the function writes. Without it, they go to this process's output. */
  readonly onLine?: (line: string) => void;
  /** Hears after each event how long the processor worked for it, in milliseconds. */
  readonly onWorked?: (milliseconds: number) => void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: FunctionError) => void;
  readonly timer: NodeJS.Timeout;
}

/** One function, run as Lambda runs it: in a thread with its own memory and environment. */
export function createSandbox(options: SandboxOptions): RunningFunction {
  let thread: Thread | undefined;
  let count = 0;

  const current = () => {
    if (!thread?.isAlive()) thread = startThread(options);
    return thread;
  };
  return {
    invoke: (event) => {
      count += 1;
      return current().invoke(count, event);
    },
    reload: () => {
      const old = thread;
      thread = undefined;
      void old?.endWhenIdle();
    },
    stop: async () => {
      await thread?.endWhenIdle();
    },
  };
}

interface Thread {
  isAlive(): boolean;
  invoke(id: number, event: unknown): Promise<unknown>;
  endWhenIdle(): Promise<void>;
}

function startThread(options: SandboxOptions): Thread {
  const { name, bundle, env, timeoutSeconds, memoryMegabytes, aheadMs, onLine } = options;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    name,
    env: { ...env },
    workerData: { name, bundle, aheadMs: aheadMs?.() },
    stdout: onLine !== undefined,
    stderr: onLine !== undefined,
    ...(memoryMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } }),
  });
  if (onLine)
    for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on("line", onLine);
  const waiting = new Map<number, Waiting>();
  let alive = true;
  let idle: (() => void) | undefined;

  const settle = (id: number, act: (one: Waiting) => void) => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    act(one);
    if (waiting.size === 0) idle?.();
  };
  const failAll = (message: string) => {
    alive = false;
    for (const id of [...waiting.keys()]) settle(id, (one) => one.reject(new FunctionError(message)));
  };
  worker.on("message", (outcome: Outcome) => {
    options.onWorked?.(outcome.workedMs);
    settle(outcome.id, (one) =>
      outcome.ok ? one.resolve(outcome.result) : one.reject(new FunctionError(outcome.error)),
    );
  });
  worker.on("error", (error) => failAll(`${name} crashed: ${error instanceof Error ? error.stack : error}`));
  worker.on("exit", () => failAll(`${name} ended before it answered.`));

  const timeOut = (id: number) => {
    alive = false;
    settle(id, (one) => one.reject(tookTooLong(name, timeoutSeconds)));
    // In Lambda other events would each have their own container, so they get their time before the thread ends.
    void endWhenIdle();
  };
  const endWhenIdle = async () => {
    if (waiting.size > 0) {
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    }
    await worker.terminate();
  };
  return {
    isAlive: () => alive,
    invoke: (id, event) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => timeOut(id), timeoutSeconds * 1000);
        waiting.set(id, { resolve, reject, timer });
        const deadline = Date.now() + timeoutSeconds * 1000;
        const sent: Invocation = { id, event, deadline, aheadMs: aheadMs?.() };
        worker.postMessage(sent);
      }),
    endWhenIdle,
  };
}
