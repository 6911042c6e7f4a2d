import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { openTableFor } from "../match/load.ts";
import { metaOf } from "../match/meta.ts";
import { type CallersTable, seqOf } from "../match/open-table.ts";
import { callerAt, mySeat } from "../match/people.ts";
import { Refusal } from "../refusal.ts";

/** The chair from which somebody looks at a match. */
export interface Chair {
  readonly viewer: Viewer;
  /** The number of the last record that they may know of; absent: the newest. */
  readonly until?: number;
}

/**
 * The chair from which `userId` looks at the past: their own, or the chair `as` of a match that is open at its end, as
 * it must be for open `hands`. @throws Refusal `match/unknown`, `match/not-started`, and those of {@link chairAt}
 */
export async function chairOf(
  context: Context,
  userId: string,
  matchId: string,
  { as, hands }: { readonly as: Seat | undefined; readonly hands: "open" | undefined },
): Promise<Chair> {
  if (as !== undefined) return { viewer: chairAt(await openTableFor(context, matchId, userId), as) };
  if (hands !== undefined) {
    const table = await openTableFor(context, matchId, userId);
    checkOpened(table);
    return { viewer: table.caller.viewer };
  }
  const meta = await metaOf(context, matchId);
  const { viewer, delay } = callerAt(meta, userId);
  if (delay !== null) {
    return { viewer, until: seqOf(await openTableFor(context, matchId, userId)) };
  }
  if (meta.startedAt === undefined) throw new Refusal("match/not-started");
  return { viewer };
}

/**
 * The chair `as` of a match that is over.
 * @throws Refusal `match/seat-not-found`, and those of {@link checkOpened}
 */
export function chairAt(table: CallersTable, as: Seat): Seat {
  checkOpened(table);
  if (table.meta.seats[as] === undefined) throw new Refusal("match/seat-not-found");
  return as;
}

/**
 * All hands are open to those who sat at the table and, if its replay is public, to everybody who sees it.
 * @throws Refusal `match/not-yours`, `match/not-over`, `match/not-open`
 */
export function checkOpened(table: CallersTable): void {
  const { meta, caller } = table;
  if (!houseRulesOf(meta).publicReplay) mySeat(caller, "owns");
  checkOver(table);
  if (!houseRulesOf(meta).openAtEnd) throw new Refusal("match/not-open");
}

/** @throws Refusal `match/not-over` */
export function checkOver({ run }: Pick<CallersTable, "run">): void {
  if (run.outcome === null) throw new Refusal("match/not-over");
}
