/** Match options (spec 9). */
import * as z from "zod";
import { paceOptions } from "../pace.ts";

/** Defaults reproduce the published game. */
export const optionsSchema = z.strictObject({
  /** Handing an item over as a gangster action (6.9). */
  itemHandover: z.boolean().default(false),
  /** The match also ends when the money of any seat reaches this many dollars (8.4). */
  targetMoney: z.int().min(50_000).max(1_000_000).multipleOf(5_000).nullable().default(null),
  /** The seat that takes the first turn. A seat that is not at the table counts as `random`. */
  startSeat: z.literal(["random", 0, 1, 2, 3, 4, 5]).default("random"),
  /** The place of rackets lost to the police: out of the match, or back on their piles (R31). */
  policeRackets: z.enum(["discard", "street"]).default("discard"),
  /** Free offers, one sealed market a turn, or no trading (7.2 to 7.4). */
  tradeMode: z.enum(["free", "market", "off"]).default("free"),
  /** Whether police cards may be traded. */
  tradePolice: z.boolean().default(true),
  /** Whether everybody sees the rackets under warehouses. */
  openBooks: z.boolean().default(false),
  /** The number of cards that are boxed unseen from the top of the draw pile after setup. */
  trimDeck: z.literal([0, 10, 20, 30, 40, 50, 60]).default(0),
  /** Whether the card of the turn is drawn automatically. */
  autoDraw: z.boolean().default(false),
  /** Whether a turn without further possible orders ends by itself (R62). */
  autoEndTurn: z.boolean().default(false),
  // Sealed windows are on the window clock: a card passed to the left, a gift, a bid.
  ...paceOptions(3),
});

export type Options = z.infer<typeof optionsSchema>;
