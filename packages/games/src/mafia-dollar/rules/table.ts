import type { Seat } from "@consigliere/engine/seat";
import type { Asking, Table } from "@consigliere/engine/table";
import type { MafiaDollarEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table at which Mafia Dollar is played. */
export type MafiaTable = Table<State, MafiaDollarEvent, Settings>;

/**
 * A decision of the active seat. Once it has run out of time, its other decisions of the turn are taken by default
 * (10.4).
 */
export function ofActiveSeat<T>(
  table: MafiaTable,
  seat: Seat,
  asking: Asking<T> & Required<Pick<Asking<T>, "fallback">>,
): Asking<T> {
  return { ...asking, standing: () => (table.hasMissed(seat) ? asking.fallback : null) };
}
