/** The fact that a seat's standing orders look at: the price of a favour, which everybody sees. */
import type { Occasion } from "@consigliere/engine/prompt";
import type { Facts, OrderBook } from "@consigliere/engine/standing-orders";
import { COSTS, orderKinds, recommendedOrders } from "./order-kinds.ts";
import type { State } from "./state.ts";

export const orders: OrderBook<State> = { kinds: orderKinds, recommended: recommendedOrders, facts };

function facts(_: State, { topic, about }: Occasion): Facts {
  if (topic !== "event-take" && topic !== "police-take") return {};
  const { cost } = about as { readonly cost: number };
  const costs: readonly number[] = topic === "event-take" ? COSTS.tip : COSTS.police;
  return { cost: costs.filter((most) => cost <= most).map(String) };
}
