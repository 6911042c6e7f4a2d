import type { NotifiedBy } from "@consigliere/store/memberships";
import type { Context } from "../context.ts";
import { metaAt } from "../match/meta.ts";

/** Stops messages about one match, or lets them come again: as usual, or by one channel alone. @throws Refusal `match/unknown`, `match/not-yours` */
export async function mute(context: Context, userId: string, matchId: string, by: NotifiedBy): Promise<void> {
  await metaAt(context, matchId, userId, "looks");
  await context.store.memberships.setNotifiedBy(userId, matchId, by);
}
