/** The facts that a seat's standing order looks at, and the orders that a seat may set (7). */
import type { Occasion } from "@consigliere/engine/prompt";
import { at, type Seat } from "@consigliere/engine/seat";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import { optionId } from "./option-ids.ts";
import { orderKinds } from "./order-kinds.ts";
import type { Settings } from "./settings.ts";
import { crooksIn, hideoutsInPlay, nextOwnTurn, type State } from "./state.ts";

/**
 * A seat may set one order for its next turn: to hire at a hideout in play, or to pass. It may set none in a match
 * without orders.
 */
export function acceptsSettings(state: State, seat: Seat, settings: Settings): boolean {
  const answers = ["pass", ...hideoutsInPlay(state).map((hideout) => optionId("hire", hideout))];
  if (!state.options.standingOrders) return settings.orders.length === 0 && settings.plan === undefined;
  return settings.orders.every(
    (order) =>
      order.when["turn"] === nextOwnTurn(state, seat) &&
      order.answers.every((answer) => answers.includes(String(answer))),
  );
}

export const orders: OrderBook<State> = { kinds: orderKinds, facts };

function facts(state: State, { seat }: Occasion): Facts {
  if (!state.options.standingOrders) return {};
  const prices = hideoutsInPlay(state).map((hideout) => [
    optionId("hire", hideout),
    crooksIn(state, hideout).length,
  ]);
  return { turn: at(state.turnsTaken, seat), price: Object.fromEntries(prices) };
}
