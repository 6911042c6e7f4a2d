/** What was due, of one kind; what was taken of others is left to its lease. */
import type { MembershipProjection } from "../src/memberships.ts";
import type { Store } from "../src/store.ts";
import type { TakeSettings } from "../src/take-settings.ts";

export const takeWork = async ({ queue }: Store, now: Date, limit: number, settings?: TakeSettings) =>
  (await queue.take(now, limit, settings)).work;

export const takeDeliveries = async ({ queue }: Store, now: Date, limit: number, settings?: TakeSettings) =>
  (await queue.take(now, limit, settings)).deliveries;

/** Writes a row over the one that is there, whatever it shows. */
export async function showRow({ memberships }: Store, row: MembershipProjection): Promise<void> {
  await memberships.project([{ row, replaces: await memberships.get(row.userId, row.matchId) }]);
}
