/** The private settings of a seat: its standing orders (7.9). */
import { ordersSchema } from "@consigliere/engine/order-schema";
import type { Plan } from "@consigliere/engine/plan";
import { planSchema } from "@consigliere/engine/plan-schema";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { MOST_ORDERS, orderKinds } from "./order-kinds.ts";

/** The decisions that may be planned ahead. */
const PLANNED = ["commission-turn", "fence-buy"] as const;

export interface Settings {
  /** In this order; the first order that applies counts. */
  readonly orders: readonly StandingOrder[];
  readonly plan?: Plan;
}

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  orders: ordersSchema(orderKinds, MOST_ORDERS).default([]),
  plan: planSchema(PLANNED).exactOptional(),
});
