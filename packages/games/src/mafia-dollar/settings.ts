/** The private settings of a seat (7.1, 7.2). */
import { ordersSchema } from "@consigliere/engine/order-schema";
import type { Plan } from "@consigliere/engine/plan";
import { planSchema } from "@consigliere/engine/plan-schema";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { isTrade, MOST_TRADE_ORDERS, orderKinds, PLAIN_KINDS } from "./order-kinds.ts";

/** The decisions that may be planned ahead. */
const PLANNED = ["draw", "play", "action"] as const;

export interface Settings {
  /** In this order; the first order that applies counts. */
  readonly orders: readonly StandingOrder[];
  readonly plan?: Plan;
}

const ordersOfSeat = ordersSchema(orderKinds, MOST_TRADE_ORDERS + PLAIN_KINDS.length).refine(
  (orders) => orders.filter(isTrade).length <= MOST_TRADE_ORDERS,
  { error: "too many trade orders" },
);

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  orders: ordersOfSeat.default([]),
  plan: planSchema(PLANNED).exactOptional(),
});
