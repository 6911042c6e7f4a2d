import type { Database } from "../client.ts";
import type { Connection } from "./connection.ts";
import { batchLimit, executeEach, type Statement } from "./statements.ts";

interface Waiting extends PromiseWithResolvers<boolean> {
  readonly statement: Statement;
}

/** The writes that wait while others are on their way. */
const queues = new WeakMap<Database, Waiting[]>();

/**
 * Does a conditional write, and says whether it was done. What is asked for, by any caller, while others are on their
 * way goes with the next request.
 */
export function attemptWithOthers(connection: Connection, statement: Statement): Promise<boolean> {
  const waiting = { ...Promise.withResolvers<boolean>(), statement };
  const queue = queues.get(connection.client);
  if (queue !== undefined) queue.push(waiting);
  else void sendAll(connection, [waiting]);
  return waiting.promise;
}

async function sendAll(connection: Connection, queue: Waiting[]): Promise<void> {
  queues.set(connection.client, queue);
  // Callers that were answered together ask together.
  await new Promise<void>((resolve) => setImmediate(resolve));
  while (queue.length > 0) await send(connection, queue.splice(0, batchLimit));
  queues.delete(connection.client);
}

async function send(connection: Connection, batch: readonly Waiting[]): Promise<void> {
  try {
    const statements = batch.map(({ statement }) => statement);
    const refused = new Set(await executeEach(connection, statements));
    for (const [at, { resolve }] of batch.entries()) resolve(!refused.has(at));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
