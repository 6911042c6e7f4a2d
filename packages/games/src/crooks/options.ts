/** Match options (spec 9). */
import * as z from "zod";
import { paceOptions } from "../pace.ts";

/** Defaults reproduce the published game, or are neutral where its rules say nothing. */
export const optionsSchema = z.strictObject({
  /** The seat that begins: drawn, the first seat, or `previousLast`. */
  startSeat: z.enum(["random", "seat-0", "previous-last"]).default("random"),
  /**
   * The seat of the player ranked last in the match before, for `startSeat: "previous-last"`. The person who opens the
   * match fills it in. Nobody, or a seat that is not at the table: drawn.
   */
  previousLast: z.literal(["nobody", 0, 1, 2, 3]).default("nobody"),
  /** The lowest value of a target after all modifiers (8.1). */
  targetFloor: z.literal([0, 1]).default(0),
  /** Whether an Accomplice may join any own stack, or only a single crook. */
  accompliceStack: z.enum(["any", "pair"]).default("any"),
  /** Whether face-down crooks are shown to all when a Killer removes them. */
  revealRemoved: z.boolean().default(false),
  /** Whether the table remembers for each seat what the seat has seen (6.8). */
  casebook: z.boolean().default(true),
  /** Whether every hidden card is shown to all after the scoring. */
  archiveAtEnd: z.boolean().default(true),
  /** Whether seats may set a standing order for their next turn (7). */
  standingOrders: z.boolean().default(true),
  /** The effect of a missed turn: a stand-in plays it, or the seat passes for good (5.6). */
  timeoutPolicy: z.enum(["stand-in", "pass"]).default("stand-in"),
  /** Turns in a row that the stand-in plays before a missed turn makes the seat pass. */
  standInLimit: z.int().min(0).max(5).default(2),
  // Each further decision of the same turn is on the window clock. The stand-in plays a missed turn.
  ...paceOptions(0),
});

export type Options = z.infer<typeof optionsSchema>;
