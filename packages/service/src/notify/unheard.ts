/** Decisions that should have been told and were not, because no carrier took the message or the service was late. */

import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { countFromNow } from "../match/late-news.ts";
import { openTable } from "../match/load.ts";
import { isOneOfMany } from "./kinds.ts";
import type { OpenNotification } from "./open-notification.ts";

/** By match, the unheard prompts of its row after adding more. Prompts that are no longer asked are forgotten. */
export function unheardAfter(
  notifications: readonly OpenNotification[],
): ReadonlyMap<string, readonly string[]> {
  const decisions = notifications.filter(({ kind }) => isOneOfMany(kind));
  return new Map(decisions.map(({ row }) => [row.matchId, unheardIn(row, decisions)]));
}

function unheardIn({ matchId, promptIds, unheard = [] }: Membership, decisions: readonly OpenNotification[]) {
  const more = decisions.filter((each) => each.matchId === matchId).map(({ key }) => key);
  return promptIds.filter((id) => unheard.includes(id) || more.includes(id));
}

/** Remembers that nothing of some decisions has reached their player yet. */
export async function rememberUnheard(
  { store }: Context,
  userId: string,
  notifications: readonly OpenNotification[],
): Promise<void> {
  const after = [...unheardAfter(notifications)];
  await Promise.all(after.map(([matchId, ids]) => store.memberships.setUnheard(userId, matchId, ids)));
}

/**
 * A carrier has taken a message, so the time of the reader's unheard decisions at these tables counts from now. If a
 * clock could not be moved, this is only reported: the message has been sent.
 */
export async function nowHeard(context: Context, notifications: readonly OpenNotification[]): Promise<void> {
  const rows = new Map(notifications.map(({ row }) => [row.matchId, row]));
  for (const row of rows.values()) {
    if ((row.unheard ?? []).length > 0) await hear(context, row);
  }
}

async function hear(context: Context, row: Membership): Promise<void> {
  const { userId, matchId } = row;
  try {
    await countFromNow(context, await openTable(context, matchId), row);
  } catch (error) {
    context.report({ what: "a clock could not be moved", where: { matchId }, error });
  }
  await context.store.memberships.setUnheard(userId, matchId, []);
}
