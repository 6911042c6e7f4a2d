/** Match options (spec 9). */
import * as z from "zod";
import { paceOptions } from "../pace.ts";
import { SET_IDS } from "./cards/sets.ts";

/** Defaults reproduce the rulebook. */
export const optionsSchema = z.strictObject({
  /** Whether promises are enforced (7.8). */
  bindingDeals: z.boolean().default(false),
  /** Whether the first board is dealt without the rule of types (4). */
  randomSetup: z.boolean().default(false),
  /** Sets of 18 that are shuffled into the gangster deck (2.5). */
  expansions: z.array(z.enum(SET_IDS)).max(SET_IDS.length).default([]),
  /** The first holder of the ring. A seat that is not at the table counts as `random` (R5). */
  firstRing: z.literal(["random", 0, 1, 2, 3, 4]).default("random"),
  /** The first markers: one by one in three laps, three at a time, or sealed and all at once (4.10). */
  setupPlacement: z.enum(["laps", "triple", "sealed"]).default("laps"),
  /** One card per turn of the Commission, or up to two. */
  commissionPace: z.enum(["single", "double"]).default("single"),
  /** Cards bought one seat after another, or by all at once (5.4). */
  fenceBuy: z.enum(["in-turn", "sealed"]).default("in-turn"),
  /**
   * The Feds’ call and the jailbreak one after another, or on one sheet before the Feds come: whoever they take is freed
   * by it, or the card is kept (5.5).
   */
  fedsCall: z.enum(["twice", "once"]).default("twice"),
  /** Any-time cards in the Crew: armed in advance, or asked before every chair (7.2). */
  crewWindows: z.enum(["armed", "every-action"]).default("armed"),
  /** One window for all rerolls of a die, or a new one after each (7.6). */
  rerolls: z.enum(["policy", "repeat"]).default("policy"),
  /** Ties are decided when they come up, or by one order for the round (7.3). */
  ties: z.enum(["ask", "per-round"]).default("ask"),
  /** The deeds before which the other seats may plead (7.5). */
  pleas: z.enum(["off", "whack", "whack-move"]).default("whack"),
  /** The number of whacks that may be announced and called off in one gangster's turn (5.3). */
  whackLimit: z.literal(["none", 2]).default("none"),
  /** Whether deals other than tributes are possible (7.8). */
  negotiation: z.boolean().default(true),
  /** Whether every Commission begins with a round of sealed offers (7.8). */
  sitDown: z.boolean().default(false),
  rounds: z.literal([3, 4, 5]).default(5),
  /** The highest single ante, in dollars. */
  anteCap: z.literal(["none", 10, 20]).default("none"),
  // Windows, ties, permissions and answers to offers are on the window clock.
  ...paceOptions(3),
});

export type Options = z.infer<typeof optionsSchema>;
