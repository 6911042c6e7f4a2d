// Runs in its own thread, with its own environment and modules, like a Lambda container.
import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Invocation, Outcome } from "./messages.ts";

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const { name, bundle, aheadMs } = workerData as { name: string; bundle: string; aheadMs?: number };

const MachineDate = Date;
let ahead = aheadMs ?? 0;
const now = () => MachineDate.now() + ahead;
// Each look at a clock of one's own takes longer.
if (aheadMs !== undefined) {
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: (target) => new target(now()).toString(),
    get: (target, member, receiver) => (member === "now" ? now : Reflect.get(target, member, receiver)),
  });
}

const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: Handler };

async function invoke({ id, event, deadline }: Invocation): Promise<Outcome> {
  const context = {
    functionName: name,
    functionVersion: "$LATEST",
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - MachineDate.now()),
  };
  const before = process.threadCpuUsage();
  const workedMs = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const result = (await handler(event, context)) ?? null;
    return { id, ok: true, result, workedMs: workedMs() };
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, ok: false, error: said, workedMs: workedMs() };
  }
}

parentPort?.on("message", async (invocation: Invocation) => {
  ahead = invocation.aheadMs ?? 0;
  parentPort?.postMessage(await invoke(invocation));
});
