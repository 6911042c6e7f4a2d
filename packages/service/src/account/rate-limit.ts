import type { House } from "../house.ts";
import { Refusal } from "../refusal.ts";

export interface RateLimit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

export const SIGN_INS_PER_ADDRESS: RateLimit = { name: "sign-in-address", calls: 5, seconds: 900 };
export const SIGN_INS_PER_CALLER: RateLimit = { name: "sign-in-caller", calls: 100, seconds: 900 };
export const TOKENS_PER_CALLER: RateLimit = { name: "token-caller", calls: 60, seconds: 900 };
export const GUESTS_PER_CALLER: RateLimit = { name: "guest-caller", calls: 200, seconds: 3600 };

/** Counts a call by `who`. @throws Refusal `request/too-many` */
export async function limit(house: House, { name, calls, seconds }: RateLimit, who: string): Promise<void> {
  const { count, resetsAt } = await house.store.rates.increment(`${name} ${who}`, seconds);
  if (count <= calls) return;
  const wait = Math.ceil((Date.parse(resetsAt) - house.clock().getTime()) / 1000);
  throw new Refusal("request/too-many", { retryAfter: Math.max(1, wait) });
}
