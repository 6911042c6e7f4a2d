/** The private settings of a seat: its standing order (7). */
import { ordersSchema } from "@consigliere/engine/order-schema";
import type { Plan } from "@consigliere/engine/plan";
import { planSchema } from "@consigliere/engine/plan-schema";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { orderKinds } from "./order-kinds.ts";

/** The decisions that may be planned ahead. */
const PLANNED = ["turn"] as const;

export interface Settings {
  /** The next turn of the seat without being asked: at most one order of each kind. */
  readonly orders: readonly StandingOrder[];
  readonly plan?: Plan;
}

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  orders: ordersSchema(orderKinds, Object.keys(orderKinds).length).default([]),
  plan: planSchema(PLANNED).exactOptional(),
});
