/** A private feed of my decisions and their deadlines, for calendar programs. */
import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { localeSchema, timeSchema } from "./values.ts";

export const readCalendar = endpoint("readCalendar", {
  area: "links",
  summary:
    "My decisions that have a deadline, as iCalendar (RFC 5545). Whoever knows the address may read it; one that is withdrawn and one that never was are answered alike.",
  access: "anybody",
  params: z.object({ token: z.string().max(300) }),
  media: "text/calendar; charset=utf-8",
  response: z.string(),
  problems: ["calendar/unknown"],
});

const calendarSchema = z
  .object({
    since: timeSchema.nullable().meta({ description: "When its address was made; null: there is none." }),
  })
  .meta({ id: "Calendar" });

export const readOwnCalendar = endpoint("readOwnCalendar", {
  area: "account",
  summary:
    "Whether I have a calendar of my decisions. Its address is shown when it is made, and never again.",
  access: "signed-in",
  response: calendarSchema,
  problems: [],
});

export const makeCalendar = endpoint("makeCalendar", {
  area: "account",
  summary:
    "Make an address for a calendar of my decisions, in a language. The one before leads nowhere from now on.",
  access: "signed-in",
  body: z.object({ locale: localeSchema }),
  response: z.object({ since: timeSchema, address: z.url() }),
  status: 201,
  problems: ["request/too-many"],
});

export const endCalendar = endpoint("endCalendar", {
  area: "account",
  summary: "From now on no address leads to a calendar of mine.",
  access: "signed-in",
  problems: [],
});
