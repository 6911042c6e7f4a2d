/** Orders that are dropped when their turn begins (7). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { affordable, type TurnMove } from "../legal/hiring.ts";
import { toldOrder } from "../told-order.ts";
import type { TurnAsking } from "./deciding.ts";
import type { CrooksTable } from "./table.ts";

/** Drops an order for this turn if none of its answers can be given, and tells its seat the reason for each. */
export function tellOfDroppedOrder(table: CrooksTable, asking: TurnAsking<TurnMove>): void {
  const { turn, active: seat, options, turnsTaken } = table.state;
  const order = table
    .settings(seat)
    .orders.find(({ kind, when }) => kind === "turn" && when["turn"] === turnsTaken[seat]);
  if (!options.standingOrders || order === undefined) return;
  const tell = (answer: AnswerValue | undefined, reason: ReturnType<typeof reasonOf> | "must-pass") => {
    const told = {
      type: "standing-order-dropped",
      turn,
      seat,
      order: toldOrder(order, answer),
      reason,
    } as const;
    table.emitTo(seat, told, null);
  };
  if (affordable(table.state, seat).length === 0) {
    tell(order.answers[0], "must-pass");
    return;
  }
  const { decided, dropped } = table.judgeOrders(seat, asking);
  if (decided !== null) return;
  for (const { answer, obstacle } of dropped) tell(answer, reasonOf(obstacle));
}

function reasonOf(obstacle: string) {
  if (obstacle === "price") return "too-dear";
  return obstacle === "no-money" ? "no-money" : "empty";
}
