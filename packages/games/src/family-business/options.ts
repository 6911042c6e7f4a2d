/** Match options (spec 9). */
import * as z from "zod";
import { paceOptions } from "../pace.ts";

/** Defaults reproduce the published game. */
export const optionsSchema = z.strictObject({
  /** How seats get their mobs: players name their favourites, or the dealer deals. */
  mobAssignment: z.enum(["preference", "random"]).default("preference"),
  /**
   * The seat that takes the first turn: drawn at random, or given. A seat that is not at the table counts as `random`.
   */
  firstDealer: z.literal(["random", 0, 1, 2, 3, 4, 5]).default("random"),
  /** Mobsters per mob. Fewer make a shorter match. */
  mobSize: z.literal([9, 7, 5]).default(9),
  /** The seats that may counter a contract. */
  counterScope: z.enum(["anyone", "target-only"]).default("anyone"),
  /** The seat whose counter counts when several seats answer a contract. */
  counterPriority: z.enum(["clockwise", "target-first"]).default("clockwise"),
  /** Whether seats that a contract is not aimed at pass, unless a standing order of theirs says otherwise. */
  counterAutoPass: z.boolean().default(false),
  /** Whether Mob War may also be played during a double-rate war, to slow it down. */
  mobWarRestarts: z.boolean().default(false),
  /** Turns in a row without a burial after which the match ends as a stalemate. */
  stallLimit: z.int().min(60).max(1000).default(150),
  // A counter window is on the window clock.
  ...paceOptions(3),
});

export type Options = z.infer<typeof optionsSchema>;
