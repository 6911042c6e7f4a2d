/** The private settings of a seat (7.2). */
import { ordersSchema } from "@consigliere/engine/order-schema";
import { planSchema } from "@consigliere/engine/plan-schema";
import * as z from "zod";
import { INTERESTS } from "./cards/interests.ts";
import { MOST_ORDERS, orderKinds } from "./order-kinds.ts";

/** The rule of a sheet of orders or a standing order for grenades in a fight (7.4). */
export const GRENADE_POLICIES = ["two-or-more", "asap", "hold"] as const;
export type GrenadePolicy = (typeof GRENADE_POLICIES)[number];

/** The decisions that may be planned ahead. */
const PLANNED = ["bid", "buy", "business", "business-plan"] as const;

export const settingsSchema = z.strictObject({
  /** Orders with conditions. Settings for a whole topic are below. */
  orders: ordersSchema(orderKinds, MOST_ORDERS).optional(),
  /** The bid when time runs out, token 1 first; null: the usual one. */
  bid: z
    .array(z.enum(INTERESTS))
    .length(INTERESTS.length)
    .refine((bid) => new Set(bid).size === bid.length, { error: "repeated interest" })
    .nullable()
    .default(null),
  hire: z.enum(["ask", "none", "auto"]).default("ask"),
  whiskey: z.enum(["ask", "best", "cheapest", "none"]).default("ask"),
  bomb: z.enum(["ask", "never", "big-speakeasies"]).default("ask"),
  arm: z.enum(["ask", "auto"]).default("ask"),
  fight: z.enum(["ask", "auto"]).default("ask"),
  /** The captain whose people are shot at first; null: no captain in particular. */
  focus: z.int().min(0).max(5).nullable().default(null),
  grenade: z.enum(GRENADE_POLICIES).default("two-or-more"),
  capture: z.enum(["ask", "take", "refuse"]).default("ask"),
  loot: z.enum(["ask", "all", "none"]).default("ask"),
  moll: z.enum(["ask", "auto", "always", "own-only", "never"]).default("ask"),
  plan: planSchema(PLANNED).exactOptional(),
});

export type Settings = z.infer<typeof settingsSchema>;
