import { proofSchema as wholeProofSchema } from "@consigliere/engine/proof";
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { endpoint, matchParams } from "./endpoint.ts";
import { delaySchema, matchPublicSchema, outcomeSchema, wakingHoursSchema } from "./match.ts";
import { LONGEST_BRIEF, LONGEST_LOAN, LONGEST_NOTES } from "./notes.ts";
import { channelNames } from "./preferences.ts";
import { clockSchema, promptSchema } from "./prompt.ts";
import { answerIdSchema, seatSchema, timeSchema } from "./values.ts";

/** Somebody the match waits for, as everybody may know it. */
const waitingSchema = z
  .object({
    seat: seatSchema,
    topic: z.string(),
    about: z.json(),
    clock: clockSchema,
    /** The rules answer for this seat, unless one of its player's orders says otherwise. */
    byRule: z.literal(true).exactOptional(),
    /** When it was asked. */
    since: timeSchema.exactOptional(),
    /** When the fallback answer is given; null if no clock runs. */
    deadline: timeSchema.nullable(),
    /**
     * Seats whose players want a bot to play for this one. Only if the match votes on it, for a day after time is out.
     */
    votes: z.array(seatSchema).exactOptional(),
    /** The last player who nudged this one about it, and when; absent: nobody yet. */
    nudged: z.object({ by: seatSchema, at: timeSchema }).exactOptional(),
  })
  .meta({ id: "Waiting" });
export type WaitingView = z.infer<typeof waitingSchema>;

/** The table as one viewer sees it. */
const tableViewSchema = z
  .object({
    /** The game's own view; its shape is the game's `view` type. */
    view: z.json(),
    /** The viewer's prompts, optional decisions included; empty for spectators. */
    prompts: z.array(promptSchema),
    waiting: z.array(waitingSchema),
    /** By seat, the minutes left of the reserve when the open decisions were asked. */
    reserves: z.array(z.int()).exactOptional(),
    canUndo: z.boolean(),
    canResign: z.boolean(),
    /** The viewer's private settings (standing orders); null for spectators. */
    settings: z.json().nullable(),
    outcome: outcomeSchema.nullable(),
    /** How many events the viewer has been told, and how many of them they have looked at. */
    told: z.int(),
    seen: z.int(),
  })
  .meta({ id: "TableView" });
export type TableView = z.infer<typeof tableViewSchema>;

/** The connection by which a page gets the news of its match. */
const liveSchema = z
  .object({
    revision: z
      .string()
      .meta({ description: "The version of what I see. When it changes, what I see has changed." }),
    ticket: z.string().meta({ description: "Opens the socket of this page for the next ten minutes." }),
  })
  .meta({ id: "Live" });

const onlyBySchema = z.enum(channelNames).nullable().meta({
  description: "The only channel for messages about this match; null: the same channels as for any match.",
});

export const matchViewSchema = z
  .object({
    match: matchPublicSchema,
    /** The viewer's own seat, from whichever chair the table is seen; null for people without one. */
    viewer: seatSchema.nullable(),
    isHost: z.boolean(),
    /** The invitation's address; null for people it is not meant for, and once the match has started. */
    inviteUrl: z.string().nullable(),
    spectatorsUrl: z.string().exactOptional().meta({
      description:
        "The address at which anybody may watch the match. Only its host sees it, once there is such a link.",
    }),
    /** Names of people whom the host has removed and not let in again; only for the host of a lobby. */
    replayUrl: z.string().exactOptional().meta({
      description:
        "The address at which anybody may watch its replay, once it is over and if that was agreed.",
    }),
    offer: z
      .object({ url: z.string(), until: timeSchema })
      .exactOptional()
      .meta({ description: "The address at which a friend may take my seat until then." }),
    isBorrowed: z
      .literal(true)
      .exactOptional()
      .meta({ description: "I play here in a seat that somebody else has lent to me." }),
    removed: z.array(z.string()),
    /** For those who sit in a lobby: when they are awake. Null: too few have said where they live. */
    hours: wakingHoursSchema.nullable(),
    /** Names of people who wait for a seat, in their order; only for those who sit in a lobby. */
    queue: z.array(z.string()),
    muted: z.boolean().meta({ description: "No messages about this match." }),
    onlyBy: onlyBySchema,
    /** Null until the cards are dealt. */
    table: tableViewSchema.nullable(),
    head: z.string().exactOptional().meta({
      description:
        "Head of the chain over the records, up to the last record that changed what I see (docs/fair-dealing.md). With a stored head you can check at the end whether records were rewritten.",
    }),
    live: liveSchema,
  })
  .meta({ id: "MatchView" });
export type MatchView = z.infer<typeof matchViewSchema>;

const ownSchema = z
  .literal(true)
  .exactOptional()
  .meta({ description: "Not everybody was told about it, so no letter can quote it." });

/** An event in the viewer's own numbering, from 1 without gaps. */
export const loggedEventSchema = z
  .object({ n: z.int(), at: timeSchema, event: z.looseObject({ type: z.string() }), own: ownSchema })
  .meta({ id: "LoggedEvent" });
export type LoggedEvent = z.infer<typeof loggedEventSchema>;

const matchLogSchema = z
  .object({
    events: z.array(loggedEventSchema).meta({ description: "Ascending." }),
    /** Pass as `before` for the page before this one; null at the beginning. */
    before: z.int().nullable(),
  })
  .meta({ id: "MatchLog" });
export type MatchLog = z.infer<typeof matchLogSchema>;

const recapFrameSchema = z
  .object({
    n: z.int(),
    at: timeSchema,
    event: z.looseObject({ type: z.string() }),
    own: ownSchema,
    /** The viewer's view just after the event; null when it can no longer be made. */
    view: z.json().nullable(),
    views: z
      .array(z.record(z.string(), z.json()))
      .exactOptional()
      .meta({ description: "If all hands are open: by seat, the members in which its view differs." }),
  })
  .meta({ id: "RecapFrame" });
export type RecapFrame = z.infer<typeof recapFrameSchema>;

const recapSchema = z
  .object({
    frames: z.array(recapFrameSchema),
    /** Events before the first frame that were left out because there were too many. */
    skipped: z.int(),
  })
  .meta({ id: "Recap" });
export type Recap = z.infer<typeof recapSchema>;

const matchLookSchema = matchViewSchema
  .extend({
    recap: recapSchema.exactOptional().meta({ description: "Present if `since` asks for it." }),
    isByLink: z
      .literal(true)
      .exactOptional()
      .meta({ description: "A key has opened the table: I may look and answer, and nothing else." }),
  })
  .meta({ id: "MatchLook" });
export type MatchLook = z.infer<typeof matchLookSchema>;

/** Everything needed to check the dealing, and to run the match again. */
export const proofSchema = wholeProofSchema.meta({ id: "Proof" });

/** A number below 16, and no other text that can be read as one. */
const chairSchema = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(seatSchema)
  .meta({
    description:
      "Look from this chair. Possible after the end of a match with `openAtEnd`, for people who sat at the table, or for anybody if its replay is public.",
  });
/** A number of events, and no other text that can be read as a number. */
const countSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const sinceSchema = z.union([z.literal("seen"), countSchema]).meta({
  description:
    "The number of events that I have. The reply contains the later events, each with the table at that moment. `seen`: the number that I have looked at.",
});
export type Since = z.infer<typeof sinceSchema>;
const withNews = z.object({ since: sinceSchema.exactOptional() });

const chairProblems = [
  "match/not-started",
  "match/not-yours",
  "match/not-over",
  "match/not-open",
  "match/seat-not-found",
] as const;

const answerProblems = [
  "match/unknown",
  "match/not-yours",
  "match/not-started",
  "match/over",
  "match/busy",
  "match/answer-id-reused",
  "request/too-many",
] as const;

export const viewMatch = endpoint("viewMatch", {
  area: "play",
  summary:
    "The match as I see it, in the lobby or at the table, with the events since my last look. Send If-None-Match to poll cheaply.",
  access: "at-table",
  params: matchParams,
  query: withNews.extend({
    until: countSchema
      .meta({ description: "With `since`: the last event of the reply, instead of the newest." })
      .exactOptional(),
    seen: countSchema
      .meta({
        description:
          "The number of events, of those that I have (`since`), that I have looked at. From my own chair.",
      })
      .exactOptional(),
    as: chairSchema.exactOptional(),
    hands: z
      .literal("open")
      .meta({
        description:
          "With `since`: the reply also contains the view of every seat. Allowed whenever `as` is.",
      })
      .exactOptional(),
  }),
  response: matchLookSchema,
  problems: ["match/unknown", "match/cancelled", ...chairProblems],
});

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

export const readLog = endpoint("readLog", {
  area: "play",
  summary: "A page of the log as I was told it: the newest, or the one before `before`.",
  access: "at-table",
  params: matchParams,
  query: z.object({
    before: z.coerce.number().int().min(1).exactOptional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    as: chairSchema.exactOptional(),
  }),
  response: matchLogSchema,
  problems: ["match/unknown", "match/cancelled", ...chairProblems],
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

export const inviteSpectators = endpoint("inviteSpectators", {
  area: "play",
  summary:
    "Make a link by which anybody may watch the public part of the match (host). An earlier link stops working.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ delayMinutes: delaySchema }),
  response: matchViewSchema,
  problems: [
    "match/unknown",
    "match/not-host",
    "match/over",
    "match/cancelled",
    "match/busy",
    "request/too-many",
  ],
});

export const dismissSpectators = endpoint("dismissSpectators", {
  area: "play",
  summary: "Take the link for spectators back (host): it shows nothing from then on.",
  access: "signed-in",
  params: matchParams,
  response: matchViewSchema,
  problems: ["match/unknown", "match/not-host", "match/busy"],
});

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

export const muteMatch = endpoint("muteMatch", {
  area: "play",
  summary: "Messages about this match: none, or some again; by one channel alone, or as of any match.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ muted: z.boolean(), onlyBy: onlyBySchema.exactOptional() }),
  problems: ["match/unknown", "match/not-yours"],
});

const notesSchema = z
  .object({
    text: z.string().max(LONGEST_NOTES),
    edition: z
      .int()
      .min(0)
      // There must be one after it.
      .max(Number.MAX_SAFE_INTEGER - 1)
      .meta({ description: "The number of times they were written; 0: never." }),
  })
  .meta({ id: "Notes" });

/** An order as its game understands it. */
const orderSchema = z.object({
  kind: z.string(),
  when: z.record(z.string(), z.union([z.array(z.string()), z.literal(true), z.number()])),
  answers: z.array(answerValueSchema),
});

const orderDeedSchema = z
  .object({
    n: z.int().meta({ description: "The number of the event of mine with which it became visible." }),
    at: timeSchema,
    topic: z.string(),
    about: z.json(),
    value: answerValueSchema
      .nullable()
      .meta({ description: "The answer that was given for me; null: none." }),
    order: orderSchema
      .nullable()
      .meta({ description: "The order that answered; null: my settings answered, or nothing did." }),
    dropped: z
      .array(z.object({ order: orderSchema, answer: answerValueSchema, obstacle: z.string() }))
      .meta({ description: "The orders for this question that could not be carried out." }),
    planned: z
      .int()
      .exactOptional()
      .meta({ description: "The step of my plan, from 0, that answered; absent: none did." }),
  })
  .meta({ id: "OrderDeed" });
export type OrderDeed = z.infer<typeof orderDeedSchema>;

export const readOrderDeeds = endpoint("readOrderDeeds", {
  area: "play",
  summary: "What my standing orders did in this match, the newest first. Nobody else can read it.",
  access: "signed-in",
  params: matchParams,
  response: z.object({ deeds: z.array(orderDeedSchema) }),
  problems: ["match/unknown", "match/not-yours"],
});

const factSchema = z.union([
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.number()),
]);

const pastQuestionSchema = z
  .object({
    n: z.int().meta({ description: "The number of the event of mine with which my answer became visible." }),
    prompt: promptSchema.meta({ description: "The question as it was asked." }),
    facts: z
      .record(z.string(), factSchema)
      .meta({ description: "What my orders could have looked at, by the names of their conditions." }),
    value: answerValueSchema.meta({ description: "My answer." }),
  })
  .meta({ id: "PastQuestion" });
export type PastQuestion = z.infer<typeof pastQuestionSchema>;

export const readPastQuestions = endpoint("readPastQuestions", {
  area: "play",
  summary:
    "The last questions of this match that I answered myself and an order could have answered, the newest first. Nobody else can read them.",
  access: "signed-in",
  params: matchParams,
  response: z.object({ questions: z.array(pastQuestionSchema) }),
  problems: [
    ...(["match/unknown", "match/not-yours", "match/not-started", "match/cancelled", "match/busy"] as const),
  ],
});

export const readPlannable = endpoint("readPlannable", {
  area: "play",
  summary:
    "The questions that I can plan answers to (`plan` of my settings), as they would be asked now. Nobody else can read them.",
  access: "signed-in",
  params: matchParams,
  response: z.object({ prompts: z.array(promptSchema) }),
  problems: [
    ...(["match/unknown", "match/not-yours", "match/not-started", "match/cancelled", "match/busy"] as const),
  ],
});

export const readNotes = endpoint("readNotes", {
  area: "play",
  summary: "What I wrote for myself at this table. Nobody else can read it.",
  access: "signed-in",
  params: matchParams,
  response: notesSchema,
  problems: ["match/unknown", "match/not-yours"],
});

export const writeNotes = endpoint("writeNotes", {
  area: "play",
  summary: "Writes my notes over the edition that was read.",
  access: "signed-in",
  params: matchParams,
  body: notesSchema,
  response: notesSchema,
  problems: ["match/unknown", "match/not-yours", "match/notes-changed"],
});

export const readPicture = endpoint("readPicture", {
  area: "play",
  summary: "The board as everybody may see it, as a picture in which what is mine is lit.",
  access: "at-table",
  params: matchParams,
  query: z.object({
    at: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .meta({ description: "`picture` of my dashboard's row. It changes when the picture changes." }),
  }),
  media: "image/svg+xml",
  isLasting: true,
  response: z.string(),
  problems: ["match/unknown", "match/not-started", "match/cancelled", "match/busy", "game/unknown"],
});

export const readProof = endpoint("readProof", {
  area: "play",
  summary: "Everything that it takes to check the dealing of a match that is over.",
  access: "at-table",
  params: matchParams,
  response: proofSchema,
  problems: ["match/unknown", "match/not-over"],
});
