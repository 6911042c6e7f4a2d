/** The due items of one kind. Taken items of other kinds are left to their leases. */
import type { MembershipProjection } from "../src/memberships.ts";
import type { Store } from "../src/store.ts";
import type { TakeSettings } from "../src/take-settings.ts";

export const takeWork = async ({ queue }: Store, now: Date, limit: number, settings?: TakeSettings) =>
  (await queue.take(now, limit, settings)).work;

export const takeDeliveries = async ({ queue }: Store, now: Date, limit: number, settings?: TakeSettings) =>
  (await queue.take(now, limit, settings)).deliveries;

/** Writes a row over the existing one, whatever it shows. */
export async function showRow({ memberships }: Store, row: MembershipProjection): Promise<void> {
  await memberships.project([{ row, replaces: await memberships.get(row.userId, row.matchId) }]);
}
