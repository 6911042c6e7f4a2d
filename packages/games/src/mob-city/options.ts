/** Match options (spec 9). */
import * as z from "zod";
import { paceOptions } from "../pace.ts";
// Not from `cards.ts`: code that lists the games would then load all cards.
import { BLOCK_IDS } from "./cards/blocks.ts";

/** Defaults reproduce the published game. */
export const optionsSchema = z.strictObject({
  /** Tiles on the map. A number below that of captains counts as one tile for each captain. */
  blocks: z.literal(["captains", 2, 3, 4, 5, 6, 7, 8]).default("captains"),
  /** The tiles to play with, placed at random. Others are drawn if these are too few. */
  tiles: z
    .array(z.enum(BLOCK_IDS as [(typeof BLOCK_IDS)[number]]))
    .max(BLOCK_IDS.length)
    .default([]),
  /** The holder of the Don's Grace on the first day. A seat that is not at the table counts as `random`. */
  firstGrace: z.literal(["random", 0, 1, 2, 3, 4, 5]).default("random"),
  /** Gunfights decision by decision, or by sheets of orders that are sealed beforehand (7.3). */
  gunfights: z.enum(["manual", "orders"]).default("manual"),
  /** Whiskey one captain after another, or by lists that are sealed with the bids (7.3). */
  whiskeyDraft: z.enum(["in-turn", "ranked"]).default("in-turn"),
  /** Enforcers one captain after another unseen, or by sealed wishes from an open pool (7.3). */
  enforcerDraft: z.enum(["in-turn", "open-ranked"]).default("in-turn"),
  /** Daily business one captain after another, or by plans that all seal at once (7.3). */
  business: z.enum(["in-turn", "sealed"]).default("in-turn"),
  /**
   * Whether captains are asked what hardly ever matters, or it goes the usual way: the group of the first Soldier, and a
   * sheet of orders on which there would be nothing but Molls.
   */
  smallMatters: z.enum(["asked", "usual"]).default("asked"),
  /** Whether the tip and the police may be declined. */
  declineInterests: z.boolean().default(false),
  /** Whether captains may leave wages unpaid although they have the cash. */
  voluntaryLayoff: z.boolean().default(false),
  /** Whether the cash of others is shown before the end. */
  cashVisibility: z.enum(["open", "hidden"]).default("open"),
  /** The buildings at which a Moll doubles the income: any open one, or only speakeasies. */
  mollScope: z.enum(["any", "speakeasy"]).default("any"),
  /** The number of days before the Don can die. */
  nightLength: z.enum(["full", "short"]).default("full"),
  // Bids, hires, business and sheets are on the turn clock, everything else is on the window clock.
  ...paceOptions(3),
});

export type Options = z.infer<typeof optionsSchema>;
