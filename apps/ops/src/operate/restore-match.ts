/** Restores one match from a backup, while the rest of the service goes on. */

import type { Context } from "@consigliere/service/context";
import type { Membership } from "@consigliere/service/match/contents";
import { enter } from "@consigliere/service/match/enter";
import { openTable } from "@consigliere/service/match/load";
import { dated, readersAt, rowOf } from "@consigliere/service/match/rows";
import type { MatchCopy } from "@consigliere/store/match-copy";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Operations } from "@consigliere/store/operations";
import { forgetSeatWork } from "./cancel-match.ts";
import { type Rebuilt, rebuildMatch } from "./rebuild-match.ts";
import { matchMeta, newestRecord } from "./whole-match.ts";

/**
 * Restores what was played: the secret, the records, and the match's progress. The players at the seats stay as they
 * are now, so nobody comes back who left or was replaced. Everything that follows from the records is rebuilt, and
 * players who must decide have all of their time again.
 *
 * Nobody may play meanwhile: an existing match must have been cancelled, or be over. Safe to repeat.
 * @throws Refusal `server/rules-broken`, StoreError `store/conflict` when somebody changed the match meanwhile
 */
export async function restoreMatch(
  context: Context,
  operations: Operations,
  copy: MatchCopy,
): Promise<Rebuilt> {
  const { matches } = context.store;
  const { id } = copy.meta;
  const now = await matches.meta(id);
  await operations.matchCopies.putPlay(copy);
  await forgetWhatFollowed(context, now ?? copy.meta);
  if (now === undefined) await operations.matchCopies.putFrame(copy);
  else await matches.saveMeta(withPeopleOf(now, copy.meta));
  await putRowsBack(context, copy);
  await restartClocks(context, id);
  return rebuildMatch(context, operations, id);
}

function withPeopleOf(now: MatchMeta, then: MatchMeta): MatchMeta {
  const { seats, host, houseRules, spectators, nextMatch, rev } = now;
  // A link that was withdrawn since then stays so.
  const { spectators: _, nextMatch: __, ...play } = then;
  return {
    ...play,
    seats,
    host,
    houseRules,
    rev,
    ...(spectators && { spectators }),
    ...(nextMatch && { nextMatch }),
  };
}

async function forgetWhatFollowed(context: Context, meta: MatchMeta): Promise<void> {
  for (const seat of meta.seats.keys()) await forgetSeatWork(context, meta.id, seat);
  for (const { userId } of readersAt(meta)) await context.store.notifications.forget(userId, meta.id);
}

/**
 * A row of a later state would block the right one, so it is deleted first. Only its owner's settings for messages are
 * kept.
 */
async function putRowsBack(context: Context, { meta: { id }, rows }: MatchCopy): Promise<void> {
  const { memberships } = context.store;
  const meta = await matchMeta(context, id);
  const newest = await newestRecord(context, id);
  for (const owner of readersAt(meta)) {
    const { userId } = owner;
    const then = rows.find((row) => row.userId === userId);
    const before = (await memberships.get(userId, id)) ?? (then as Membership | undefined);
    const { muted = false, onlyBy = null } = before ?? {};
    await memberships.remove(userId, id);
    const row = dated(rowOf(meta, newest, owner), before, context.clock());
    await memberships.project([{ row, replaces: undefined }]);
    // A decision that is asked again is told again, unless it was told before the copy was made.
    await memberships.setNotified(userId, id, then?.notifiedPrompts ?? []);
    await memberships.setSeen(userId, id, then?.seenEvents ?? 0);
    if (muted || onlyBy !== null) await memberships.setNotifiedBy(userId, id, { muted, onlyBy });
  }
}

/** Nobody is charged the time in which the match was broken. */
async function restartClocks(context: Context, matchId: string): Promise<void> {
  if ((await matchMeta(context, matchId)).status !== "playing") return;
  await enter(context, await openTable(context, matchId), { input: { kind: "postpone" }, clocks: () => [] });
}
