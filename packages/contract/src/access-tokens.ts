/** Personal access tokens. With one, my script can look and answer at the matches that I name, and do nothing else. */
import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { idSchema, nameSchema, timeSchema } from "./values.ts";

/** The number of valid tokens that one person may have at a time. */
export const MOST_TOKENS = 10;
/** The number of matches that one token may name. */
export const MOST_MATCHES = 20;
export const MOST_DAYS = 365;

export const accessTokenSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    matches: z.array(idSchema).meta({ description: "The matches that it opens." }),
    createdAt: timeSchema,
    expiresAt: timeSchema,
    usedAt: timeSchema.nullable().meta({ description: "When it was last used, to the hour; null: never." }),
  })
  .meta({ id: "AccessToken" });
export type AccessToken = z.infer<typeof accessTokenSchema>;

const newTokenSchema = z.object({
  name: nameSchema,
  matches: z
    .array(idSchema)
    .min(1)
    .max(MOST_MATCHES)
    .refine((ids) => new Set(ids).size === ids.length, { error: "the same match twice" })
    .meta({ description: "Matches at which I have a seat." }),
  days: z.int().min(1).max(MOST_DAYS).meta({ description: "The number of days for which it is valid." }),
});
export type NewToken = z.infer<typeof newTokenSchema>;

export const readTokens = endpoint("readTokens", {
  area: "account",
  summary:
    "My access tokens that are still valid, newest first. The secret of a token is shown only once, when it is made.",
  access: "signed-in",
  response: z.object({ tokens: z.array(accessTokenSchema) }),
  problems: [],
});

export const makeToken = endpoint("makeToken", {
  area: "account",
  summary:
    "Make an access token for a script of mine. Sent as `Authorization: Bearer …`, it may use the requests marked here for its matches, as me, and nothing else.",
  access: "signed-in",
  body: newTokenSchema,
  response: z.object({
    token: accessTokenSchema,
    secret: z
      .string()
      .meta({ description: "The secret that the script sends. It is shown only here and never again." }),
  }),
  status: 201,
  problems: ["match/unknown", "token/too-many", "request/too-many"],
});

export const revokeToken = endpoint("revokeToken", {
  area: "account",
  summary: "From now on an access token of mine opens nothing.",
  access: "signed-in",
  params: z.object({ id: idSchema }),
  problems: [],
});
