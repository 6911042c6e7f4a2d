/** The kinds of notifications: which preference each belongs to, when it is still true, and what it says. */

import type { PreferenceName } from "@consigliere/contract/preferences";
import { knownTimeZone } from "@consigliere/contract/values";
import { tell } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { clockOf } from "../match/clock.ts";
import { personIn } from "../match/people.ts";
import type { RowSummary } from "../match/rows.ts";
import { gameName, type Words, wordsIn } from "../words.ts";
import { dealingLines } from "./dealing-lines.ts";
import { decisionText } from "./decision-text.ts";
import type { NotificationText } from "./notification-text.ts";

export const YOUR_TURN = "your-turn";
export const MATCH_START = "match-start";
export const MATCH_END = "match-end";
/** The time for a decision is running out. */
export const REMINDER = "reminder";
/** The table of a match that is over is open for another, which waits for the reader's part in its shuffles. */
export const REMATCH = "rematch";

/** What a notification is about. */
export interface Facts {
  /** Names the notification within its kind and match. */
  readonly key: string;
  readonly meta: MatchMeta;
  /** The reader's. */
  readonly row: Membership;
}

interface Kind {
  readonly preference: PreferenceName;
  readonly isTrue: (facts: Facts) => boolean;
  /** The kind that, told of the same match, says this as well. */
  readonly goesWith?: string;
  readonly says: (context: Context, reader: Profile, facts: Facts) => Promise<Said>;
}

/** What a kind says beside the way to the table. */
interface Said extends Pick<NotificationText, "news" | "headline" | "picture"> {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly answers?: NotificationText["links"];
}

const kinds = {
  [YOUR_TURN]: {
    preference: "yourTurn",
    isTrue: ({ key, row }) => row.promptIds.includes(key),
    says: async (context, reader, facts) => {
      const words = await wordsIn(reader.locale);
      const { question, answers, news, picture } = await decisionText(context, reader, facts);
      const deadline = deadlineLine(words, reader, facts);
      const dealing = isFirst(facts) ? dealingLines(words, facts.meta, reader.userId) : [];
      return {
        heading: headingOf("yourTurn", words, facts),
        news: news.sentences,
        headline: news.headline,
        picture,
        lines: [question, ...deadline, ...dealing],
        answers,
      };
    },
  },
  [REMINDER]: {
    preference: "yourTurn",
    isTrue: ({ key, row }) => row.promptIds.includes(remindedOf(key)),
    goesWith: YOUR_TURN,
    says: async (context, reader, facts) => {
      const words = await wordsIn(reader.locale);
      const { question, answers, picture } = await decisionText(context, reader, {
        ...facts,
        key: remindedOf(facts.key),
      });
      const lines = [...deadlineLine(words, reader, facts), question];
      return { heading: headingOf("reminder", words, facts), picture, lines, answers };
    },
  },
  [MATCH_START]: {
    preference: "matchStart",
    isTrue: ({ row }) => row.status === "playing",
    goesWith: YOUR_TURN,
    says: (_, reader, facts) => beginning("matchStart", reader, facts),
  },
  [REMATCH]: {
    preference: "matchStart",
    isTrue: ({ meta, row }) => isAwaited(meta, row.userId),
    says: (_, reader, facts) => beginning("rematch", reader, facts),
  },
  [MATCH_END]: {
    preference: "matchEnd",
    isTrue: () => true,
    says: async (_, reader, facts) => {
      const words = await wordsIn(reader.locale);
      return { heading: headingOf("matchEnd", words, facts), lines: endLines(words, facts) };
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Names the reminders of a decision, from 1. */
export function reminderKey(promptId: string, count: number): string {
  return `${promptId}@${count}`;
}

/** The id of the prompt that a reminder is about. */
function remindedOf(key: string): string {
  return key.slice(0, key.lastIndexOf("@"));
}

/** The kind of that name; undefined for what other versions of the code noted. */
export function kindNamed(name: string): Kind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;
}

/** Whether a match has many of a kind, one after the other: decisions, and not its start or end. */
export function isOneOfMany(kind: string): boolean {
  return kind === YOUR_TURN;
}

/** Whether a match that gathers its players waits for this one. */
export function isAwaited({ status, gathers, seats }: MatchMeta, userId: string): boolean {
  const mine = seats.find((seat) => personIn(seat) === userId);
  return status === "lobby" && gathers === true && mine !== undefined && mine.contribution === undefined;
}

function headingOf(kind: string, words: Words, facts: Facts): string {
  return words(`notification.${kind}.heading`, namesIn(words, facts));
}

function namesIn(words: Words, { meta, row }: Facts): { game: string; others: string } {
  return { game: gameName(words, meta.game), others: row.opponents.join(words("notification.comma")) };
}

async function beginning(
  kind: "matchStart" | "rematch",
  { userId, locale }: Profile,
  facts: Facts,
): Promise<Said> {
  const words = await wordsIn(locale);
  const line = words(`notification.${kind}.line`, namesIn(words, facts));
  return {
    heading: headingOf(kind, words, facts),
    lines: [line, ...dealingLines(words, facts.meta, userId)],
  };
}

/** Whether nothing was told of the match before this decision, but that it was to start. */
function isFirst({ key, row }: Facts): boolean {
  return row.notifiedPrompts.every((told) => [key, MATCH_START, REMATCH].includes(told));
}

function deadlineLine(words: Words, { locale, timeZone }: Profile, { meta, row }: Facts): string[] {
  const { deadline } = row;
  if (deadline === undefined) return [];
  const zone = knownTimeZone(timeZone);
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "full", timeStyle: "short" });
  const says = clockOf(meta).whenOut === "fallback" ? "yourTurn.deadline" : "reminder.until";
  return [words(`notification.${says}`, { time: format.format(new Date(deadline)), zone })];
}

function endLines(words: Words, { meta, row }: Facts): string[] {
  const { place } = row.summary as unknown as RowSummary;
  const outcome = meta.outcome as { reason: string } | undefined;
  const story = storyOf(meta.game);
  const reader = {
    seat: row.seat ?? "spectator",
    nameOf: (seat: number) => meta.seats[seat]?.name ?? "",
  } as const;
  return [
    ...(outcome === undefined || story === undefined
      ? []
      : [tell(words, story.phraseOfOutcome(outcome.reason), reader)]),
    ...(place === null ? [] : [words("notification.matchEnd.place", { place })]),
  ];
}
