/** Action 1: paying, looking, keeping (5). */
import { at, type Seat } from "@consigliere/engine/seat";
import { type CrookId, type HideoutId, inTableOrder } from "../cards.ts";
import { searchResult } from "../legal/hiring.ts";
import { crooksIn } from "../state.ts";
import type { CrooksTable } from "./table.ts";

/** Money goes to the bank (a negative amount comes from it). */
export function payBank({ state }: CrooksTable, seat: Seat, amount: number): void {
  state.money[seat] = at(state.money, seat) - amount;
  state.bank += amount;
}

/** Pays one dollar for each crook there and shows them all to the seat. Returns the price. */
export function search(table: CrooksTable, seat: Seat, hideout: HideoutId): number {
  const { state } = table;
  const cost = crooksIn(state, hideout).length;
  payBank(table, seat, cost);
  table.emit({ type: "hire-paid", seat, hideout, cost, money: at(state.money, seat) });
  lookInto(table, seat, hideout, "hire");
  const searched = { type: "hideout-searched", seat, hideout } as const;
  const found = searchResult(state, seat, hideout);
  table.emitTo(seat, state.options.casebook ? { ...searched, found } : searched, null);
  return cost;
}

/** Enters the crooks there in the seat's casebook. */
export function lookInto(table: CrooksTable, seat: Seat, hideout: HideoutId, by: "hire" | "spy"): CrookId[] {
  const { state } = table;
  const crooks = inTableOrder(crooksIn(state, hideout));
  at(state.looks, seat).push({ turn: state.turn, by, hideout, crooks });
  return crooks;
}

/** The chosen crook leaves the hideout. Only its seat knows which crook it is. */
export function keep(table: CrooksTable, seat: Seat, hired: { hideout: HideoutId; crook: CrookId }): void {
  const { state } = table;
  const { hideout, crook } = hired;
  const left = crooksIn(state, hideout).filter((other) => other !== crook);
  state.hideouts[hideout] = left;
  state.hand = { seat, crook, from: hideout };
  const kept = { type: "crook-kept", seat, hideout, count: left.length } as const;
  table.emitTo(seat, { ...kept, crook }, kept);
}
