/** Lending a seat. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { LONGEST_BRIEF, LONGEST_LOAN } from "./notes.ts";
import { matchViewSchema } from "./play.ts";

const loanProblems = ["match/unknown", "match/not-yours", "match/busy"] as const;

export const offerSeat = endpoint("offerSeat", {
  area: "play",
  summary:
    "Make a link for lending my seat: the first friend who takes it plays my seat for some days. `brief` becomes a note in their notes.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ days: z.int().min(1).max(LONGEST_LOAN), brief: z.string().max(LONGEST_BRIEF) }),
  response: matchViewSchema,
  problems: [...loanProblems, "match/not-started", "match/over", "request/too-many"],
});

export const takeSeatBack = endpoint("takeSeatBack", {
  area: "play",
  summary: "Take my seat back, lent or offered; or give back the one that I have borrowed.",
  access: "signed-in",
  params: matchParams,
  problems: loanProblems,
});
