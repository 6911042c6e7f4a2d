/** The facts about a match that are known without looking at its table. */
import * as z from "zod";
import { type ClockRules, clockKinds, timeoutPolicies } from "./clock-rules.ts";
import type { HouseRules } from "./house-rules.ts";
import { spectatorDelays } from "./spectator-delays.ts";
import { awayWordSchema, idSchema, portraitSchema, seatSchema, timeSchema } from "./values.ts";

const seatModeSchema = z.enum(["player", "autopilot", "resigned"]);

export const seatViewSchema = z
  .object({
    seat: seatSchema,
    /** `open`: nobody sits there yet. */
    kind: z.enum(["person", "bot", "open"]),
    name: z.string(),
    portrait: portraitSchema.nullable(),
    /** That of the bot which sits there, or plays for its player for now; null: a person plays. */
    level: z.string().nullable(),
    /** The same bot's; absent: it is even-tempered. */
    temperament: z.string().exactOptional(),
    isMe: z.boolean(),
    isHost: z.boolean(),
    /** Would have the match paused. */
    wantsPause: z.boolean(),
    /** No channel leads to this player: no device, and no address at which mail arrives. */
    unreachable: z.literal(true).exactOptional(),
    away: z
      .object({ from: timeSchema, until: timeSchema, word: awayWordSchema.exactOptional() })
      .exactOptional()
      .meta({
        description:
          "A vacation of this player that is on or begins within a day, and their word for it; absent: none, or I do not sit at the table.",
      }),
    /** Somebody else plays it until then. */
    lent: z.object({ to: z.string(), until: timeSchema }).exactOptional(),
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
export const delaySchema = z
  .literal([...spectatorDelays])
  .meta({ description: "The delay for spectators, in minutes." });
export const spectatorsSchema = z
  .object({ delayMinutes: z.int() })
  .meta({ id: "Spectators", description: "The host has given out a link by which anybody may watch." });
const clockRulesSchema = z
  .object({
    kind: z.enum(clockKinds).meta({
      description:
        "`hours`: as the game's options say, for each decision. `bank`: a reserve for the whole match, and so much more for each decision of the turn clock that is not under seal. `none`: no clock runs.",
    }),
    reserveHours: z.int().min(1).max(336),
    bonusHours: z.int().min(1).max(72),
    restsOnWeekends: z.boolean().meta({
      description: "Clocks rest on weekends, as they do in the quiet hours of the player who is asked.",
    }),
    whenOut: z.enum(timeoutPolicies).meta({
      description:
        "What happens when a decision on the turn clock is not made in time: its fallback; a bot until the player is back; or a vote of the others for a bot, and a day later the fallback.",
    }),
  })
  .meta({ id: "ClockRules" }) satisfies z.ZodType<ClockRules>;

/** Agreements beyond the rules of the game: members of every match, invitation and new match. */
export const houseRulesSchema = z
  .object({
    visibility: z.enum(["private", "open"]),
    seatOrder: z.enum(["random", "chosen"]),
    starts: z.enum(["full", "host"]).meta({
      description:
        "It starts when the last seat is taken, or when the host starts it. With seats in a chosen order the host always does.",
    }),
    openAtEnd: z.boolean().meta({
      description:
        "Once it is over, all players of the match may look from every chair. Otherwise nobody ever may.",
    }),
    publicReplay: z.boolean().meta({
      description:
        "Once it is over, any player of the match can give anybody a link to its replay; from every chair, if it is `openAtEnd`.",
    }),
    letters: z.enum(["all", "private", "none"]).meta({
      description:
        "Letters beside the game: to everybody at the table; to one person alone as well; or none. The rules of every game leave talk free.",
    }),
    clock: clockRulesSchema,
  })
  .meta({ id: "HouseRules" }) satisfies z.ZodType<HouseRules>;

/** The values that are mixed into the secret of a match. Fixed at its start. */
const dealingSchema = z
  .object({
    /** The players at the table in the order of joining, which is also the order of mixing. */
    joined: z.array(
      z.object({
        seat: seatSchema,
        hasContributed: z.boolean(),
        /** Hex; null: none. Before the start, readers see only their own. */
        contribution: z.string().nullable(),
        player: z.union([z.literal("person"), z.object({ bot: z.string() })]).meta({
          description:
            "Who sat there at the start: a person, or the bot of a level or `level:temperament`. It stays when somebody else takes the seat.",
        }),
      }),
    ),
    rules: z.string().nullable().meta({
      description: "Version of the rules under which the first cards were dealt; null before.",
    }),
    /** The public beacon whose round is also mixed in; null: the match has none. */
    beacon: z
      .object({
        chain: z.string().meta({ description: "Hash of the drand chain." }),
        /**
         * `announced`: its round will be named at the start; `awaited`: the round is named; afterwards it was mixed in,
         * or did not come.
         */
        state: z.enum(["announced", "awaited", "mixed", "missed"]),
        round: z.int().nullable(),
        /** The time when the round is published. */
        at: timeSchema.nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Dealing" });
export type Dealing = z.infer<typeof dealingSchema>;

/** When the people at a table are awake, without who is who. */
export const wakingHoursSchema = z
  .object({
    people: z.int().meta({ description: "Those who have said where they live." }),
    awake: z
      .array(z.int())
      .length(48)
      .meta({ description: "How many of them are awake in each half hour of a day in UTC." }),
  })
  .meta({ id: "WakingHours" });
export type WakingHours = z.infer<typeof wakingHoursSchema>;

export const matchPublicSchema = z
  .object({
    id: idSchema,
    game: z.string(),
    version: z.string().meta({ description: "The version of the rules in force." }),
    status: matchStatusSchema,
    seats: z.array(seatViewSchema),
    seatCount: z.int(),
    ...houseRulesSchema.shape,
    /** Absent: the host has given out no link for spectators. */
    spectators: spectatorsSchema.exactOptional(),
    /** The time since when all clocks rest, by agreement of the table; null: they run. */
    pausedSince: timeSchema.nullable(),
    options: z.json(),
    /** SHA-256 of the secret, published before anybody contributes. */
    commitment: z.string(),
    dealing: dealingSchema,
    /** It starts when everybody who sits there has contributed. The host may start it earlier. */
    gathers: z.boolean(),
    /** The secret itself, once the match is over. */
    secret: z.string().nullable(),
    createdAt: timeSchema,
    startedAt: timeSchema.nullable(),
    endedAt: timeSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    /** The club that it was opened for, for those at the table; absent: none. */
    club: idSchema.exactOptional(),
    /** Its place in a season of that club, from 1; absent: none. */
    season: z.object({ number: z.int(), round: z.int(), of: z.int() }).exactOptional(),
    rematchOf: idSchema.nullable(),
    nextMatch: idSchema.nullable(),
  })
  .meta({ id: "Match" });
export type MatchPublic = z.infer<typeof matchPublicSchema>;
