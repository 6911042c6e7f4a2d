/** A private feed of my decisions and their deadlines, for calendar programs. */
import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { localeSchema, timeSchema } from "./values.ts";

export const readCalendar = endpoint("readCalendar", {
  area: "links",
  summary:
    "My decisions that have a deadline, as iCalendar (RFC 5545). Anybody who knows the address may read it. A withdrawn address gets the same reply as one that never existed.",
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
  summary: "Whether I have a calendar of my decisions. Its address is shown only when it is made.",
  access: "signed-in",
  response: calendarSchema,
  problems: [],
});

export const makeCalendar = endpoint("makeCalendar", {
  area: "account",
  summary: "Make an address for a calendar of my decisions, in a language. An earlier address stops working.",
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
