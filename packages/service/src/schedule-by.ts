import type { DueWork } from "@consigliere/store/due";
import type { Context } from "./context.ts";

/** Plans work for its time at the latest: what is planned for as early and waits to be taken will do. Safe to repeat. */
export async function scheduleBy({ store }: Pick<Context, "store">, work: DueWork): Promise<void> {
  const planned = await store.due.get(work.kind, work.key);
  // Who has it in hand may have looked before this was there.
  if (planned !== undefined && planned.at <= work.at && planned.leaseUntil === undefined) return;
  await store.due.put(work);
}
