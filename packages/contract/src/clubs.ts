/** Clubs: friends who play together, and the results of their matches. */
import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { optionsSchema } from "./lobby.ts";
import { wakingHoursSchema } from "./match.ts";
import { clubNameSchema, idSchema, portraitSchema, timeSchema } from "./values.ts";

/** The number of people who may be in one club. */
export const MOST_MEMBERS = 30;
/** The number of clubs that one person may be in. */
export const MOST_CLUBS = 20;
/** The most matches of a season. */
export const MOST_SEASON_MATCHES = 12;
/** The number of newest results that are shown. */
export const MOST_RESULTS = 500;

const clubSummarySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    isFounder: z
      .boolean()
      .meta({ description: "I may rename it, take members off its list, and withdraw its link." }),
    members: z.int(),
  })
  .meta({ id: "ClubSummary" });
export type ClubSummary = z.infer<typeof clubSummarySchema>;

export const clubPersonSchema = z
  .object({
    id: idSchema.meta({ description: "Identifies them in this club, and nowhere else." }),
    name: z.string().nullable().meta({ description: "Null: somebody whose account is gone." }),
    portrait: portraitSchema.nullable(),
    isMe: z.boolean(),
    isFounder: z.boolean(),
    joinedAt: timeSchema.nullable().meta({ description: "Null: not in the club (any more)." }),
    sharesRecord: z
      .literal(true)
      .exactOptional()
      .meta({ description: "I may see the figures of their record." }),
  })
  .meta({ id: "ClubPerson" });
export type ClubPerson = z.infer<typeof clubPersonSchema>;

export const clubResultSchema = z
  .object({
    matchId: idSchema.nullable().meta({ description: "Null if I did not sit at the table." }),
    game: z.string(),
    startedAt: timeSchema,
    endedAt: timeSchema,
    stat: z.string().nullable().meta({ description: "The game's name for the score; null: it has none." }),
    season: z
      .object({ number: z.int(), round: z.int() })
      .nullable()
      .meta({ description: "The season that it counts for, and its place there, from 1; null: none." }),
    seats: z.array(
      z.object({
        person: idSchema.nullable().meta({ description: "The person in the seat at the end; null: a bot." }),
        place: z.int().meta({ description: "From 1; equal places are shared." }),
        score: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "ClubResult" });
export type ClubResult = z.infer<typeof clubResultSchema>;

const seasonSchema = z
  .object({
    number: z.int().meta({ description: "From 1, in the order in which the club opened them." }),
    games: z.array(z.string()).meta({ description: "In the order in which they are played." }),
    players: z.array(idSchema).meta({ description: "By their ids in the club; the first opened it." }),
    played: z.int().meta({ description: "How many of its matches are over; all: so is the season." }),
    table: z
      .object({
        isDealt: z.boolean(),
        matchId: idSchema.nullable().meta({ description: "Null if I do not sit there." }),
      })
      .nullable()
      .meta({ description: "Null: no table is laid for the next match, or it was called off." }),
  })
  .meta({ id: "ClubSeason" });
export type ClubSeason = z.infer<typeof seasonSchema>;

const clubSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    foundedAt: timeSchema,
    people: z.array(clubPersonSchema).meta({
      description: "Its members, the longest-standing first; then other people in its results.",
    }),
    link: z.string().nullable().meta({ description: "Anybody who has it can join. Null: it was withdrawn." }),
    season: seasonSchema.nullable().meta({ description: "The newest; null: there was none yet." }),
    results: z.array(clubResultSchema).meta({ description: `The ${MOST_RESULTS} newest, newest first.` }),
  })
  .meta({ id: "Club" });
export type Club = z.infer<typeof clubSchema>;

const clubParams = z.object({ id: idSchema });
const nameBody = z.object({ name: clubNameSchema });
const tokenBody = z.object({ token: z.string().min(1).max(200) });

export const listClubs = endpoint("listClubs", {
  area: "clubs",
  summary: "The clubs of which I am a member.",
  access: "signed-in",
  response: z.object({ clubs: z.array(clubSummarySchema) }),
  problems: [],
});

export const foundClub = endpoint("foundClub", {
  area: "clubs",
  summary: "Found a club, and be its first member.",
  access: "signed-in",
  body: nameBody,
  response: z.object({ id: idSchema }),
  status: 201,
  problems: ["club/too-many", "request/too-many"],
});

export const viewClub = endpoint("viewClub", {
  area: "clubs",
  summary:
    "A club of mine with the results of its matches: those that were opened for it, with two members or more at the table when they ended.",
  access: "signed-in",
  params: clubParams,
  response: clubSchema,
  problems: ["club/unknown"],
});

export const renameClub = endpoint("renameClub", {
  area: "clubs",
  summary: "Give the club another name (founder).",
  access: "signed-in",
  params: clubParams,
  body: nameBody,
  problems: ["club/unknown", "club/not-founder", "request/too-many"],
});

export const lookAtClub = endpoint("lookAtClub", {
  area: "clubs",
  summary: "What the link of a club (page /{locale}/club/{id}/#…) leads to.",
  access: "anybody",
  params: clubParams,
  body: tokenBody,
  response: z.object({ name: z.string(), founder: z.string(), members: z.int(), isMember: z.boolean() }),
  problems: ["club/unknown", "request/too-many"],
});

export const joinClub = endpoint("joinClub", {
  area: "clubs",
  summary: "Come into a club by its link. Twice is once.",
  access: "signed-in",
  params: clubParams,
  body: tokenBody,
  problems: ["club/unknown", "club/full", "club/too-many", "request/too-many"],
});

export const leaveClub = endpoint("leaveClub", {
  area: "clubs",
  summary:
    "Leave a club, or remove another member (founder), for whom the earlier link stops working. When a founder leaves, the longest-standing member becomes the founder; when the last member leaves, the club is dissolved.",
  access: "signed-in",
  params: z.object({ id: idSchema, member: idSchema }),
  problems: ["club/unknown", "club/member-unknown", "club/not-founder"],
});

export const renewClubLink = endpoint("renewClubLink", {
  area: "clubs",
  summary: "Make a new link to the club (founder); the one before lets nobody in.",
  access: "signed-in",
  params: clubParams,
  problems: ["club/unknown", "club/not-founder", "request/too-many"],
});

export const withdrawClubLink = endpoint("withdrawClubLink", {
  area: "clubs",
  summary: "From now on nobody comes in by a link (founder).",
  access: "signed-in",
  params: clubParams,
  problems: ["club/unknown", "club/not-founder"],
});

export const readClubHours = endpoint("readClubHours", {
  area: "clubs",
  summary: "When I and these members of the club are awake, as a table with all of us would show it.",
  access: "signed-in",
  params: clubParams,
  body: z.object({ call: z.array(idSchema).max(15).meta({ description: "By their ids in the club." }) }),
  response: z.object({
    hours: wakingHoursSchema.nullable().meta({ description: "Null: too few have said where they live." }),
  }),
  problems: ["club/unknown", "club/member-unknown"],
});

export const openSeason = endpoint("openSeason", {
  area: "clubs",
  summary:
    "Open a season of the club: its games are played one after the other by me and the members called, and each next table is laid when the match before is over. Bots fill a game up to its smallest table.",
  access: "signed-in",
  params: clubParams,
  body: z.object({
    games: z.array(z.string().max(60)).min(2).max(MOST_SEASON_MATCHES),
    call: z.array(idSchema).min(1).max(15).meta({ description: "By their ids in the club." }),
    options: optionsSchema.default({}).meta({ description: "For all of its matches, such as their pace." }),
  }),
  response: z.object({ matchId: idSchema }),
  status: 201,
  problems: [
    "club/unknown",
    "club/member-unknown",
    "club/season-on",
    "game/unknown",
    "game/illegal-options",
    "game/seats-out-of-range",
    "request/too-many",
  ],
});

export const laySeasonTable = endpoint("laySeasonTable", {
  area: "clubs",
  summary: "The table at which the season of the club goes on, laid anew if it was called off.",
  access: "signed-in",
  params: clubParams,
  response: z.object({ matchId: idSchema.nullable().meta({ description: "Null if I do not sit there." }) }),
  problems: ["club/unknown", "club/no-season", "request/too-many"],
});

export const endSeason = endpoint("endSeason", {
  area: "clubs",
  summary:
    "End the season of the club with the matches that are over (founder); the match at the table counts for the club alone.",
  access: "signed-in",
  params: clubParams,
  problems: ["club/unknown", "club/not-founder", "club/no-season"],
});
