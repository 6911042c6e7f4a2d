// Runs in its own thread, with its own environment and modules, like a Lambda container.
import { parentPort, workerData } from "node:worker_threads";
import { contextOf, handlerIn, saidBy } from "./invocation.ts";
import type { Invocation, Outcome } from "./messages.ts";

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

const handler = await handlerIn(bundle);

async function invoke({ id, event, deadline }: Invocation): Promise<Outcome> {
  const context = contextOf(name, deadline, () => MachineDate.now());
  const before = process.threadCpuUsage();
  const workedMs = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const result = (await handler(event, context)) ?? null;
    return { id, ok: true, result, workedMs: workedMs() };
  } catch (error) {
    return { id, ok: false, error: saidBy(error), workedMs: workedMs() };
  }
}

parentPort?.on("message", async (invocation: Invocation) => {
  ahead = invocation.aheadMs ?? 0;
  parentPort?.postMessage(await invoke(invocation));
});
