import * as z from "zod";
import { EVEN_TEMPERED } from "./bot-levels.ts";
import { endpoint, matchParams } from "./endpoint.ts";
import { houseRulesSchema } from "./match.ts";
import { matchViewSchema } from "./play.ts";
import { browserZoneSchema, idSchema, localeSchema, nameSchema, seatSchema } from "./values.ts";

/** A player's contribution to the shuffle: any 16 to 64 bytes, in hex. */
const contributionSchema = z.string().regex(/^([0-9a-f]{2}){16,64}$/);

const commitmentSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: "The commitment that the contributor was shown." });

export const optionsSchema = z
  .record(z.string().max(60), z.json())
  .meta({ description: "As in the game's own schema." });

const creation = z.object({
  game: z.string().max(60),
  seats: z.int().min(1).max(16),
  options: optionsSchema.default({}),
  ...houseRulesSchema.partial().shape,
  club: z
    .object({
      id: idSchema,
      call: z.array(idSchema).max(15).default([]).meta({
        description:
          "Members who get a seat at once, by their ids in the club. The match starts when all people with a seat have opened it.",
      }),
    })
    .exactOptional()
    .meta({ description: "A club of mine for which the match is opened." }),
});

export const createMatch = endpoint("createMatch", {
  area: "lobby",
  summary: "Open a match and sit down at it as its host.",
  access: "signed-in",
  body: creation,
  response: matchViewSchema,
  status: 201,
  problems: [
    "game/unknown",
    "game/illegal-options",
    "game/seats-out-of-range",
    "club/unknown",
    "club/member-unknown",
    "match/full",
    "request/too-many",
  ],
});

const namesSchema = z.array(z.string().max(100)).max(16).meta({
  description:
    'The names in the seats that `order` lists, as the host was shown them; "" where a seat is free.',
});

export const changeMatch = endpoint("changeMatch", {
  area: "lobby",
  summary:
    "Change a match in its lobby (host). Options and parts of the clock that are not named stay. `order` lists the present seats in the wanted order.",
  access: "signed-in",
  params: matchParams,
  body: z.object({
    seats: z.int().min(1).max(16).exactOptional(),
    options: optionsSchema.exactOptional(),
    ...houseRulesSchema.partial().shape,
    clock: houseRulesSchema.shape.clock.partial().exactOptional(),
    order: z.array(seatSchema).exactOptional(),
    names: namesSchema.exactOptional(),
  }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/started",
    "match/cancelled",
    "match/full",
    "match/seat-not-found",
    "match/seats-changed",
    "game/illegal-options",
    "game/seats-out-of-range",
  ],
});

export const joinMatch = endpoint("joinMatch", {
  area: "lobby",
  summary: "Sit down. A private match asks for the token of its invitation.",
  access: "signed-in",
  params: matchParams,
  body: z.object({
    token: z.string().max(100).exactOptional(),
    commitment: commitmentSchema.exactOptional(),
    /** Left out if no commitment comes with it. */
    contribution: contributionSchema.exactOptional(),
  }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/full",
    "match/started",
    "match/cancelled",
    "match/removed",
    "match/busy",
    "match/other-commitment",
  ],
});

export const contribute = endpoint("contribute", {
  area: "lobby",
  summary:
    "Mix a contribution into the shuffles after seeing the commitment. It can be replaced before the start.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ commitment: commitmentSchema, contribution: contributionSchema }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-yours",
    "match/started",
    "match/cancelled",
    "match/busy",
    "match/other-commitment",
  ],
});

export const leaveMatch = endpoint("leaveMatch", {
  area: "lobby",
  summary: "Get up again before the start. A host hands over; the last one out closes the match.",
  access: "signed-in",
  params: matchParams,
  problems: ["match/unknown", "match/not-yours", "match/started", "match/cancelled", "match/busy"],
});

export const kickPlayer = endpoint("kickPlayer", {
  area: "lobby",
  summary: "Free a seat of the lobby from its player or bot (host). A player cannot sit down there again.",
  access: "signed-in",
  params: matchParams.extend({ seat: z.coerce.number().int().min(0).max(15) }),
  query: z.object({
    name: z
      .string()
      .max(100)
      .exactOptional()
      .meta({ description: "The name there, as the host was shown it." }),
  }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/seat-not-found",
    "match/seats-changed",
    "match/started",
    "match/cancelled",
    "match/busy",
  ],
});

export const readmitRemoved = endpoint("readmitRemoved", {
  area: "lobby",
  summary: "Let those sit down again whom the host has removed (host).",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  problems: ["match/unknown", "match/not-host", "match/started", "match/cancelled", "match/busy"],
});

export const addBot = endpoint("addBot", {
  area: "lobby",
  summary: "Put a bot into the next free seat (host).",
  access: "signed-in",
  params: matchParams,
  body: z.object({
    level: z.string().max(40),
    temperament: z
      .string()
      .max(40)
      .exactOptional()
      .meta({
        description: `One of the game's; \`${EVEN_TEMPERED}\`: none. Absent: the service deals one that is not at the table yet.`,
      }),
  }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/full",
    "match/started",
    "match/cancelled",
    "match/busy",
    "game/unknown-bot",
  ],
});

export const startMatch = endpoint("startMatch", {
  area: "lobby",
  summary:
    "Start (host). Free seats are dropped, or filled with bots of the level `fill`, whose temperaments the service deals.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ fill: z.string().max(40).exactOptional() }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/too-few-players",
    "match/cancelled",
    "match/busy",
    "game/unknown-bot",
  ],
});

export const cancelMatch = endpoint("cancelMatch", {
  area: "lobby",
  summary: "Close a match that has not started (host).",
  access: "signed-in",
  params: matchParams,
  problems: ["match/unknown", "match/not-host", "match/started", "match/busy"],
});

export const rematch = endpoint("rematch", {
  area: "lobby",
  summary: "A lobby with the same people, bots and options once more. Asked twice, it is the same new match.",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  status: 201,
  problems: ["match/unknown", "match/not-yours", "match/not-over", "request/too-many"],
});

export const waitForSeat = endpoint("waitForSeat", {
  area: "lobby",
  summary:
    "Wait for a seat that becomes free before the start, or for one in the rematch. A private match asks for the token of its invitation. Whoever gets a seat is told.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ token: z.string().max(100).exactOptional() }),
  problems: [
    "match/unknown",
    "match/full",
    "match/started",
    "match/cancelled",
    "match/removed",
    "match/busy",
  ],
});

export const stopWaiting = endpoint("stopWaiting", {
  area: "lobby",
  summary: "Wait for a seat no longer.",
  access: "signed-in",
  params: matchParams,
  problems: ["match/unknown", "match/busy"],
});

export const tryGame = endpoint("tryGame", {
  area: "lobby",
  summary: "A match against bots, which starts with my contribution; without a session, a guest is made.",
  access: "anybody",
  body: z.object({
    game: z.string().max(60),
    seats: z.int().min(1).max(16).exactOptional(),
    level: z.string().max(40).exactOptional(),
    name: nameSchema.exactOptional(),
    locale: localeSchema,
    timeZone: browserZoneSchema.exactOptional(),
  }),
  response: z.object({ matchId: idSchema }),
  status: 201,
  problems: ["game/unknown", "game/seats-out-of-range", "game/unknown-bot", "request/too-many"],
});
