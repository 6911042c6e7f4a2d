/** The kinds of notifications: the preference each belongs to, when it is still true, and its text. */

import type { PreferenceName } from "@consigliere/contract/preferences";
import { format } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { isAwaited, type Place, personIn } from "../match/people.ts";
import type { TalkRead } from "../match/talks.ts";
import { gameName, namesAt, othersIn, type Words, wordsIn } from "../words.ts";
import { CORRECTION, correctionFor, correctionLines } from "./correction.ts";
import { deadlineLine } from "./deadline-line.ts";
import { dealingLines } from "./dealing-lines.ts";
import { decisionIn } from "./decision-key.ts";
import { type Choice, decisionText } from "./decision-text.ts";
import type { NotificationText } from "./notification-text.ts";
import { shortened } from "./push/shortened.ts";
import { REPORT, reportedIn } from "./report-letter.ts";
import { figuresAt, tableText } from "./table-text.ts";

export const YOUR_TURN = "your-turn";
export const MATCH_START = "match-start";
export const MATCH_END = "match-end";
/** The time for a decision is running out. */
export const REMINDER = "reminder";
/** Somebody at the table waits for the reader. */
export const NUDGE = "nudge";
/**
 * A table is open that waits for the reader's contribution to its shuffles: for another match, for one of their club's,
 * or for one where they had waited for a seat.
 */
export const REMATCH = "rematch";

/** The subject of a notification. */
export interface Facts {
  /** Names the notification within its kind and match. */
  readonly key: string;
  readonly meta: MatchMeta;
  /** The reader's row, and their place at the table. */
  readonly row: Membership;
  readonly place: Place;
  /** The letters that the reader may read. */
  readonly talks?: readonly TalkRead[];
}

/** The length of a reported letter that is quoted. */
const LONGEST_REPORTED = 300;

interface Kind {
  readonly preference: PreferenceName;
  readonly isTrue: (facts: Facts) => boolean;
  /** The kind that already tells this, if it is told of the same match. */
  readonly goesWith?: string;
  /** Null: it was true a moment ago, and is no longer. */
  readonly says: (context: Context, reader: Profile, facts: Facts) => Promise<Said | null>;
}

/** The text of a kind, apart from the link to the table. */
interface Said extends Pick<NotificationText, "news" | "headline" | "figures" | "picture" | "smallPrint"> {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly answers?: readonly Choice[];
}

const kinds = {
  [YOUR_TURN]: {
    preference: "yourTurn",
    isTrue: ({ key, row }) => row.promptIds.includes(key),
    says: async (context, reader, facts) => {
      const words = await wordsIn(reader.locale);
      const decision = await decisionText(context, reader, facts);
      if (decision === null) return null;
      const { question, stakes, answers, about, after, ...shown } = decision;
      return {
        ...shown,
        heading: headingOf("yourTurn", words, facts),
        figures: figuresAt(facts, about),
        lines: [question, ...stakes, ...deadlineLine(words, reader, facts.row, after)],
        smallPrint: isFirst(facts) ? dealingLines(words, facts) : [],
        answers,
      };
    },
  },
  [REMINDER]: {
    preference: "yourTurn",
    isTrue: ({ key, row }) => row.promptIds.includes(decisionIn(key)),
    goesWith: YOUR_TURN,
    says: async (context, reader, facts) => {
      const decision = await decisionAgain(context, reader, facts);
      if (decision === null) return null;
      const { words, question, stakes, deadline, about, ...shown } = decision;
      return {
        ...shown,
        heading: headingOf("reminder", words, facts),
        figures: figuresAt(facts, about),
        lines: [...deadline, question, ...stakes],
      };
    },
  },
  [NUDGE]: {
    preference: "yourTurn",
    isTrue: ({ key, row }) => row.promptIds.includes(decisionIn(key)),
    goesWith: YOUR_TURN,
    says: async (context, reader, facts) => {
      const decision = await decisionAgain(context, reader, facts);
      if (decision === null) return null;
      const { words, question, stakes, deadline, about: _, ...shown } = decision;
      const nudger = nudgerIn(facts);
      const name = namesAt(words, facts.meta)(nudger);
      return {
        ...shown,
        heading: words("notification.nudge.heading", { ...namesIn(words, facts), name }),
        figures: figuresAt(facts, [nudger]),
        lines: [words("notification.nudge.line", { name }), question, ...stakes, ...deadline],
      };
    },
  },
  [CORRECTION]: {
    preference: "yourTurn",
    isTrue: (facts) => correctionFor(facts, facts.place.plays) !== undefined,
    says: async (_, reader, facts) => {
      const words = await wordsIn(reader.locale);
      const offer = correctionFor(facts, facts.place.plays);
      if (offer === undefined) return null;
      return {
        heading: headingOf("correction", words, facts),
        figures: figuresAt(facts),
        lines: correctionLines(words, reader, facts.meta, offer),
      };
    },
  },
  [MATCH_START]: {
    preference: "matchStart",
    isTrue: ({ row }) => row.status === "playing",
    goesWith: YOUR_TURN,
    says: (context, reader, facts) => beginning("matchStart", context, reader, facts),
  },
  [REMATCH]: {
    preference: "matchStart",
    isTrue: ({ meta, row }) => isAwaited(meta, row.userId),
    says: (context, reader, facts) => beginning(callIn(facts), context, reader, facts),
  },
  [REPORT]: {
    preference: "yourTurn",
    isTrue: ({ meta, row }) => meta.host === row.userId,
    says: async ({ store }, reader, facts) => {
      const { meta, key } = facts;
      const letter = await store.letters.get(meta.id, reportedIn(key));
      if (letter === undefined || letter.hidden !== undefined) return null;
      const words = await wordsIn(reader.locale);
      const name = namesAt(words, meta)(letter.seat);
      const text = shortened(letter.text.replaceAll(/\s+/g, " "), LONGEST_REPORTED, reader);
      return {
        heading: headingOf("report", words, facts),
        figures: figuresAt(facts, [letter.seat]),
        lines: [words("notification.report.line", { name }), text, words("notification.report.what")],
      };
    },
  },
  [MATCH_END]: {
    preference: "matchEnd",
    isTrue: () => true,
    says: async (context, reader, facts) => {
      const words = await wordsIn(reader.locale);
      const shown = await tableText(context, reader, facts);
      const { sentences = [], headline } = shown?.news ?? {};
      return {
        heading: headingOf("matchEnd", words, facts),
        headline: headline?.sentence,
        news: sentences,
        picture: shown?.picture,
        figures: figuresAt(facts, headline?.about),
        lines: endLines(words, facts),
      };
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Names the reminders of a decision, from 1. */
export function reminderKey(promptId: string, count: number): string {
  return `${promptId}@${count}`;
}

/** Names a nudge about a decision, by when it was given (ISO). */
export function nudgeKey(promptId: string, at: string): string {
  return `${promptId}@${at}`;
}

/** The seat of the player who nudged; -1 if they no longer sit there. */
function nudgerIn(facts: Facts): number {
  const by = nudgeIn(facts)?.by;
  return by === undefined ? -1 : facts.meta.seats.findIndex((seat) => personIn(seat) === by);
}

const nudgeIn = ({ key, meta }: Pick<Facts, "key" | "meta">) =>
  meta.nudges?.find(({ at }) => key.endsWith(`@${at}`));

/** The user id of the person who calls for the reader by a notification; undefined: nobody does. */
export function callerOf(kind: string, facts: Pick<Facts, "key" | "meta">): string | undefined {
  if (kind === REMATCH) return facts.meta.host;
  return kind === NUDGE ? nudgeIn(facts)?.by : undefined;
}

/**
 * The decision of a reminder or nudge, as it is asked now; null: it is no longer asked. The events were told with the
 * decision itself.
 */
async function decisionAgain(context: Context, reader: Profile, facts: Facts) {
  const words = await wordsIn(reader.locale);
  const decision = await decisionText(context, reader, { ...facts, key: decisionIn(facts.key) });
  if (decision === null) return null;
  const { question, stakes, answers, picture, about, after } = decision;
  const deadline = deadlineLine(words, reader, facts.row, after);
  return { words, question, stakes, answers, picture, about, deadline };
}

/** The ids of what a notification asks its reader, as their row has them; empty: it is only news. */
export function asksIn({
  kind,
  matchId,
  key,
}: { readonly kind: string } & Pick<Membership, "matchId"> & Pick<Facts, "key">): string[] {
  if (kind === REMATCH) return [matchId];
  return kind === YOUR_TURN || kind === REMINDER || kind === NUDGE ? [decisionIn(key)] : [];
}

/** The kind of that name; undefined for kinds of other versions of the code. */
export function kindNamed(name: string): Kind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;
}

/** Whether a match has many notifications of a kind, one after the other: decisions, but not its start or end. */
export function isOneOfMany(kind: string): boolean {
  return kind === YOUR_TURN;
}

function callIn({ meta, row }: Facts): "seatFree" | "clubCall" | "rematch" {
  if (meta.seats.some((seat) => personIn(seat) === row.userId && seat.waited === true)) return "seatFree";
  return meta.rematchOf === undefined ? "clubCall" : "rematch";
}

function headingOf(kind: string, words: Words, facts: Facts): string {
  return words(`notification.${kind}.heading`, namesIn(words, facts));
}

function namesIn(words: Words, { meta, row }: Facts): { game: string; others: string } {
  return { game: gameName(words, meta.game), others: othersIn(words, row.opponents) };
}

async function beginning(
  kind: "matchStart" | ReturnType<typeof callIn>,
  context: Context,
  reader: Profile,
  facts: Facts,
): Promise<Said> {
  const words = await wordsIn(reader.locale);
  const shown = await tableText(context, reader, facts);
  return {
    heading: headingOf(kind, words, facts),
    figures: figuresAt(facts),
    picture: shown?.picture,
    lines: [words(`notification.${kind}.line`, namesIn(words, facts))],
    smallPrint: dealingLines(words, facts),
  };
}

/** Whether this is the first message about the match, apart from its start. */
function isFirst({ key, row }: Facts): boolean {
  return row.notifiedPrompts.every((each) => [key, MATCH_START, REMATCH].includes(each));
}

function endLines(words: Words, { meta, row }: Facts): string[] {
  const { place } = row.summary;
  const outcome = meta.outcome as { reason: string } | undefined;
  const story = storyOf(meta.game);
  const reader = { seat: row.seat ?? "spectator", nameOf: namesAt(words, meta) } as const;
  return [
    ...(outcome === undefined || story === undefined
      ? []
      : [format(words, story.phraseOfOutcome(outcome.reason), reader)]),
    ...(place === null ? [] : [words("notification.matchEnd.place", { place })]),
  ];
}
