/** Match options (spec 9) and the private settings of a seat (6.0.4, 7.5). */
import * as z from "zod";
import { paceOptions } from "../pace.ts";
import { ACTION_KINDS, COUNTER_KINDS } from "./cards.ts";
import { FULL_MOB } from "./mobs.ts";

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

const seat = z.int().min(0).max(5);

export const standingOrderSchema = z.strictObject({
  trigger: z.enum(["contract-on-me", "contract-on-other", "lam", "vendetta"]),
  /** Only against these kinds; absent: all kinds of the trigger. */
  kinds: z.array(z.enum(ACTION_KINDS)).max(ACTION_KINDS.length).optional(),
  /** Only when one of these seats is active. */
  fromSeats: z.array(seat).max(6).optional(),
  /** Only when one of these seats owns the first target (Vendetta: any mobster of the sequence). */
  forSeats: z.array(seat).max(6).optional(),
  onlyDuringWar: z.boolean().optional(),
  response: z.union([
    z.enum(["ask", "pass"]),
    z.strictObject({
      /** In order of preference. */
      use: z.array(z.enum(COUNTER_KINDS)).min(1).max(COUNTER_KINDS.length),
      /** Mob Power against a Double Contract: the attacker's mobster is listed first. Default: yes. */
      attackerFirst: z.boolean().optional(),
      /** When none of `use` is admitted and in hand. */
      otherwise: z.enum(["ask", "pass"]),
    }),
  ]),
});

export type StandingOrder = z.infer<typeof standingOrderSchema>;

export const settingsSchema = z.strictObject({
  /** Evaluated in this order when a window opens; the first that matches answers. */
  standingOrders: z.array(standingOrderSchema).max(40).default([]),
  /** All numbers of one's own mob, first to go first; empty: highest first. */
  sacrificeOrder: z
    .array(z.int().min(1).max(FULL_MOB))
    .max(FULL_MOB)
    .refine((numbers) => new Set(numbers).size === numbers.length, { error: "repeated number" })
    .default([]),
});

export type Settings = z.infer<typeof settingsSchema>;
