/** A match as somebody sees it. */
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { endpoint, matchParams } from "./endpoint.ts";
import { matchPublicSchema, outcomeSchema, wakingHoursSchema } from "./match.ts";
import { channelNames } from "./preferences.ts";
import { clockSchema, promptSchema } from "./prompt.ts";
import { seatSchema, timeSchema } from "./values.ts";

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

/** A correction of the rules about which the players of a running match are asked. */
const correctionSchema = z
  .object({
    name: z.string().meta({ description: "Names it in the messages of its game." }),
    until: timeSchema.meta({ description: "It counts from then on, unless somebody objects." }),
    agreed: z.array(seatSchema),
    objected: z.array(seatSchema).meta({
      description: "With one of them the match keeps its old rules, unless they change their minds.",
    }),
    silent: z.array(seatSchema).meta({ description: "Seats whose players have said nothing yet." }),
  })
  .meta({ id: "Correction" });
export type CorrectionView = z.infer<typeof correctionSchema>;

/** The connection by which a page gets the news of its match. */
const liveSchema = z
  .object({
    revision: z
      .string()
      .meta({ description: "The version of what I see. When it changes, what I see has changed." }),
    ticket: z.string().meta({ description: "Opens the socket of this page for the next ten minutes." }),
  })
  .meta({ id: "Live" });

export const onlyBySchema = z.enum(channelNames).nullable().meta({
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
    corrections: z.array(correctionSchema).exactOptional().meta({
      description:
        "Corrections of the rules that came while the match was running, and by which it does not go; only for those at the table. Absent: none.",
    }),
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
  .object({
    n: z.int(),
    at: timeSchema,
    event: z.looseObject({ type: z.string() }),
    own: ownSchema,
    apart: z
      .object({
        everyone: z.looseObject({ type: z.string() }).nullable(),
        seats: z.record(z.string(), z.looseObject({ type: z.string() })),
      })
      .exactOptional()
      .meta({
        description:
          "If all hands are open: the event as everybody was told it, and by seat as some were told more. Absent: all were told the same.",
      }),
  })
  .meta({ id: "LoggedEvent" });
export type LoggedEvent = z.infer<typeof loggedEventSchema>;

/** The settings and sealed answers of a player at a moment, which only they saw then. */
const papersSchema = z
  .object({
    settings: z.record(z.string(), z.json()).meta({
      description:
        "The orders, the plan and the other settings of the seat, as far as they are not the usual ones.",
    }),
    sealed: z
      .array(z.object({ topic: z.string(), about: z.json(), value: answerValueSchema }))
      .meta({ description: "The answers that were given and not revealed yet." }),
  })
  .meta({ id: "Papers" });
export type Papers = z.infer<typeof papersSchema>;

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
    papers: z.record(z.string(), papersSchema).exactOptional().meta({
      description:
        "If papers are open: by seat, what its player had left, where that has changed since the frame before; on the first frame, of each chair that I look from.",
    }),
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

export const matchLookSchema = matchViewSchema
  .extend({
    recap: recapSchema.exactOptional().meta({ description: "Present if `since` asks for it." }),
    isByLink: z
      .literal(true)
      .exactOptional()
      .meta({ description: "A key has opened the table: I may look and answer, and nothing else." }),
  })
  .meta({ id: "MatchLook" });
export type MatchLook = z.infer<typeof matchLookSchema>;

/** A number below 16, and no other text that can be read as one. */
export const chairSchema = z
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
export const withNews = z.object({ since: sinceSchema.exactOptional() });

export const chairProblems = [
  "match/not-started",
  "match/not-yours",
  "match/not-over",
  "match/not-open",
  "match/seat-not-found",
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
    papers: z
      .literal("open")
      .meta({
        description:
          "With `since`, after the end: the reply also contains what the players had left of whose chairs I look from: of all with `hands`, else of the one, which may be my own of any match.",
      })
      .exactOptional(),
  }),
  response: matchLookSchema,
  problems: ["match/unknown", "match/cancelled", ...chairProblems],
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
