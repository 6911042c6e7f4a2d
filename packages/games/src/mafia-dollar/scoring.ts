import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { isPolice } from "./cards.ts";
import type { FinalAccount } from "./events.ts";
import { familyOf, moneyOf, racketsOf, type State } from "./state.ts";

/** 8.2, 8.3: the worth of each seat and its place. Equal keys share a place. */
export function accountsOf(state: State): FinalAccount[] {
  const keys = seatsOf(state.seatCount).map((seat) => rankingKeys(state, seat));
  return seatsOf(state.seatCount).map((seat) => {
    const { hand, gangsters, warehouses } = familyOf(state, seat);
    return {
      seat,
      rackets: racketsOf(state, seat),
      gangsters: gangsters.length,
      warehouses: warehouses.length,
      police: hand.filter(isPolice),
      money: moneyOf(state, seat),
      placement: 1 + keys.filter((other) => isBetter(other, at(keys, seat))).length,
    };
  });
}

/** Money, then gangsters, then warehouses. */
function rankingKeys(state: State, seat: Seat): number[] {
  const { gangsters, warehouses } = familyOf(state, seat);
  return [moneyOf(state, seat), gangsters.length, warehouses.length];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((key, i) => key !== other[i]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
}
