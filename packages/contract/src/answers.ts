/** The acts of a player at the table. */
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { endpoint, matchParams } from "./endpoint.ts";
import { matchLookSchema, matchViewSchema, onlyBySchema, withNews } from "./play.ts";
import { answerIdSchema } from "./values.ts";

const answerProblems = [
  "match/unknown",
  "match/not-yours",
  "match/not-started",
  "match/over",
  "match/busy",
  "match/answer-id-reused",
  "request/too-many",
] as const;

const answerBodySchema = z.object({
  answerId: answerIdSchema,
  prompt: z.string().max(200),
  value: answerValueSchema,
});
export type AnswerBody = z.infer<typeof answerBodySchema>;

export const answerPrompt = endpoint("answerPrompt", {
  area: "play",
  summary: "Answer a prompt. Returns the match as I see it afterwards.",
  access: "at-table",
  params: matchParams,
  query: withNews,
  body: answerBodySchema,
  response: matchLookSchema,
  problems: [
    ...answerProblems,
    "match/stale-prompt",
    "match/illegal-answer",
    "match/already-answered",
    "match/too-many-changes",
    "match/resigned",
  ],
});

export const undoAnswer = endpoint("undoAnswer", {
  area: "play",
  summary: "Take back my last answer, as long as nothing was revealed and nobody answered since.",
  access: "at-table",
  params: matchParams,
  query: withNews,
  body: z.object({ answerId: answerIdSchema }),
  response: matchLookSchema,
  problems: [...answerProblems, "match/nothing-to-undo", "match/too-many-changes", "match/resigned"],
});

export const resignMatch = endpoint("resignMatch", {
  area: "play",
  summary:
    "Give up: a bot plays my seat to the end: `bot`, a level or `level:temperament`, or the one that stands in for me.",
  access: "signed-in",
  params: matchParams,
  query: withNews,
  body: z.object({ answerId: answerIdSchema, bot: z.string().max(40).exactOptional() }),
  response: matchLookSchema,
  problems: [...answerProblems, "match/resigned", "game/unknown-bot"],
});

export const changeSettings = endpoint("changeSettings", {
  area: "play",
  summary:
    "Replace my private settings (standing orders, a plan). With `was`, only the members that differ from it change; one that another page has changed meanwhile is refused. Taking part again ends the autopilot.",
  access: "signed-in",
  params: matchParams,
  query: withNews,
  body: z.object({
    answerId: answerIdSchema,
    settings: z.json(),
    was: z.json().exactOptional().meta({ description: "The settings that the new ones were made from." }),
  }),
  response: matchLookSchema,
  problems: [
    ...answerProblems,
    "match/illegal-settings",
    "match/settings-changed",
    "match/too-many-changes",
    "match/resigned",
  ],
});

const clockProblems = [
  "match/unknown",
  "match/not-yours",
  "match/not-started",
  "match/cancelled",
  "match/over",
  "match/busy",
] as const;

export const pauseMatch = endpoint("pauseMatch", {
  area: "play",
  summary:
    "Vote to stop all clocks, which stop as soon as all players want it; or start them again, which any player may do at once.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ paused: z.boolean() }),
  response: matchViewSchema,
  problems: [...clockProblems, "match/not-pausable"],
});

export const voteSubstitute = endpoint("voteSubstitute", {
  area: "play",
  summary:
    "Vote for a bot in a seat that is out of time. When more than half of the others do, it plays until the player is back.",
  access: "signed-in",
  params: matchParams.extend({ seat: z.coerce.number().int().min(0).max(15) }),
  response: matchViewSchema,
  problems: [...clockProblems, "match/no-vote"],
});

export const answerCorrection = endpoint("answerCorrection", {
  area: "play",
  summary:
    "Agree to a correction of the rules that came while the match was running, or keep the old rules. It counts as soon as all players agree, or when a day has passed in which nobody objected. Until then I may change my mind.",
  access: "at-table",
  params: matchParams.extend({ correction: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
  body: z.object({ agrees: z.boolean() }),
  response: matchLookSchema,
  problems: [...clockProblems, "match/no-correction", "match/resigned"],
});

export const nudgePlayer = endpoint("nudgePlayer", {
  area: "play",
  summary:
    "Tell a player who has kept the match waiting for hours that I am waiting. Possible once a day for each decision, by any one player.",
  access: "signed-in",
  params: matchParams.extend({ seat: z.coerce.number().int().min(0).max(15) }),
  response: matchViewSchema,
  problems: [
    ...clockProblems,
    "match/seat-not-found",
    "match/own-seat",
    "match/no-person-there",
    "match/not-waited-for",
    "match/nudge-too-soon",
  ],
});

export const muteMatch = endpoint("muteMatch", {
  area: "play",
  summary: "Messages about this match: none, or some again; by one channel alone, or as of any match.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ muted: z.boolean(), onlyBy: onlyBySchema.exactOptional() }),
  problems: ["match/unknown", "match/not-yours"],
});
