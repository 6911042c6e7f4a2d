/** More time for decisions, by a record like any other: tables, dashboards and due work all follow it. */

import type { Context } from "../context.ts";
import type { Clocked } from "./clock.ts";
import { enter } from "./enter.ts";
import type { OpenTable } from "./open-table.ts";
import type { AwaitedDecision } from "./position.ts";
import { isTooLate } from "./too-late.ts";

/** The new clock of a decision; null: it keeps its own. */
export type ClockOf = (
  table: OpenTable,
  decision: AwaitedDecision,
) => Pick<Clocked, "restarted" | "deadline" | "followed"> | null;

/** The table after decisions got new clocks. Null: none gets one, or somebody was faster. */
export async function postpone(
  context: Context,
  table: OpenTable,
  clockOf: ClockOf,
): Promise<OpenTable | null> {
  const input = { kind: "postpone" } as const;
  const anew = (now: OpenTable) =>
    now.position.awaited.some((decision) => clockOf(now, decision) !== null) ? input : null;
  if (anew(table) === null) return null;
  const clocks = (awaited: readonly AwaitedDecision[]) =>
    awaited.map((decision) => ({ ...decision, ...clockOf(table, decision) }));
  try {
    return await enter(context, table, { input, clocks, anew });
  } catch (error) {
    if (isTooLate(error)) return null;
    throw error;
  }
}
