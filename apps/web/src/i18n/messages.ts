import { problemSentences } from "@consigliere/contract/problem-sentences";
import { messagesIn } from "@consigliere/games/messages";
import { partWords } from "@consigliere/games/part-words";
import type { Messages } from "@consigliere/games/words";
import type { Locale } from "@consigliere/languages";
import { words } from "./words.ts";

/** The words of a game outside its table. */
const LOBBY_WORDS = ["title", "tagline", "options", "presets", "decision"];

/** Words that one page alone needs. Those of the landing page are said before it is sent. */
const PAGES_OWN = ["profile", "enter", "act", "link", "unsubscribe", "offline", "landing"] as const;

/** The words that every page brings. */
export async function sharedMessages(locale: Locale): Promise<Messages> {
  const words = Object.entries(await siteMessages(locale));
  return Object.fromEntries(words.filter(([name]) => !PAGES_OWN.some((own) => own === name)));
}

/** The words of one page. */
export async function pageMessages(locale: Locale, page: (typeof PAGES_OWN)[number]): Promise<Messages> {
  return { [page]: (await ownWords(locale))[page] ?? {} };
}

/** The words of the page for a missing address, which has no language. */
export async function notFoundWords(locale: Locale): Promise<Record<"title" | "line" | "home", string>> {
  return (await ownWords(locale))["notFound"] as Record<"title" | "line" | "home", string>;
}

/** The words of the key that opens a table against bots. */
export async function tryMessages(locale: Locale): Promise<Messages> {
  const { try: button = "", dealing = "" } = (await ownWords(locale))["landing"] as Messages;
  return { landing: { try: button, dealing } };
}

/** All words of the site, and, under its id, the words about each game. */
export async function siteMessages(locale: Locale): Promise<Messages> {
  const site = await ownWords(locale);
  const { table: _, ...games } = await messagesIn(locale);
  const lobby = Object.entries(games).map(([game, words]) => [game, lobbyWords(words as Messages)] as const);
  const problems = { ...(site["problems"] as Messages), ...(await commonProblems(locale)) };
  return { ...site, problems, ...Object.fromEntries(lobby) };
}

async function ownWords(locale: Locale): Promise<Messages> {
  const site = (await import(`../../messages/${locale}.json`)).default;
  return { ...site, people: await partWords(locale, "table", "people") };
}

function lobbyWords(words: Messages): Messages {
  return Object.fromEntries(Object.entries(words).filter(([key]) => LOBBY_WORDS.includes(key)));
}

/** The words in sentences of every game: "you", "your", lists. The game brings its own words. */
export async function sentenceMessages(locale: Locale): Promise<Messages> {
  const { table = {} } = await messagesIn(locale);
  return { table };
}

/** The additional words of every table. The game there brings its own words. */
export async function tableMessages(locale: Locale): Promise<Messages> {
  return { play: await words(locale, "play"), ...(await sentenceMessages(locale)) };
}

/** The words of a club. For each game they include, beside the site's own words, the names of its final figures. */
export async function clubMessages(locale: Locale): Promise<Messages> {
  const { table = {}, ...games } = await messagesIn(locale);
  const figures = Object.entries(games).map(([game, all]) => {
    const { stat = {}, figure = {} } = all as Messages;
    return [game, { ...lobbyWords(all as Messages), stat, figure }] as const;
  });
  return { club: await words(locale, "club"), table, ...Object.fromEntries(figures) };
}

/** The words for choosing faces. */
export async function portraitMessages(locale: Locale): Promise<Messages> {
  return { portrait: await words(locale, "portrait") };
}

/** The words for choosing a time zone. */
export async function zoneMessages(locale: Locale): Promise<Messages> {
  return { zones: await words(locale, "zones") };
}

/** The words for checking a dealing, and for its possible findings. */
export async function checkMessages(locale: Locale): Promise<Messages> {
  return { check: await words(locale, "check"), findings: await partWords(locale, "table", "findings") };
}

/** Problems that pages report themselves. The sentences for all others come with the refusal. */
const OWN_PROBLEMS = [
  "request/too-many",
  ...["match/full", "match/started", "match/cancelled", "match/removed", "invite/withdrawn"],
];

async function commonProblems(locale: Locale): Promise<Messages> {
  const sentences = Object.entries(await problemSentences(locale));
  return Object.fromEntries(sentences.filter(([code]) => OWN_PROBLEMS.includes(code)));
}
