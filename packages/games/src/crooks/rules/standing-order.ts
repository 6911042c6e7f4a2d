/** Orders that are dropped when their turn begins (7). */
import { affordable, type TurnMove } from "../legal/hiring.ts";
import { toldOrder } from "../told-order.ts";
import type { TurnAsking } from "./deciding.ts";
import type { CrooksTable } from "./table.ts";

/** Drops an order for this turn if it cannot be carried out, and tells its seat the reason. */
export function tellOfDroppedOrder(table: CrooksTable, asking: TurnAsking<TurnMove>): void {
  const { turn, active: seat, options, turnsTaken } = table.state;
  const order = table.settings(seat).orders.find(({ when }) => when["turn"] === turnsTaken[seat]);
  if (!options.standingOrders || order === undefined) return;
  const [dropped] = table.judgeOrders(seat, asking).dropped;
  const reason =
    affordable(table.state, seat).length === 0 ? "must-pass" : dropped && reasonOf(dropped.obstacle);
  if (reason === undefined) return;
  const told = { type: "standing-order-dropped", turn, seat, order: toldOrder(order), reason } as const;
  table.tellSeat(seat, told, null);
}

function reasonOf(obstacle: string) {
  if (obstacle === "price") return "too-dear";
  return obstacle === "no-money" ? "no-money" : "empty";
}
