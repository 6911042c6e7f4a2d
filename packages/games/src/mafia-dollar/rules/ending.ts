/** The end of the game: target money, and the final events (8). */
import type { Outcome } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { accountsOf } from "../scoring.ts";
import { currentTurn, type EndReason, moneyOf } from "../state.ts";
import { lapseAll } from "./standing-offers.ts";
import type { MafiaTable } from "./table.ts";

/** 8.4: after every completed trade, card or action. True: the game is over. */
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
