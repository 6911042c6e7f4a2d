import type { Context } from "@consigliere/service/context";
import { followMatch } from "@consigliere/service/follow-up/follow-match";
import {
  AUTOMATIC_ANSWER,
  DEADLINE,
  decisionKey,
  PROMISED_ACTION,
} from "@consigliere/service/follow-up/schedule";
import { editMatch } from "@consigliere/service/match/edit";
import { readersAt } from "@consigliere/service/match/rows";
import { Refusal } from "@consigliere/service/refusal";
import type { MatchMeta } from "@consigliere/store/matches";

/**
 * Calls a match off, started or not. It leaves the dashboards, waits for nobody, and is kept. Safe to repeat.
 * @throws Refusal `match/unknown`, `match/over`
 */
export async function callOffMatch(context: Context, matchId: string): Promise<MatchMeta> {
  const saved = await editMatch(context, matchId, (meta) => {
    if (meta.status === "over") throw new Refusal("match/over");
    if (meta.status === "cancelled") return meta;
    return { ...meta, status: "cancelled", endedAt: context.clock().toISOString() };
  });
  await followMatch(context, matchId);
  for (const seat of saved.seats.keys()) await forgetSeatWork(context, matchId, seat);
  for (const { userId } of readersAt(saved)) await context.store.notifications.forget(userId, matchId);
  return saved;
}

/** Drops the scheduled work for a seat's decision. */
export async function forgetSeatWork(context: Context, matchId: string, seat: number): Promise<void> {
  const key = decisionKey(matchId, seat);
  await context.store.due.cancel(DEADLINE, key);
  await context.store.due.cancel(AUTOMATIC_ANSWER, key);
  await context.store.due.cancel(PROMISED_ACTION, key);
}
