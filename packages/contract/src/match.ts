/** What may be known about a match without looking at its table. */
import * as z from "zod";
import { idSchema, portraitSchema, seatSchema, timeSchema } from "./values.ts";

export const seatModeSchema = z.enum(["player", "autopilot", "resigned"]);

export const seatViewSchema = z
  .object({
    seat: seatSchema,
    /** `open`: nobody sits there yet. */
    kind: z.enum(["person", "bot", "open"]),
    name: z.string(),
    portrait: portraitSchema.nullable(),
    /** The bot's level. */
    level: z.string().nullable(),
    isMe: z.boolean(),
    isHost: z.boolean(),
    /** `autopilot` and `resigned`: a bot answers for this player. */
    mode: seatModeSchema,
  })
  .meta({ id: "SeatView" });
export type SeatView = z.infer<typeof seatViewSchema>;

export const outcomeSchema = z
  .object({
    reason: z.string(),
    placements: z.array(z.int()),
    stats: z.array(z.record(z.string(), z.number())).exactOptional(),
  })
  .meta({ id: "Outcome" });

export const matchStatusSchema = z.enum(["lobby", "playing", "over", "cancelled"]);
export const visibilitySchema = z.enum(["private", "open"]);
export const seatOrderSchema = z.enum(["random", "chosen"]);

export const matchPublicSchema = z
  .object({
    id: idSchema,
    game: z.string(),
    version: z.string().meta({ description: "The version of the rules in force." }),
    status: matchStatusSchema,
    seats: z.array(seatViewSchema),
    seatCount: z.int(),
    visibility: visibilitySchema,
    seatOrder: seatOrderSchema,
    options: z.json(),
    /** SHA-256 of the secret, published before the first card is dealt. */
    commitment: z.string(),
    /** What the players mixed in, in the order of mixing; fixed at the start. */
    contributions: z.array(z.string()),
    /** The secret itself, once the match is over. */
    secret: z.string().nullable(),
    createdAt: timeSchema,
    startedAt: timeSchema.nullable(),
    endedAt: timeSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    rematchOf: idSchema.nullable(),
    nextMatch: idSchema.nullable(),
  })
  .meta({ id: "Match" });
export type MatchPublic = z.infer<typeof matchPublicSchema>;
