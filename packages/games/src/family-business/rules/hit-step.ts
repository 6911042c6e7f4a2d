/** T1: the hits at the start of every turn of a war (5). */
import { isOver, ownerOf } from "../state.ts";
import { bury } from "./burial.ts";
import type { FamilyTable } from "./table.ts";
import { endWarIfListIsEmpty } from "./war.ts";

export function carryOutHits(table: FamilyTable): void {
  const { state } = table;
  if (state.war === null) return;
  const { rate } = state.war; // fixed at the start of the step
  for (let indexInStep = 0; indexInStep < rate; indexInStep++) {
    const [mobster] = state.hitList;
    if (mobster === undefined) return;
    table.emit({ type: "mobster-hit", mobster, seat: ownerOf(state, mobster), indexInStep, rate });
    bury(table, mobster, { cause: "war" });
    if (isOver(state)) return; // also between the hits
    endWarIfListIsEmpty(table);
  }
}
