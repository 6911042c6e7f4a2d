/** Invitations to a match, and the open matches. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { houseRulesSchema, seatViewSchema, spectatorsSchema } from "./match.ts";
import { matchViewSchema } from "./play.ts";
import { idSchema, timeSchema } from "./values.ts";

export const renewInvitation = endpoint("renewInvitation", {
  area: "lobby",
  summary: "Make a new invitation link (host). The one before lets nobody in from then on.",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/started",
    "match/cancelled",
    "match/busy",
    "request/too-many",
  ],
});

export const withdrawInvitation = endpoint("withdrawInvitation", {
  area: "lobby",
  summary: "Withdraw the invitation link (host): nobody is let in by it from then on.",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  problems: ["match/unknown", "match/not-host", "match/started", "match/cancelled", "match/busy"],
});

/**
 * A match as seen by somebody who may join. To strangers who can no longer join, it says why and nothing about the
 * people there: no host, no seats.
 */
const invitationSchema = z
  .object({
    id: idSchema,
    game: z.string(),
    options: z.json(),
    host: z.string().nullable(),
    seats: z.array(seatViewSchema),
    seatCount: z.int(),
    ...houseRulesSchema.shape,
    /** Absent: nobody is let in to watch. */
    spectators: spectatorsSchema.exactOptional(),
    createdAt: timeSchema,
    /** SHA-256 of the secret that the shuffles come from. */
    commitment: z.string(),
    /** The reason why it cannot be joined, as a problem code; null if it can. */
    closed: z
      .enum(["match/full", "match/started", "match/cancelled", "match/removed", "invite/withdrawn"])
      .nullable(),
    /** For somebody who came too late by a link that is valid: what they may do instead. */
    late: z
      .object({
        watchUrl: z.string().nullable().meta({ description: "Null: nobody is let in to watch now." }),
        mayWait: z.boolean(),
        isWaiting: z.boolean(),
      })
      .exactOptional(),
    /** The reader already sits there. */
    isMember: z.boolean(),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitationSchema>;

export const readInvitation = endpoint("readInvitation", {
  area: "lobby",
  summary: "What an invitation link invites to.",
  access: "anybody",
  params: z.object({ token: z.string().max(100) }),
  response: invitationSchema,
  problems: ["invite/unknown"],
});

export const listOpenMatches = endpoint("listOpenMatches", {
  area: "lobby",
  summary: "Open matches that wait for players, newest first.",
  access: "anybody",
  response: z.object({ matches: z.array(invitationSchema) }),
  problems: [],
});
