/** The private settings of a seat (6.0.4, 7.5). */
import { ordersSchema } from "@consigliere/engine/order-schema";
import type { Plan } from "@consigliere/engine/plan";
import { planSchema } from "@consigliere/engine/plan-schema";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { FULL_MOB } from "./mobs.ts";
import { MOST_ORDERS, orderKinds } from "./order-kinds.ts";

/**
 * All numbers of one's own mob, first to go first; empty: highest first. This is no standing order, because nobody is
 * asked.
 */
const sacrificeOrder = z
  .array(z.int().min(1).max(FULL_MOB))
  .max(FULL_MOB)
  .refine((numbers) => new Set(numbers).size === numbers.length, { error: "repeated number" })
  .default([]);

/** The decisions that may be planned ahead. */
const PLANNED = ["play-or-discard"] as const;

export interface Settings {
  /** Checked in this order when a window opens. */
  readonly orders: readonly StandingOrder[];
  readonly sacrificeOrder: readonly number[];
  readonly plan?: Plan;
}

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  orders: ordersSchema(orderKinds, MOST_ORDERS).default([]),
  sacrificeOrder,
  plan: planSchema(PLANNED).exactOptional(),
});
