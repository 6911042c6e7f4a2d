/**
 * The settings of a profile: each is stored as it is chosen, and what is absent is as usual. A new one is an entry here
 * and a control on the profile page, besides the code that heeds it.
 */
import { DEFAULT_LEVEL } from "@consigliere/engine/game";
import * as z from "zod";
import { botIds } from "./bot-levels.ts";
import { lengthOfQuiet, mostQuietHours, type QuietHours, usualQuietHours } from "./clock-rules.ts";
import {
  mostDigestHours,
  mostMessagesADay,
  reminderParts,
  usualMessagesADay,
  usualReminders,
} from "./preferences.ts";
import { awayWordSchema } from "./values.ts";

const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const quietHoursSchema = z
  .object({ from: timeOfDaySchema, until: timeOfDaySchema })
  .refine((quiet) => lengthOfQuiet(quiet) <= mostQuietHours * 60, {
    error: `more than ${mostQuietHours} hours a day`,
  })
  .meta({
    id: "QuietHours",
    description: "Times of day in my zone, in which my clocks rest; at most twelve hours.",
  }) satisfies z.ZodType<QuietHours>;

const settings = {
  messagesADay: {
    schema: z.int().min(1).max(mostMessagesADay).nullable().meta({
      description:
        "The highest number of messages for one of my days; the others wait for the next day. Null: no limit.",
    }),
    usual: usualMessagesADay,
  },
  digestHours: {
    schema: z
      .array(z.int().min(0).max(23))
      .min(1)
      .max(mostDigestHours)
      .refine((hours) => new Set(hours).size === hours.length, { error: "an hour twice" })
      .overwrite((hours) => hours.toSorted((a, b) => a - b))
      .nullable()
      .meta({
        description:
          "Hours of the day in my zone at which one message tells me everything. A decision that would run out before the next hour is told at once. Null: everything is told at once.",
      }),
    usual: null,
  },
  replacesUnanswered: {
    schema: z.boolean().meta({
      description:
        "I am told about a new decision even if an earlier one of its match, which I was told about, is still open. Otherwise it waits for that one.",
    }),
    usual: false,
  },
  reminders: {
    schema: z
      .array(z.literal(reminderParts))
      .refine((parts) => new Set(parts).size === parts.length, { error: "the same part twice" })
      .overwrite((parts) => parts.toSorted((a, b) => b - a))
      .meta({
        description: "The hundredths of a decision's time that are left when I am reminded; empty: never.",
      }),
    usual: [...usualReminders],
  },
  standIn: {
    schema: z.enum(botIds).meta({
      description:
        "The bot that plays for me when I am out of time, or give up without choosing another: a level, or `level:temperament`. Where the game has no such temperament, it is even-tempered.",
    }),
    usual: DEFAULT_LEVEL,
  },
  awayWord: {
    schema: awayWordSchema.nullable().meta({
      description:
        "Where I am, for the other players of my matches, on days of vacation. Null: only that I am away.",
    }),
    usual: null,
  },
  sharesRecord: {
    schema: z.boolean().meta({
      description: "Members of my clubs who share their record, too, see the figures of mine.",
    }),
    usual: false,
  },
  quietHours: {
    schema: quietHoursSchema.nullable().meta({ description: "Null: my clocks run day and night." }),
    usual: usualQuietHours,
  },
};

type Settings = typeof settings;
type Schemas = { [Name in keyof Settings]: Settings[Name]["schema"] };

/** The settings of a profile, with the default for each that was not chosen. */
export type ProfileSettings = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

const each = Object.entries(settings);

export const settingSchemas = Object.fromEntries(each.map(([name, { schema }]) => [name, schema])) as Schemas;

export const settingChangeSchemas = Object.fromEntries(
  each.map(([name, { schema }]) => [name, schema.exactOptional()]),
) as { [Name in keyof Schemas]: z.ZodExactOptional<Schemas[Name]> };

/** All settings of a profile; one that is no longer offered is as usual. */
export function settingsOf(stored: { readonly [Name in keyof Settings]?: unknown }): ProfileSettings {
  const chosen = ([name, { schema, usual }]: (typeof each)[number]) => {
    const { success, data } = schema.safeParse(stored[name as keyof Settings]);
    return [name, success ? data : usual] as const;
  };
  return Object.fromEntries(each.map(chosen)) as ProfileSettings;
}
