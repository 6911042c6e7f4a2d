/** Passing for good and resigning (5.1, 7). */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { PassReason, State } from "../state.ts";
import type { CrooksTable } from "./table.ts";

export function pass(table: CrooksTable, seat: Seat, reason: PassReason): void {
  table.state.passed[seat] = reason;
  table.emit({ type: "seat-passed", seat, reason });
}

/** The seat resigned: it passes, if it has not yet, and cannot win. Its crooks stay. */
export function leave(table: CrooksTable, seat: Seat): void {
  const { state } = table;
  state.resigned[seat] = true;
  if (state.passed[seat] === null) pass(table, seat, "resigned");
}

/** Whether only one seat has not resigned. In that case, the match ends at once. */
export function isDecided({ resigned, seatCount }: State): boolean {
  return seatsOf(seatCount).filter((seat) => resigned[seat] === false).length === 1;
}
