/** Match options (spec 9) and the private settings of a seat (6.0.4, 7.5). */
import { ordersSchema } from "@consigliere/engine/order-schema";
import type { Plan } from "@consigliere/engine/plan";
import { planSchema } from "@consigliere/engine/plan-schema";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { paceOptions } from "../pace.ts";
import { FULL_MOB } from "./mobs.ts";
import { fromOldOrder, oldOrderSchema } from "./old-orders.ts";
import { orderKinds } from "./order-kinds.ts";

/** Defaults reproduce the published game. */
export const optionsSchema = z.strictObject({
  /** How seats get their mobs: everybody names favourites, or the dealer deals. */
  mobAssignment: z.enum(["preference", "random"]).default("preference"),
  /** Who takes the first turn: drawn, or a seat. A seat that is not at the table counts as `random`. */
  firstDealer: z.literal(["random", 0, 1, 2, 3, 4, 5]).default("random"),
  /** Mobsters per mob. Fewer make a shorter match. */
  mobSize: z.literal([9, 7, 5]).default(9),
  /** Who may counter a contract. */
  counterScope: z.enum(["anyone", "target-only"]).default("anyone"),
  /** Whose counter counts when several answer a contract. */
  counterPriority: z.enum(["clockwise", "target-first"]).default("clockwise"),
  /** Whether seats that a contract does not aim at pass unless a standing order of theirs says otherwise. */
  counterAutoPass: z.boolean().default(false),
  /** Whether Mob War may also be played during a double-rate war, to slow it down. */
  mobWarRestarts: z.boolean().default(false),
  /** Turns in a row without a burial after which the match ends as a stalemate. */
  stallLimit: z.int().min(60).max(1000).default(150),
  // A counter window is on the window clock.
  ...paceOptions(3),
});

export type Options = z.infer<typeof optionsSchema>;

const MOST_ORDERS = 40;

/** All numbers of one's own mob, first to go first; empty: highest first. Nobody is asked, so it is no order. */
const sacrificeOrder = z
  .array(z.int().min(1).max(FULL_MOB))
  .max(FULL_MOB)
  .refine((numbers) => new Set(numbers).size === numbers.length, { error: "repeated number" })
  .default([]);

/** The decisions that may be planned ahead. */
const PLANNED = ["play-or-discard"] as const;

export interface Settings {
  /** Gone through in this order when a window opens. */
  readonly orders: readonly StandingOrder[];
  readonly sacrificeOrder: readonly number[];
  readonly plan?: Plan;
}

export const settingsSchema: z.ZodType<Settings> = z.union([
  z.strictObject({
    orders: ordersSchema(orderKinds, MOST_ORDERS).default([]),
    sacrificeOrder,
    plan: planSchema(PLANNED).exactOptional(),
  }),
  z
    .strictObject({ standingOrders: z.array(oldOrderSchema).max(MOST_ORDERS), sacrificeOrder })
    .transform(({ standingOrders, ...rest }) => ({ orders: standingOrders.flatMap(fromOldOrder), ...rest })),
]);
