/** Reminders that time is running out: sent when a decision has used up a part of its time. */

import { usualReminders } from "@consigliere/contract/preferences";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { isLookingAt } from "../live/presence.ts";
import { afterRunning, deadlineOf, runningTime } from "../match/clock.ts";
import { personIn } from "../match/people.ts";
import type { AwaitedDecision } from "../match/position.ts";
import { REMINDER, reminderKey } from "../notify/kinds.ts";

/** With less time in all, the player was told of the decision only just now. */
const LEAST_MS = 4 * 3_600_000;

type Timed = Pick<AwaitedDecision, "seat" | "since" | "restarted" | "deadline" | "promptId">;

/**
 * The times when the player of a decision is reminded of it (ISO). Never while they rest, because no clock runs then.
 */
function remindersOf(meta: MatchMeta, decision: Timed): string[] {
  if (runningTime(meta, decision) < LEAST_MS) return [];
  const { reminders = usualReminders } = meta.seats[decision.seat] ?? {};
  return reminders.toSorted((a, b) => b - a).map((left) => afterRunning(meta, decision, 1 - left / 100));
}

/** The time of the next check of a decision (ISO): at its deadline at the latest; null while no clock runs. */
export function nextLook(meta: MatchMeta, decision: Timed, now: Date): string | null {
  const deadline = deadlineOf(meta, decision);
  if (deadline === null) return null;
  return remindersOf(meta, decision).find((at) => Date.parse(at) > now.getTime()) ?? deadline;
}

/** Notes a reminder of a decision for its player, if it is time and they are not looking at the table. */
export async function remind(context: Context, meta: MatchMeta, decision: Timed): Promise<void> {
  const now = context.clock();
  const count = remindersOf(meta, decision).filter((at) => Date.parse(at) <= now.getTime()).length;
  const userId = personIn(meta.seats[decision.seat]);
  if (count === 0 || userId === null || (await isLookingAt(context, userId, meta.id))) return;
  const key = reminderKey(decision.promptId, count);
  const at = now.toISOString();
  await context.store.notifications.put({ userId, kind: REMINDER, matchId: meta.id, key, at }, at);
}
