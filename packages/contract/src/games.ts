import * as z from "zod";
import { endpoint } from "./endpoint.ts";

/** A game as the lobby offers it; its words are in the games' own catalogues. */
export const gameInfoSchema = z
  .object({
    id: z.string(),
    version: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    /** JSON Schema of the options, defaults included. */
    options: z.json(),
    settings: z.json().meta({ description: "JSON Schema of a seat's private settings." }),
    presets: z.record(z.string(), z.json()),
    /** Levels, weakest first. */
    bots: z.array(z.string()),
    /** The temperaments that its bots can have. */
    temperaments: z.array(z.string()),
  })
  .meta({ id: "GameInfo" });
export type GameInfo = z.infer<typeof gameInfoSchema>;

export const listGames = endpoint("listGames", {
  area: "games",
  summary: "The games of the service.",
  access: "anybody",
  response: z.object({ games: z.array(gameInfoSchema) }),
  problems: [],
});
