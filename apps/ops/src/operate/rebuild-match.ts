import type { Context } from "@consigliere/service/context";
import { followMatch } from "@consigliere/service/follow-up/follow-match";
import { dated, readersAt, rowOf } from "@consigliere/service/match/rows";
import type { Operations } from "@consigliere/store/operations";
import { type ProjectionFault, projectionFaults } from "./match-projection.ts";
import { removeStrayRows, strayFault } from "./stray-rows.ts";
import { matchMeta, newestRecord } from "./whole-match.ts";

export interface Rebuilt {
  readonly matchId: string;
  /** The faults before. */
  readonly repaired: readonly ProjectionFault[];
  /** The faults that remain; then the match itself needs a look. */
  readonly remaining: readonly ProjectionFault[];
}

async function seatedFaults(context: Context, matchId: string): Promise<ProjectionFault[]> {
  const meta = await matchMeta(context, matchId);
  return projectionFaults(context, meta, await newestRecord(context, matchId));
}

/**
 * {@link rebuildProjections}; it also takes the match from the dashboards of people who do not sit there, and reads the
 * whole table for that. @throws Refusal `match/unknown`
 */
export async function rebuildMatch(
  context: Context,
  operations: Operations,
  matchId: string,
): Promise<Rebuilt> {
  const { repaired, remaining } = await rebuildProjections(context, matchId);
  const removed = await removeStrayRows(context, operations, matchId);
  return { matchId, repaired: [...repaired, ...removed.map(strayFault)], remaining };
}

/**
 * Rebuilds everything that follows from a match's records: dashboard rows, deadlines, notifications, the answers of
 * bots, the end. Everything its players have seen, muted and been told stays, so nobody hears anything twice.
 * @throws Refusal `match/unknown`
 */
export async function rebuildProjections(context: Context, matchId: string): Promise<Rebuilt> {
  const repaired = await seatedFaults(context, matchId);
  for (const { what, userId } of repaired) {
    if (what === "row-differs" && userId !== null) await replaceRow(context, matchId, userId);
  }
  await followMatch(context, matchId);
  return { matchId, repaired, remaining: await seatedFaults(context, matchId) };
}

/** A row that wrongly claims to be up to date would stay, so it is overwritten. */
async function replaceRow(context: Context, matchId: string, userId: string): Promise<void> {
  const meta = await matchMeta(context, matchId);
  const owner = readersAt(meta).find((person) => person.userId === userId);
  const replaces = await context.store.memberships.get(userId, matchId);
  if (owner === undefined || replaces === undefined) return;
  const { lead } = replaces;
  const shown = dated(rowOf(meta, await newestRecord(context, matchId), owner), replaces, context.clock());
  const row = lead === undefined ? shown : { ...shown, lead };
  await context.store.memberships.project([{ row, replaces }]);
}
