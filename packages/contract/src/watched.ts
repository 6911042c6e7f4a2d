/** Tables that somebody watches, kept beside those that they play. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { idSchema, portraitSchema } from "./values.ts";

const watchedTableSchema = z
  .object({
    matchId: idSchema,
    game: z.string(),
    seats: z.array(z.object({ name: z.string(), portrait: portraitSchema.nullable() })),
    /** As far as I may know it: a link may be late. */
    status: z.enum(["lobby", "playing", "over"]),
    winners: z.array(z.string()).meta({ description: "The names at first place, once it is over." }),
    url: z.string().meta({ description: "The way there, on any device of mine." }),
  })
  .meta({ id: "WatchedTable" });
export type WatchedTable = z.infer<typeof watchedTableSchema>;

export const listWatched = endpoint("listWatched", {
  area: "account",
  summary: "The tables that I watch, as far as I may still see them; the newest first.",
  access: "signed-in",
  response: z.object({ tables: z.array(watchedTableSchema) }),
  problems: [],
});

export const watchTable = endpoint("watchTable", {
  area: "account",
  summary:
    "Keep a table among those that I watch: one that is open, or one that I came to by a link to watch it.",
  access: "signed-in",
  params: matchParams,
  problems: ["match/unknown"],
});

export const stopWatching = endpoint("stopWatching", {
  area: "account",
  summary: "Keep a table no longer among those that I watch.",
  access: "signed-in",
  params: matchParams,
  problems: [],
});
