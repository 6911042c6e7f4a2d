/** Dashboard rows without a reason in any match: nothing that follows from a match's records reaches them. */

import type { Context } from "@consigliere/service/context";
import { readersAt } from "@consigliere/service/match/rows";
import type { Operations } from "@consigliere/store/operations";
import type { ProjectionFault } from "./match-projection.ts";

export interface StrayRow {
  readonly userId: string;
  readonly matchId: string;
}

/** Rows of people who do not sit at the match, of one match or of all. Reads the whole table. */
export async function strayRows(
  context: Context,
  operations: Operations,
  matchId?: string,
): Promise<StrayRow[]> {
  const stray: StrayRow[] = [];
  const seated = new Map<string, ReadonlySet<string>>();
  for await (const row of operations.memberships.listIds()) {
    if (matchId !== undefined && row.matchId !== matchId) continue;
    if (seated.get(row.matchId)?.has(row.userId)) continue;
    // A person who is not known to sit there may have sat down since the match was read.
    const people = await peopleNow(context, row.matchId);
    if (people === null) continue;
    seated.set(row.matchId, people);
    if (!people.has(row.userId)) stray.push(row);
  }
  return stray;
}

/** An empty set if there is no match; null if nobody can tell. */
async function peopleNow(context: Context, matchId: string): Promise<ReadonlySet<string> | null> {
  try {
    const meta = await context.store.matches.meta(matchId);
    return new Set(meta === undefined ? [] : readersAt(meta).map(({ userId }) => userId));
  } catch {
    return null;
  }
}

/** Removes stray rows, and returns what they were. */
export async function removeStrayRows(
  context: Context,
  operations: Operations,
  matchId?: string,
): Promise<StrayRow[]> {
  const stray = await strayRows(context, operations, matchId);
  for (const row of stray) await context.store.memberships.remove(row.userId, row.matchId);
  return stray;
}

export function strayFault({ userId }: StrayRow): ProjectionFault {
  return { what: "row-without-seat", seat: null, userId, members: [] };
}
