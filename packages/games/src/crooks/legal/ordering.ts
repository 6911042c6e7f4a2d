/** Which standing orders a seat may leave (7). */
import type { Seat } from "@consigliere/engine/seat";
import type { Settings } from "../options.ts";
import { nextOwnTurn, type State } from "../state.ts";

/** One for its next turn, to hire at a hideout in play or to pass; none where the match has no orders. */
export function acceptsSettings(state: State, seat: Seat, { standingOrder: order }: Settings): boolean {
  if (order === null) return true;
  if (!state.options.standingOrders || order.turn !== nextOwnTurn(state, seat)) return false;
  return order.order === "pass" || state.hideouts[order.hideout] !== undefined;
}
