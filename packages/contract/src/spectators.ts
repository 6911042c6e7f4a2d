/** Links for people who watch. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { delaySchema } from "./match.ts";
import { matchViewSchema } from "./play.ts";

export const inviteSpectators = endpoint("inviteSpectators", {
  area: "play",
  summary:
    "Make a link by which anybody may watch the public part of the match (host). An earlier link stops working.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ delayMinutes: delaySchema }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/over",
    "match/cancelled",
    "match/busy",
    "request/too-many",
  ],
});

export const dismissSpectators = endpoint("dismissSpectators", {
  area: "play",
  summary: "Take the link for spectators back (host): it shows nothing from then on.",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  problems: ["match/unknown", "match/not-host", "match/busy"],
});
