import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Announcement } from "./main.ts";

/** A stack in its own process, for tests that end it in every way. */
export interface ForkedLocal {
  readonly url: string;
  /** Empty if mail goes to a server that the variables name. */
  readonly inboxUrl: string;
  /** Like Ctrl-C; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Like a power cut. */
  kill(): Promise<unknown>;
}

/** Starts the stack with these variables (PORT, CONSIGLIERE_DATA, …) and waits until it answers. */
export async function forkLocal(env: Readonly<Record<string, string>>): Promise<ForkedLocal> {
  const script = fileURLToPath(new URL("./main.ts", import.meta.url));
  const child = fork(script, { env: { ...process.env, ...env }, execArgv: [], silent: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  }
  child.stderr?.pipe(process.stderr);
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const announced = new Promise<Announcement>((resolve) =>
    child.once("message", (message) => resolve(message as Announcement)),
  );
  const { url, inboxUrl } = await Promise.race([
    announced,
    exited.then(() => {
      throw new Error(`The local stack ended before it was ready:\n${output}`);
    }),
  ]);
  const end = (signal: NodeJS.Signals) => () => {
    if (isRunning(child)) child.kill(signal);
    return exited;
  };
  return { url, inboxUrl: inboxUrl ?? "", stop: end("SIGTERM"), kill: end("SIGKILL") };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
