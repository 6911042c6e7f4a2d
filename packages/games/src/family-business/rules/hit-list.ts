/** How mobsters get on the hit list and off it (5, `list` and `free`; 6.0.3, 6.0.4, 6.0.6). */
import type { Seat } from "@consigliere/engine/seat";
import type { ActionKind } from "../cards.ts";
import { type MobsterId, mobNumbers, numberOf } from "../mobs.ts";
import { homeOf, ownerOf, statusOf } from "../state.ts";
import type { FamilyTable } from "./table.ts";

interface Listing {
  readonly cause: ActionKind;
  /** Next to the wall instead of at the end. */
  readonly atWall?: boolean;
  /** Mob Power turned the card around. */
  readonly reversed?: boolean;
}

export function putOnHitList(table: FamilyTable, mobster: MobsterId, listing: Listing): void {
  const { state } = table;
  if (statusOf(state, mobster) !== "home") throw new Error(`${mobster} is not at home`); // 6.0.3
  const index = listing.atWall === true ? 0 : state.hitList.length;
  state.hitList.splice(index, 0, mobster);
  table.emit({
    type: "mobster-listed",
    mobster,
    seat: ownerOf(state, mobster),
    index,
    cause: listing.cause,
    reversed: listing.reversed === true,
  });
}

export function free(table: FamilyTable, mobster: MobsterId, cause: ActionKind): void {
  const { state } = table;
  state.hitList = state.hitList.filter((listed) => listed !== mobster);
  table.emit({ type: "mobster-freed", mobster, seat: ownerOf(state, mobster), cause });
}

/** 6.0.4: the first mobster at home in the seat's sacrifice order; null when nobody is at home. */
export function firstToSacrifice(table: FamilyTable, seat: Seat): MobsterId | null {
  const { state } = table;
  const order = completeOrder(table.settings(seat).sacrificeOrder, state.options.mobSize);
  const home = homeOf(state, seat);
  const inOrder = order.map((number) => home.find((mobster) => numberOf(mobster) === number));
  return inOrder.find((mobster) => mobster !== undefined) ?? null;
}

/** The chosen numbers, then the missing ones, highest first. */
function completeOrder(wished: readonly number[], mobSize: number): number[] {
  return [...wished, ...mobNumbers(mobSize).reverse()];
}
