/** The end of the game: target money, scoring and places (8). */
import type { Outcome } from "@consigliere/engine/game";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { isPolice } from "../cards.ts";
import type { FinalAccount } from "../events.ts";
import { currentTurn, type EndReason, familyOf, moneyOf, racketsOf, type State } from "../state.ts";
import type { MafiaTable } from "./mafia-table.ts";
import { lapseAll } from "./standing-offers.ts";

/** 8.4: after a trade, a card or an action that is completely resolved. True: the game is over. */
export function checkpoint(table: MafiaTable): boolean {
  const { state } = table;
  const { targetMoney } = state.options;
  if (targetMoney === null || state.ending !== null) return state.ending !== null;
  const seats = seatsOf(state.seatCount).filter((seat) => moneyOf(state, seat) >= targetMoney);
  if (seats.length === 0) return false;
  state.ending = "target";
  table.reveal({ type: "target-reached", seats });
  return true;
}

export function endGame(table: MafiaTable, reason: EndReason): Outcome {
  const { state } = table;
  lapseAll(table);
  delete currentTurn(state).isUnderWay;
  const accounts = accountsOf(state);
  const placements = accounts.map((account) => account.placement);
  const hands = state.families.map((family) => [...family.hand]);
  table.reveal({ type: "game-ended", reason, placements, accounts, hands });
  const stats = accounts.map(({ money, rackets, gangsters, warehouses }) => ({
    money,
    rackets: rackets.length,
    gangsters,
    warehouses,
  }));
  return { reason, placements, stats };
}

/** 8.2, 8.3: what each seat is worth and its place; equal keys share a place. */
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
