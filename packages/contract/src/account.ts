import * as z from "zod";
import { deviceSchema } from "./devices.ts";
import { endpoint } from "./endpoint.ts";
import { channelNames, preferenceNames } from "./preferences.ts";
import { settingChangeSchemas, settingSchemas } from "./profile-settings.ts";
import {
  browserZoneSchema,
  emailSchema,
  idSchema,
  localeSchema,
  nameSchema,
  portraitSchema,
  timeSchema,
  timeZoneSchema,
  vacationSchema,
} from "./values.ts";

/** Whether mail reaches an address. `bounced`: it came back; `complained`: its reader called it spam. */
const emailStateSchema = z.enum(["ok", "bounced", "complained"]).meta({ id: "EmailState" });
export type EmailState = z.infer<typeof emailStateSchema>;

const showsPresenceSchema = z.boolean().meta({
  description: "The other players of a match are shown when I look at its table.",
});

const channelsSchema = z.array(z.enum(channelNames)).max(channelNames.length);

const preferencesSchema = z.record(z.enum(preferenceNames), channelsSchema).meta({ id: "Preferences" });

const preferencesChangeSchema = z
  .partialRecord(z.enum(preferenceNames), z.partialRecord(z.enum(channelNames), z.boolean()))
  .meta({ description: "Whether a channel tells me something, by what it tells. What is not named stays." });

export const profileSchema = z
  .object({
    userId: idSchema,
    name: z.string(),
    /** The name is the service's word for a newcomer until they give one. */
    isNamed: z.boolean(),
    /** A guest has no email yet: without the cookie, the seat is lost. */
    isGuest: z.boolean(),
    email: z.string().nullable(),
    /** Unless it is `ok`, no notification goes to the address, until a sign-in by mail proves that it works. */
    emailState: emailStateSchema,
    locale: localeSchema,
    timeZone: z.string(),
    isZoneKnown: z.boolean().meta({
      description:
        "False if my browser hides where I live and I have not chosen a zone: my clocks do not rest, and times are in UTC.",
    }),
    portrait: portraitSchema,
    preferences: preferencesSchema,
    ...settingSchemas,
    /** Browsers that are told by web push. */
    devices: z.array(deviceSchema),
    chat: z
      .object({ name: z.string(), since: timeSchema })
      .exactOptional()
      .meta({ description: "My chat with the service's bot in Telegram; absent: none." }),
    hasBot: z.boolean().meta({ description: "This service has a bot in Telegram." }),
    showsPresence: showsPresenceSchema,
    blocked: z
      .array(z.object({ id: idSchema, name: z.string() }))
      .exactOptional()
      .meta({
        description: "The people whose letters and calls for another match do not reach me; absent: nobody.",
      }),
    vacations: z.array(vacationSchema).meta({ description: "Of this year and later, in order." }),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof profileSchema>;

/** A path of the web app to continue at: never another site. */
export const nextPathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

export const readMe = endpoint("readMe", {
  area: "account",
  summary: "Who I am; null without a session.",
  access: "anybody",
  response: z.object({ me: profileSchema.nullable() }),
  problems: [],
});

export const changeProfile = endpoint("changeProfile", {
  area: "account",
  summary:
    "Change my name, language, time zone, portrait, preferences, how often and at which hours I am told, quiet hours, the bot that stands in for me, or whether I am shown at tables; add or give up a vacation. A list is changed by its entries, so a page that has not heard of the others loses none. Days of vacation that have passed stay. After a complaint mails stay off until a sign-in by mail.",
  access: "signed-in",
  body: z.strictObject({
    name: nameSchema.exactOptional(),
    locale: localeSchema.exactOptional(),
    timeZone: timeZoneSchema.exactOptional(),
    portrait: portraitSchema.exactOptional(),
    preferences: preferencesChangeSchema.exactOptional(),
    ...settingChangeSchemas,
    showsPresence: showsPresenceSchema.exactOptional(),
    unblock: idSchema.exactOptional().meta({ description: "One of the people whom I have blocked." }),
    addVacation: vacationSchema.exactOptional(),
    dropVacation: vacationSchema.exactOptional().meta({ description: "Its days, apart from the others." }),
  }),
  response: z.object({ me: profileSchema }),
  problems: ["account/vacation-refused"],
});

export const linkChat = endpoint("linkChat", {
  area: "account",
  summary:
    "The address that opens Telegram with the service's bot and a code of mine. It links the chat where it is opened, once, within fifteen minutes.",
  access: "signed-in",
  response: z.object({ url: z.string() }),
  problems: ["telegram/none"],
});

export const unlinkChat = endpoint("unlinkChat", {
  area: "account",
  summary: "Nothing is sent to my chat in Telegram any more.",
  access: "signed-in",
  problems: [],
});

export const hearTelegram = endpoint("hearTelegram", {
  area: "links",
  summary: "For Telegram alone, which proves itself by a header: somebody has used the service's bot.",
  access: "anybody",
  body: z.looseObject({}),
  problems: ["telegram/none", "token/invalid"],
});

const channelNewsSchema = z.object({
  toldAt: timeSchema.nullable().meta({
    description: "When its carrier last took a message to me; null: not within the last 90 days.",
  }),
  failed: z
    .object({ at: timeSchema, why: z.enum(["lost", "gone", "refused", "trouble"]) })
    .nullable()
    .meta({
      description: "When and why a later message was refused, in the words of a test; null: none was.",
    }),
});

export const reachedSchema = z.record(z.enum(channelNames), channelNewsSchema).meta({ id: "Reached" });
export type Reached = z.infer<typeof reachedSchema>;

export const readReached = endpoint("readReached", {
  area: "account",
  summary: "When I was last reached by each channel, and why one fails. Nobody else is shown it.",
  access: "signed-in",
  response: z.object({ channels: reachedSchema }),
  problems: [],
});

const trialSchema = z
  .object({
    to: z.string().meta({ description: "The address, or the id of the device." }),
    outcome: z.enum(["accepted", "lost", "gone", "refused", "trouble"]).meta({
      description:
        "`accepted`: its carrier has it; whether it arrives, its reader sees. `lost`: mail to the address came back before, or is unwanted. `gone`: there is no such device any more, and it is off the list. `refused`: the carrier will never take it. `trouble`: the carrier cannot be reached at present.",
    }),
  })
  .meta({ id: "Trial" });
export type Trial = z.infer<typeof trialSchema>;

export const tryChannel = endpoint("tryChannel", {
  area: "account",
  summary:
    "Send me a message by this channel now, to each of my devices or to my address, whatever the hour.",
  access: "signed-in",
  params: z.object({ channel: z.enum(channelNames) }),
  response: z.object({ trials: z.array(trialSchema) }),
  problems: ["account/not-reached", "request/too-many"],
});

export const enterAsGuest = endpoint("enterAsGuest", {
  area: "account",
  summary: "Enter with a name alone. With a session already there, it stays.",
  access: "anybody",
  body: z.object({
    name: nameSchema,
    locale: localeSchema,
    timeZone: browserZoneSchema.exactOptional(),
    portrait: portraitSchema.exactOptional(),
  }),
  response: z.object({ me: profileSchema }),
  status: 201,
  problems: ["request/too-many"],
});

export const requestSignIn = endpoint("requestSignIn", {
  area: "account",
  summary: "Send a sign-in link to this address. Says the same whether the address is known or not.",
  access: "anybody",
  body: z.object({ email: emailSchema, locale: localeSchema, next: nextPathSchema.exactOptional() }),
  status: 202,
  problems: ["request/too-many"],
});

export const attachEmail = endpoint("attachEmail", {
  area: "account",
  summary:
    "Send a link that gives this account this address, keeping everything: for guests, and when mail to the old address does not arrive.",
  access: "signed-in",
  body: z.object({ email: emailSchema, next: nextPathSchema.exactOptional() }),
  status: 202,
  problems: ["account/has-email", "request/too-many"],
});

export const signIn = endpoint("signIn", {
  area: "account",
  summary: "Use the token of a sign-in or confirmation link (the page /{locale}/enter/ asks first).",
  access: "anybody",
  body: z.object({ token: z.string().min(1).max(500), timeZone: browserZoneSchema.exactOptional() }),
  response: z.object({ me: profileSchema }),
  problems: ["account/link-expired", "request/too-many"],
});

export const signInByCode = endpoint("signInByCode", {
  area: "account",
  summary:
    "Use the code of a sign-in mail, with the address to which it was sent; or that of a confirmation mail, in the account that asked for it. It works once, and its link no longer does.",
  access: "anybody",
  body: z.object({
    email: emailSchema,
    code: z.string().min(1).max(100),
    timeZone: browserZoneSchema.exactOptional(),
  }),
  response: z.object({ me: profileSchema }),
  problems: ["account/code-refused", "request/too-many"],
});

export const checkKey = endpoint("checkKey", {
  area: "account",
  summary:
    "Tell whether the token of a sign-in or confirmation link is still valid. This does not use it up.",
  access: "anybody",
  body: z.object({ token: z.string().min(1).max(500) }),
  problems: ["account/link-expired", "request/too-many"],
});

export const signOut = endpoint("signOut", {
  area: "account",
  summary: "Sign out.",
  access: "anybody",
  problems: [],
});

export const deleteAccount = endpoint("deleteAccount", {
  area: "account",
  summary: "Delete my account: running matches go on with a bot in my seat, everything personal is removed.",
  access: "signed-in",
  problems: [],
});
