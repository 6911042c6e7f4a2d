/** The log of a match, page by page. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { chairProblems, chairSchema, loggedEventSchema } from "./play.ts";

const matchLogSchema = z
  .object({
    events: z.array(loggedEventSchema).meta({ description: "Ascending." }),
    /** Pass as `before` for the page before this one; null at the beginning. */
    before: z.int().nullable(),
  })
  .meta({ id: "MatchLog" });
export type MatchLog = z.infer<typeof matchLogSchema>;

export const readLog = endpoint("readLog", {
  area: "play",
  summary: "A page of the log as I was told it: the newest, or the one before `before`.",
  access: "at-table",
  params: matchParams,
  query: z.object({
    before: z.coerce.number().int().min(1).exactOptional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    as: chairSchema.exactOptional(),
    hands: z.literal("open").exactOptional().meta({
      description: "The page also says how others were told the events. Allowed whenever `as` is.",
    }),
  }),
  response: matchLogSchema,
  problems: ["match/unknown", "match/cancelled", ...chairProblems],
});
