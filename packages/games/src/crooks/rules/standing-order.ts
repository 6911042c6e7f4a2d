/** The order that a seat leaves for its next turn, judged when that begins on public facts only (7). */
import { at, type Seat } from "@consigliere/engine/seat";
import { affordable } from "../legal/hiring.ts";
import type { StandingOrder } from "../options.ts";
import { crooksIn, type State } from "../state.ts";
import type { CrooksTable } from "./crooks-table.ts";

type Hire = Extract<StandingOrder, { order: "hire" }>;

/** The order that is carried out now; one that cannot be is dropped, and its seat told why. */
export function judgeOrder(table: CrooksTable, seat: Seat): StandingOrder | null {
  const { state } = table;
  const order = table.settings(seat).standingOrder;
  if (!state.options.standingOrders || order === null || order.turn !== state.turnsTaken[seat]) return null;
  const reason = whyDropped(state, seat, order);
  if (reason === null) return order;
  table.tellSeat(seat, { type: "standing-order-dropped", turn: state.turn, seat, order, reason }, null);
  return null;
}

function whyDropped(state: State, seat: Seat, order: StandingOrder) {
  if (affordable(state, seat).length === 0) return "must-pass";
  return order.order === "pass" ? null : whyNotHired(state, seat, order);
}

function whyNotHired(state: State, seat: Seat, { hideout, maxCost }: Hire) {
  const count = crooksIn(state, hideout).length;
  if (count === 0) return "empty";
  if (count > maxCost) return "too-dear";
  return at(state.money, seat) < count ? "no-money" : null;
}
