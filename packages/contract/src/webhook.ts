/**
 * News of a match at the place where its players talk anyway. It contains only public facts, and goes to an address
 * that the host gives.
 */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { localeSchema, timeSchema } from "./values.ts";
import { mentionPattern, webhookKinds } from "./webhook-kinds.ts";

const kindSchema = z.enum(webhookKinds).meta({ id: "WebhookKind" });

const mentionSchema = z
  .string()
  .regex(mentionPattern)
  .nullable()
  .meta({ description: "The reader's user id at Discord or Slack; null: messages use their name." });

/** The result of a sent message, as a word that pages have a sentence for. */
const troubleSchema = z
  .string()
  .meta({ description: "`status-404`, `private-address`, `redirect`, `too-slow`, `unreachable`." });

const webhookSchema = z.object({
  kind: kindSchema,
  inPlace: z.boolean().meta({ description: "One message is kept up to date there." }),
  /** Only the name of the server: anyone with the whole address can write there. */
  host: z.string(),
  since: timeSchema,
  lastSentAt: timeSchema.nullable(),
  /** Why nothing is sent any more; null: the webhook works. */
  off: troubleSchema.nullable(),
  /** The last test; null: none. */
  test: z
    .object({ askedAt: timeSchema, sentAt: timeSchema.nullable(), trouble: troubleSchema.nullable() })
    .nullable(),
});

const webhookStateSchema = z
  .object({
    /** Told to everybody at the table: that news leaves it, and to what kind of place. */
    kind: kindSchema.nullable(),
    mention: mentionSchema,
    isHost: z.boolean(),
    /** For the host alone. */
    webhook: webhookSchema.nullable(),
  })
  .meta({ id: "WebhookState" });
export type WebhookState = z.infer<typeof webhookStateSchema>;

export const readWebhook = endpoint("readWebhook", {
  area: "play",
  summary: "Where news of this match are sent, and by which id I am called there.",
  access: "signed-in",
  params: matchParams,
  response: webhookStateSchema,
  problems: ["match/unknown", "match/not-yours"],
});

export const setWebhook = endpoint("setWebhook", {
  area: "play",
  summary:
    "Send news of this match to an address from now on, in a language: to a channel of Discord or Slack, or as JSON, signed by Standard Webhooks with a secret that is shown only here. Host only.",
  access: "signed-in",
  params: matchParams,
  body: z.object({
    address: z.url({ protocol: /^https?$/ }).max(500),
    kind: kindSchema.exactOptional().meta({ description: "Absent: guessed from the address." }),
    locale: localeSchema,
    inPlace: z.boolean().exactOptional().meta({
      description:
        "Keep one message up to date, in place of a new one for each news, in Discord. Edits call nobody.",
    }),
  }),
  response: z.object({ state: webhookStateSchema, secret: z.string().nullable() }),
  problems: [
    "match/unknown",
    "match/not-yours",
    "match/not-host",
    "match/over",
    "match/cancelled",
    "match/busy",
    "webhook/refused-address",
    "request/too-many",
  ],
});

export const removeWebhook = endpoint("removeWebhook", {
  area: "play",
  summary: "Send no news of this match any more, and forget the address. Host only.",
  access: "signed-in",
  params: matchParams,
  problems: ["match/unknown", "match/not-yours", "match/not-host", "match/busy"],
});

export const testWebhook = endpoint("testWebhook", {
  area: "play",
  summary:
    "Send a test within a minute; its result is in the state. A test that arrives switches a disabled webhook on again. Host only.",
  access: "signed-in",
  params: matchParams,
  response: webhookStateSchema,
  status: 202,
  problems: ["match/unknown", "match/not-yours", "match/not-host", "webhook/none", "request/too-many"],
});

export const setMention = endpoint("setMention", {
  area: "play",
  summary: "By which user id of Discord or Slack the news of this match call me.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ mention: mentionSchema }),
  problems: ["match/unknown", "match/not-yours"],
});
