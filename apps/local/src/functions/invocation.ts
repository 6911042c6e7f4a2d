import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";

/** One function with a time limit. */
export interface RunningFunction {
  invoke(event: unknown): Promise<unknown>;
  /** The next event is handled by the bundle in its state at that time. */
  reload(): void;
  /** Resolves when all current events are handled. */
  stop(): Promise<void>;
}

/** The function threw, timed out or brought its process down. */
export class FunctionError extends Error {
  readonly timedOut: boolean;

  constructor(message: string, timedOut = false) {
    super(message);
    this.timedOut = timedOut;
  }
}

/** In place of a result that is not waited for any longer. */
export const tookTooLong = (name: string, seconds: number) =>
  new FunctionError(`${name} took over ${seconds} s.`, true);

/** The text of an error, with where it was thrown. */
export const saidBy = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

export type Handler = (event: unknown, context: unknown) => Promise<unknown>;

/** The handler of a bundle. `version`: another one than before, when the bundle has changed. */
export async function handlerIn(bundle: string, version = 0): Promise<Handler> {
  const url = pathToFileURL(bundle);
  if (version > 0) url.search = String(version);
  return ((await import(url.href)) as { handler: Handler }).handler;
}

/** The second argument of a handler, as Lambda gives it. `deadline` and `now` are epoch milliseconds. */
export function contextOf(name: string, deadline: number, now: () => number): object {
  return {
    functionName: name,
    functionVersion: "$LATEST",
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - now()),
  };
}
