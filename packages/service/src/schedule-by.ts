import type { DueWork } from "@consigliere/store/due";
import type { Context } from "./context.ts";

/**
 * Plans work for its time at the latest. Work that is already planned as early and is waiting will do. Safe to repeat.
 */
export async function scheduleBy({ store }: Pick<Context, "store">, work: DueWork): Promise<void> {
  const planned = await store.due.get(work.kind, work.key);
  // A runner that holds it may have looked before this change.
  if (planned !== undefined && planned.at <= work.at && planned.leaseUntil === undefined) return;
  await store.due.put(work);
}
