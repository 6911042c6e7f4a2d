/** 5.2 B, S, D: the effects of a captain's business, whichever way it was decided. */
import type { Seat } from "@consigliere/engine/seat";
import { type BuildingId, type GroupNo, gradeOf, planOf, whiskeyPrice } from "../cards.ts";
import { backsIn, lieutenantIn } from "../groups.ts";
import { speakeasyCost } from "../legal/business.ts";
import { buildingOf, captainOf, groupOf, type State } from "../state.ts";
import { raiseNotoriety } from "../town.ts";
import type { MobTable } from "./table.ts";
import { pay } from "./vault.ts";

/** Places the shop token, pays the price and guarantees the notoriety. */
export function buy(table: MobTable, seat: Seat, building: BuildingId): void {
  const { state } = table;
  const captain = captainOf(state, seat);
  const { cost } = planOf(building);
  pay(state, seat, cost);
  captain.shopTokens -= 1;
  buildingOf(state, building).owner = seat;
  raiseNotoriety(state, seat);
  table.emit({ type: "building-bought", seat, building, cost, notoriety: captain.notoriety });
}

/** The price of the captain's whiskey for each further speakeasy, in dollars. */
export function priceOfPouring(state: State, seat: Seat): number {
  const { whiskey } = captainOf(state, seat);
  if (whiskey === null) throw new Error(`seat ${seat} has no whiskey`);
  return whiskeyPrice(gradeOf(whiskey));
}

export function openSpeakeasies(table: MobTable, seat: Seat, buildings: readonly BuildingId[]): void {
  const { state } = table;
  if (buildings.length === 0) return;
  const extraCost = speakeasyCost(buildings.length, priceOfPouring(state, seat));
  pay(state, seat, extraCost);
  for (const building of buildings) buildingOf(state, building).business = "speakeasy";
  table.emit({ type: "speakeasies-opened", seat, buildings: [...buildings], extraCost });
}

export function dispatch(
  table: MobTable,
  seat: Seat,
  { group, building }: { readonly group: GroupNo; readonly building: BuildingId },
): void {
  const { state } = table;
  const cards = groupOf(state, seat, group);
  state.tokens.push({ seat, group, building });
  const faceDown = backsIn(cards);
  const lieutenant = lieutenantIn(cards);
  table.emit({ type: "group-dispatched", seat, group, building, faceDown, lieutenant });
}
