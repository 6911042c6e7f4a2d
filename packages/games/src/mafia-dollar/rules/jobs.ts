import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "../cards.ts";
import { findGangster } from "../state.ts";
import type { MafiaTable } from "./table.ts";

/** After every job, successful or not, the gangster returns to the hideout. */
export function returnHome(table: MafiaTable, seat: Seat, gangster: GangsterId): void {
  findGangster(table.state, gangster).gangster.zone = "hideout";
  table.emit({ type: "gangster-returned", seat, gangster });
}
