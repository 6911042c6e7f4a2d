/** Mob wars: how they start, change and end (5, `startWar` and `warCheck`; ). */
import type { Seat } from "@consigliere/engine/seat";
import type { ActionKind } from "../cards.ts";
import { areLastSix, type HitRate, isListFull, type State } from "../state.ts";
import type { FamilyTable } from "./table.ts";

/** A card starts a war, or sets the rate of the war that is on. Nothing happens while the list is empty. */
export function startWar(table: FamilyTable, rate: HitRate, card: { kind: ActionKind; bySeat: Seat }): void {
  const { state } = table;
  if (state.hitList.length === 0) return;
  if (state.war !== null) {
    setRate(table, rate, card.kind);
    return;
  }
  state.war = { rate };
  table.emit({ type: "war-started", cause: "card", rate, bySeat: card.bySeat });
}

/** T6: the automatic war. */
export function maybeStartWar(table: FamilyTable): void {
  const { state } = table;
  if (state.war !== null || state.hitList.length === 0 || mayRest(state)) return;
  state.war = { rate: 1 };
  table.emit({ type: "war-started", cause: isListFull(state) ? "list-full" : "last-six", rate: 1 });
}

/** Truce, judged at the moment when it is played (6.3). */
export function callTruce(table: FamilyTable): void {
  const { state } = table;
  if (!mayRest(state)) {
    setRate(table, 1, "truce");
    return;
  }
  state.war = null;
  table.emit({ type: "war-ended", cause: "truce" });
}

/** Judged after a hit or after a whole card, never in the middle of one. */
export function endWarIfListIsEmpty(table: FamilyTable): void {
  const { state } = table;
  if (state.war === null || state.hitList.length > 0) return;
  state.war = null;
  table.emit({ type: "war-ended", cause: "list-empty" });
}

/** Whether mobsters may be on the list without a war. */
function mayRest(state: State): boolean {
  return !isListFull(state) && !areLastSix(state);
}

function setRate(table: FamilyTable, to: HitRate, cause: ActionKind): void {
  const { war } = table.state;
  if (war === null || war.rate === to) return;
  const from = war.rate;
  war.rate = to;
  table.emit({ type: "war-rate-changed", from, to, cause });
}
