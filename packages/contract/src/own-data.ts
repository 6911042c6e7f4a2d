/** Everything that the house keeps about me, for me to download. */
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
      .meta({ description: "How I am told of it." }),
    seen: z
      .object({ events: z.int(), at: timeSchema.nullable() })
      .meta({ description: "How far I have looked, and when." }),
    notes: z.string().meta({ description: "What I wrote for myself." }),
    letters: z
      .array(
        z.object({
          at: timeSchema,
          seat: seatSchema,
          to: seatSchema.nullable().meta({ description: "Whom alone I wrote to; null: everybody." }),
          text: z.string(),
          hidden: z.enum(["writer", "host"]).nullable(),
        }),
      )
      .meta({ description: "What I wrote to the others." }),
    entered: z
      .array(z.object({ at: timeSchema, input: z.json() }))
      .meta({ description: "My answers, orders and what else I entered, in order." }),
    log: z.array(loggedEventSchema).meta({ description: "What I was told." }),
    view: matchViewSchema
      .pick({ match: true, viewer: true, isHost: true, table: true })
      .nullable()
      .meta({ description: "The match as I see it; null where there is nothing to see any more." }),
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
      .meta({ description: "The clubs that I am in. What I played for them is among the matches." }),
    untold: z
      .array(z.object({ kind: z.string(), matchId: idSchema, at: timeSchema }))
      .meta({ description: "What I am to be told with the next message." }),
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
    "A page of what is kept about me, a megabyte or so: profile and settings, and of each match what I see, was told, answered and wrote. Nothing that opens anything, and nothing that I may not know.",
  access: "signed-in",
  query: z.object({ after: idSchema.exactOptional() }),
  response: ownDataSchema,
  problems: ["request/too-many"],
});
