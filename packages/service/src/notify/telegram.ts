/** From news to a mail: what is to be decided, by when, and links that lead there. */
import { knownTimeZone } from "@consigliere/contract/values";
import { isOpen, refusalOf } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { tell } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Profile } from "@consigliere/store/profiles";
import type { Address } from "../account/address.ts";
import type { House, Mail } from "../house.ts";
import { openTable } from "../match/open.ts";
import { seatOf } from "../match/people.ts";
import type { RowSummary } from "../match/rows.ts";
import { gameName, type Words, wordsIn } from "../words.ts";
import { dealingLines } from "./dealing-lines.ts";
import { actToken } from "./email/act-link.ts";
import type { TelegramButton, TelegramPart } from "./email/telegram-mail.tsx";
import { type UnsubscribeScope, unsubscribeHeaders, unsubscribePage } from "./email/unsubscribe.ts";
import { MATCH_END, MATCH_START, REMATCH, YOUR_TURN } from "./kinds.ts";
import type { News } from "./news.ts";

/** Prompts with more answers than this are answered at the table only. */
const MOST_ANSWER_LINKS = 6;

const SCOPES = {
  [YOUR_TURN]: "yourTurn",
  [MATCH_START]: "matchStart",
  [MATCH_END]: "matchEnd",
  [REMATCH]: "matchStart",
} as const;

/** One mail with all the news. */
export async function composeTelegram(house: House, address: Address, news: readonly News[]): Promise<Mail> {
  const { renderTelegram } = await import("./email/telegram-mail.tsx");
  const { profile, email } = address;
  const words = await wordsIn(profile.locale);
  const parts = await Promise.all(news.map((item) => partFor(house, profile, words, item)));
  const subject = subjectOf(words, parts);
  const scope = scopeOf(news);
  const rendered = renderTelegram({
    locale: profile.locale,
    preview: parts.map((part) => part.lines[0] ?? part.heading).join(" "),
    office: words("mail.office"),
    stop: words("mail.stop"),
    parts,
    footer: [
      { text: words("mail.why"), url: null },
      { text: words("mail.unsubscribe"), url: unsubscribePage(house, profile, scope) },
    ],
  });
  return { to: email, subject, ...rendered, headers: unsubscribeHeaders(house, profile, scope) };
}

function subjectOf(words: Words, parts: readonly TelegramPart[]): string {
  const [first] = parts;
  return parts.length === 1 && first !== undefined
    ? first.heading
    : words("mail.several", { count: parts.length });
}

function scopeOf(news: readonly News[]): UnsubscribeScope {
  const scopes = new Set(news.map((item) => SCOPES[item.kind]));
  const [only] = scopes;
  return scopes.size === 1 && only !== undefined ? only : "all";
}

async function partFor(
  house: House,
  profile: Profile,
  words: Words,
  { kind, meta, row, key }: News,
): Promise<TelegramPart> {
  const values = { game: gameName(words, meta.game), others: row.opponents.join(words("mail.comma")) };
  const table: TelegramButton = {
    label: words("mail.toTheTable"),
    url: `${house.settings.baseUrl}/${profile.locale}/m/${meta.id}`,
    isMain: true,
  };
  switch (kind) {
    case YOUR_TURN: {
      const decision = await decisionFor(house, profile, words, { meta, promptId: key });
      return {
        heading: words("mail.yourTurn.heading", values),
        lines: [
          decision.question,
          ...deadlineLine(words, profile, row.deadline),
          ...(isFirstMail(row, key) ? dealingLines(words, meta, profile.userId) : []),
        ],
        buttons: [table, ...decision.answers],
      };
    }
    case MATCH_START:
      return {
        heading: words("mail.matchStart.heading", values),
        lines: [words("mail.matchStart.line", values), ...dealingLines(words, meta, profile.userId)],
        buttons: [table],
      };
    case REMATCH:
      return {
        heading: words("mail.rematch.heading", values),
        lines: [words("mail.rematch.line", values), ...dealingLines(words, meta, profile.userId)],
        buttons: [table],
      };
    case MATCH_END:
      return {
        heading: words("mail.matchEnd.heading", values),
        lines: endLines(words, meta, row),
        buttons: [table],
      };
  }
}

/** Whether nothing was told of a match before the decision `key`, but that it was to start. */
function isFirstMail({ notifiedPrompts }: Membership, key: string): boolean {
  return notifiedPrompts.every((told) => [key, MATCH_START, REMATCH].includes(told));
}

function deadlineLine(words: Words, { locale, timeZone }: Profile, deadline: string | undefined): string[] {
  if (deadline === undefined) return [];
  const zone = knownTimeZone(timeZone);
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "full", timeStyle: "short" });
  return [words("mail.yourTurn.deadline", { time: format.format(new Date(deadline)), zone })];
}

function endLines(words: Words, meta: MatchMeta, row: Membership): string[] {
  const { place } = row.summary as unknown as RowSummary;
  const outcome = meta.outcome as { reason: string } | undefined;
  const story = storyOf(meta.game);
  const names = (seat: number) => meta.seats[seat]?.name ?? "";
  return [
    ...(outcome === undefined || story === undefined
      ? []
      : [tell(words, story.phraseOfOutcome(outcome.reason), names)]),
    ...(place === null ? [] : [words("mail.matchEnd.place", { place })]),
  ];
}

interface Decision {
  readonly question: string;
  readonly answers: TelegramButton[];
}

/** What is asked, from the seat's own prompt: nothing that other seats know gets into it. */
async function decisionFor(
  house: House,
  profile: Profile,
  words: Words,
  { meta, promptId }: { meta: MatchMeta; promptId: string },
): Promise<Decision> {
  const prompt = await promptFor(house, profile, { meta, promptId });
  const story = storyOf(meta.game);
  if (prompt === null || story === undefined) return { question: words("mail.yourTurn.line"), answers: [] };
  const names = (other: number) => meta.seats[other]?.name ?? "";
  const label = (option: string) => tell(words, story.phraseOfOption(option), names);
  const answers = simpleAnswers(prompt).map((value) => ({
    label: label(value),
    url: actUrl(house, profile, { matchId: meta.id, promptId, value }),
    isMain: false,
  }));
  return { question: tell(words, story.phraseOfTopic(prompt.topic, prompt.about), names), answers };
}

/**
 * The prompt as its seat sees it; null when it is gone. A match that cannot be opened is reported, and keeps back no
 * news of others.
 */
async function promptFor(
  house: House,
  { userId }: Profile,
  { meta, promptId }: { meta: MatchMeta; promptId: string },
): Promise<Prompt | null> {
  const seat = seatOf(meta, userId);
  if (seat === null) return null;
  try {
    const { run } = await openTable(house, meta.id);
    return run.prompts(seat).find((prompt) => prompt.id === promptId) ?? null;
  } catch (error) {
    house.report({ what: "a decision is told without its answers", where: { matchId: meta.id }, error });
    return null;
  }
}

/** The legal answers of a prompt that takes one plain option; none for prompts that need a screen. */
function simpleAnswers({ question }: Prompt): string[] {
  if (question.form !== "one") return [];
  const open = question.options.filter(isOpen);
  const isSimple = open.length <= MOST_ANSWER_LINKS && open.every((option) => option.with === undefined);
  return isSimple ? open.map(({ id }) => id).filter((id) => refusalOf(question, id) === null) : [];
}

const LINK_DAYS = 7;

function actUrl(
  house: House,
  profile: Profile,
  act: { matchId: string; promptId: string; value: string },
): string {
  const until = new Date(house.clock().getTime() + LINK_DAYS * 86_400_000).toISOString();
  const token = actToken(house, { ...act, userId: profile.userId, until });
  return `${house.settings.baseUrl}/${profile.locale}/act/?token=${token}`;
}
