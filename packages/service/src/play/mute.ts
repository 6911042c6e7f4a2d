import type { NotifiedBy } from "@consigliere/store/memberships";
import type { Context } from "../context.ts";
import { metaOf } from "../match/meta.ts";
import { mySeat } from "../match/people.ts";

/** Stops messages about one match, or lets them come again: as usual, or by one channel alone. @throws Refusal `match/unknown`, `match/not-yours` */
export async function mute(context: Context, userId: string, matchId: string, by: NotifiedBy): Promise<void> {
  mySeat(await metaOf(context, matchId), userId, "looks");
  await context.store.memberships.setNotifiedBy(userId, matchId, by);
}
