import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { matchStatusSchema } from "./match.ts";
import { loggedEventSchema } from "./play.ts";
import { idSchema, seatSchema, timeSchema } from "./values.ts";

const dashboardRowSchema = z
  .object({
    matchId: idSchema,
    game: z.string(),
    status: matchStatusSchema,
    seat: seatSchema.nullable(),
    /** The match waits for me. */
    myTurn: z.boolean(),
    asks: z.array(z.string()).meta({
      description:
        "The ids of what I am asked there: of my open prompts, or of the match while its lobby waits for me.",
    }),
    /** The subject of my decision, as the game's message key. */
    topic: z.string().nullable(),
    deadline: timeSchema.nullable(),
    opponents: z.array(z.string()),
    /** The club that it was opened for; absent: none. */
    club: idSchema.exactOptional(),
    /** Data of the one-line summary. */
    summary: z.object({
      /** In a lobby: the number of people who sit there. The next member is the number of seats. */
      joined: z.int(),
      seatCount: z.int(),
      /** Seats that the match waits for, with their names. */
      waitingFor: z.array(z.string()),
      /** My place once it is over. */
      place: z.int().nullable(),
    }),
    lead: loggedEventSchema
      .extend({ isNew: z.boolean().meta({ description: "I have not looked at it." }) })
      .meta({
        description: "The newest headline among the events that I was told; absent while there is none.",
      })
      .exactOptional(),
    /** Names the current content of the board's picture; absent before there is a board. */
    picture: z.string().exactOptional(),
    /** Events that I have not looked at. */
    unseen: z.int(),
    updatedAt: timeSchema,
  })
  .meta({ id: "DashboardRow" });
export type DashboardRow = z.infer<typeof dashboardRowSchema>;

const dashboardSchema = z
  .object({
    rows: z.array(dashboardRowSchema).meta({
      description:
        "Matches that wait for me first (nearest deadline on top), then running ones, lobbies, and finished ones.",
    }),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.infer<typeof dashboardSchema>;

export const readDashboard = endpoint("readDashboard", {
  area: "account",
  summary: "My matches, those that wait for me first. Send If-None-Match to poll cheaply.",
  access: "signed-in",
  response: dashboardSchema,
  problems: [],
});
