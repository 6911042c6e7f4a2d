import type { Context } from "../context.ts";
import { mySeat } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

/** Stops mails about one match, or lets them come again. @throws Refusal `match/unknown`, `match/not-yours` */
export async function mute(
  context: Context,
  userId: string,
  matchId: string,
  isMuted: boolean,
): Promise<void> {
  const meta = await context.store.matches.meta(matchId);
  if (meta === undefined) throw new Refusal("match/unknown");
  mySeat(meta, userId);
  await context.store.memberships.setMuted(userId, matchId, isMuted);
}
