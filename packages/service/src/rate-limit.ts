import type { Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

/** How often something may be done within a time. */
export interface RateLimit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Counts a call by `who`. @throws Refusal `request/too-many` */
export async function limit(
  context: Context,
  { name, calls, seconds }: RateLimit,
  who: string,
): Promise<void> {
  const { count, resetsAt } = await context.store.rates.increment(`${name} ${who}`, seconds);
  if (count <= calls) return;
  const wait = Math.ceil((Date.parse(resetsAt) - context.clock().getTime()) / 1000);
  throw new Refusal("request/too-many", { retryAfter: Math.max(1, wait) });
}
