import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { endpoint, matchParams } from "./endpoint.ts";
import { matchPublicSchema, outcomeSchema } from "./match.ts";
import { clockSchema, promptSchema } from "./prompt.ts";
import { answerIdSchema, seatSchema, timeSchema } from "./values.ts";

/** Somebody the match waits for, as everybody may know it. */
export const waitingSchema = z
  .object({
    seat: seatSchema,
    topic: z.string(),
    about: z.json(),
    clock: clockSchema,
    /** When the fallback answer is given; null when no clock runs. */
    deadline: timeSchema.nullable(),
  })
  .meta({ id: "Waiting" });
export type WaitingView = z.infer<typeof waitingSchema>;

/** The table as one viewer sees it. */
export const tableViewSchema = z
  .object({
    /** The game's own view; its shape is the game's `view` type. */
    view: z.json(),
    /** What the viewer is asked, optional decisions included; empty for spectators. */
    prompts: z.array(promptSchema),
    waiting: z.array(waitingSchema),
    canUndo: z.boolean(),
    canResign: z.boolean(),
    /** The viewer's private settings (standing orders); null for spectators. */
    settings: z.json().nullable(),
    outcome: outcomeSchema.nullable(),
    /** How many events the viewer has been told, and how many of them were looked at. */
    told: z.int(),
    seen: z.int(),
  })
  .meta({ id: "TableView" });
export type TableView = z.infer<typeof tableViewSchema>;

export const matchViewSchema = z
  .object({
    match: matchPublicSchema,
    /** The viewer's seat; null for people without one. */
    viewer: seatSchema.nullable(),
    isHost: z.boolean(),
    /** Where friends are invited to; null for whom it is not meant, and once the match has started. */
    inviteUrl: z.string().nullable(),
    muted: z.boolean().meta({ description: "No mails about this match." }),
    /** Null until the match starts. */
    table: tableViewSchema.nullable(),
  })
  .meta({ id: "MatchView" });
export type MatchView = z.infer<typeof matchViewSchema>;

/** An event in the viewer's own numbering, from 1 without gaps. */
export const loggedEventSchema = z
  .object({ n: z.int(), at: timeSchema, event: z.looseObject({ type: z.string() }) })
  .meta({ id: "LoggedEvent" });
export type LoggedEvent = z.infer<typeof loggedEventSchema>;

export const matchLogSchema = z
  .object({
    events: z.array(loggedEventSchema).meta({ description: "Ascending." }),
    /** Pass as `before` for the page before this one; null at the beginning. */
    before: z.int().nullable(),
  })
  .meta({ id: "MatchLog" });
export type MatchLog = z.infer<typeof matchLogSchema>;

export const recapFrameSchema = z
  .object({
    n: z.int(),
    at: timeSchema,
    event: z.looseObject({ type: z.string() }),
    /** The viewer's view just after the event; null when it can no longer be made. */
    view: z.json().nullable(),
  })
  .meta({ id: "RecapFrame" });
export type RecapFrame = z.infer<typeof recapFrameSchema>;

export const recapSchema = z
  .object({
    frames: z.array(recapFrameSchema),
    /** Events before the first frame that were left out because there were too many. */
    skipped: z.int(),
  })
  .meta({ id: "Recap" });
export type Recap = z.infer<typeof recapSchema>;

/** All that is needed to run the whole match again, on any machine. */
export const proofSchema = z
  .object({
    game: z.string(),
    version: z.string(),
    seatCount: z.int(),
    options: z.json(),
    secret: z.string(),
    commitment: z.string(),
    contributions: z.array(z.string()),
    inputs: z.array(z.json()),
    /** What this server found: does the secret fit the commitment, and does the re-run agree with the log? */
    verdict: z.object({
      commitment: z.boolean(),
      replay: z.enum(["agrees", "differs", "rules-changed"]),
    }),
  })
  .meta({ id: "Proof" });
export type Proof = z.infer<typeof proofSchema>;

const answerProblems = [
  "match/unknown",
  "match/not-yours",
  "match/not-started",
  "match/over",
  "match/busy",
  "match/answer-id-reused",
] as const;

export const viewMatch = endpoint({
  method: "GET",
  path: "/api/matches/{id}",
  area: "play",
  summary: "The match as I see it, in the lobby or at the table. Send If-None-Match to poll cheaply.",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  problems: ["match/unknown"],
});

export const answerBodySchema = z.object({
  answerId: answerIdSchema,
  prompt: z.string().max(200),
  value: answerValueSchema,
});
export type AnswerBody = z.infer<typeof answerBodySchema>;

export const answerPrompt = endpoint({
  method: "POST",
  path: "/api/matches/{id}/answers",
  area: "play",
  summary: "Answer a prompt. Returns the match as I see it afterwards.",
  access: "signed-in",
  params: matchParams,
  body: answerBodySchema,
  response: matchViewSchema,
  problems: [
    ...answerProblems,
    "match/stale-prompt",
    "match/not-your-prompt",
    "match/illegal-answer",
    "match/already-answered",
    "match/too-many-changes",
    "match/resigned",
  ],
});

export const undoAnswer = endpoint({
  method: "POST",
  path: "/api/matches/{id}/undo",
  area: "play",
  summary: "Take back my last answer, as long as nothing was revealed and nobody answered since.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ answerId: answerIdSchema }),
  response: matchViewSchema,
  problems: [...answerProblems, "match/nothing-to-undo", "match/too-many-changes"],
});

export const resignMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/resign",
  area: "play",
  summary: "Give up: a bot plays my seat to the end.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ answerId: answerIdSchema }),
  response: matchViewSchema,
  problems: [...answerProblems, "match/resigned"],
});

export const changeSettings = endpoint({
  method: "PUT",
  path: "/api/matches/{id}/settings",
  area: "play",
  summary: "Replace my private settings (standing orders). Taking part again ends the autopilot.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ answerId: answerIdSchema, settings: z.json() }),
  response: matchViewSchema,
  problems: [...answerProblems, "match/illegal-settings", "match/too-many-changes", "match/resigned"],
});

export const readLog = endpoint({
  method: "GET",
  path: "/api/matches/{id}/log",
  area: "play",
  summary: "A page of the log as I was told it: the newest, or the one before `before`.",
  access: "signed-in",
  params: matchParams,
  query: z.object({
    before: z.coerce.number().int().min(1).exactOptional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: matchLogSchema,
  problems: ["match/unknown", "match/not-started"],
});

export const readRecap = endpoint({
  method: "GET",
  path: "/api/matches/{id}/recap",
  area: "play",
  summary:
    "What happened since I last looked (or since event `from`), each event with the table at that moment.",
  access: "signed-in",
  params: matchParams,
  query: z.object({ from: z.coerce.number().int().min(0).exactOptional() }),
  response: recapSchema,
  problems: ["match/unknown", "match/not-started"],
});

export const markSeen = endpoint({
  method: "PUT",
  path: "/api/matches/{id}/seen",
  area: "play",
  summary: "I have looked at my log up to this event.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ seen: z.int().min(0) }),
  problems: ["match/unknown", "match/not-yours"],
});

export const muteMatch = endpoint({
  method: "PUT",
  path: "/api/matches/{id}/muted",
  area: "play",
  summary: "Mails about this match: no, or yes again.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ muted: z.boolean() }),
  problems: ["match/unknown", "match/not-yours"],
});

export const readProof = endpoint({
  method: "GET",
  path: "/api/matches/{id}/proof",
  area: "play",
  summary: "The secret and every answer of a match that is over, to check every shuffle.",
  access: "signed-in",
  params: matchParams,
  response: proofSchema,
  problems: ["match/unknown", "match/not-over"],
});
