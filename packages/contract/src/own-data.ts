/** Everything that the service keeps about me, for me to download. */
import * as z from "zod";
import { accessTokenSchema } from "./access-tokens.ts";
import { profileSchema, reachedSchema } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { matchStatusSchema } from "./match.ts";
import { loggedEventSchema, matchViewSchema } from "./play.ts";
import { idSchema, localeSchema, seatSchema, timeSchema } from "./values.ts";

const ownMatchSchema = z
  .object({
    matchId: idSchema,
    game: z.string(),
    status: matchStatusSchema,
    told: z
      .object({ muted: z.boolean(), onlyBy: z.string().nullable(), mention: z.string().nullable() })
      .meta({ description: "My settings for messages about the match." }),
    seen: z
      .object({ events: z.int(), at: timeSchema.nullable() })
      .meta({ description: "The events that I have looked at, and when." }),
    notes: z.string().meta({ description: "My own notes." }),
    notesPublished: z.boolean().meta({ description: "Whether I have published them after the end." }),
    letters: z
      .array(
        z.object({
          at: timeSchema,
          seat: seatSchema,
          to: seatSchema.nullable().meta({ description: "The only receiver; null: everybody." }),
          text: z.string(),
          hidden: z.enum(["writer", "host"]).nullable(),
        }),
      )
      .meta({ description: "My letters to the others." }),
    entered: z
      .array(z.object({ at: timeSchema, input: z.json() }))
      .meta({ description: "My answers, orders and other inputs, in order." }),
    log: z.array(loggedEventSchema).meta({ description: "The events that I was told." }),
    view: matchViewSchema
      .pick({ match: true, viewer: true, isHost: true, corrections: true, table: true })
      .nullable()
      .meta({ description: "The match as I see it; null if there is nothing left to see." }),
  })
  .meta({ id: "OwnMatch" });
export type OwnMatch = z.infer<typeof ownMatchSchema>;

const ownPersonSchema = z
  .object({
    profile: profileSchema,
    channels: reachedSchema,
    calendar: z.object({ since: timeSchema, locale: localeSchema }).nullable(),
    accessTokens: z.array(accessTokenSchema),
    clubs: z
      .array(z.object({ id: idSchema, name: z.string(), isFounder: z.boolean(), joinedAt: timeSchema }))
      .meta({ description: "My clubs. Their matches are among the matches." }),
    watched: z.array(idSchema).meta({ description: "The matches that I watch." }),
    untold: z
      .array(z.object({ kind: z.string(), matchId: idSchema, at: timeSchema }))
      .meta({ description: "The content of the next message to me." }),
  })
  .meta({ id: "OwnPerson" });
export type OwnPerson = z.infer<typeof ownPersonSchema>;

const ownDataSchema = z
  .object({
    format: z.literal("consigliere-own-data/1"),
    at: timeSchema,
    person: ownPersonSchema.exactOptional().meta({ description: "On the first page." }),
    matches: z.array(ownMatchSchema),
    next: idSchema
      .nullable()
      .meta({ description: "Pass as `after` for the next page; null: this is the last." }),
  })
  .meta({ id: "OwnData" });
export type OwnData = z.infer<typeof ownDataSchema>;

export const readOwnData = endpoint("readOwnData", {
  area: "account",
  summary:
    "A page of the data stored about me, about a megabyte: profile and settings, and for each match what I see, was told, answered and wrote. It contains no secrets that open anything, and nothing that I may not know.",
  access: "signed-in",
  query: z.object({ after: idSchema.exactOptional() }),
  response: ownDataSchema,
  problems: ["request/too-many"],
});
