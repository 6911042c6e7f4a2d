// Runs in its own thread, with its own environment and modules, like a Lambda container.
import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Invocation, Outcome } from "./messages.ts";

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const { name, bundle } = workerData as { name: string; bundle: string };
const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: Handler };

async function invoke({ id, event, deadline }: Invocation): Promise<Outcome> {
  const context = {
    functionName: name,
    functionVersion: "$LATEST",
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const result = await handler(JSON.parse(event), context);
    return { id, ok: true, result: JSON.stringify(result ?? null) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", async (invocation: Invocation) => {
  parentPort?.postMessage(await invoke(invocation));
});
