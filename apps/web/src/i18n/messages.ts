import { messagesIn } from "@consigliere/games/messages";
import type { Messages } from "@consigliere/games/speech";
import type { Locale } from "./routing.ts";

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
  const site = await import(`../../messages/${locale}.json`);
  return { [page]: site.default[page] };
}

/** The words of the key that opens a table against bots. */
export async function tryMessages(locale: Locale): Promise<Messages> {
  const { landing } = (await import(`../../messages/${locale}.json`)).default;
  return { landing: { try: landing.try, dealing: landing.dealing } };
}

/** All words of the site, and, under its id, the words about each game. */
export async function siteMessages(locale: Locale): Promise<Messages> {
  const site = await import(`../../messages/${locale}.json`);
  const { table: _, ...games } = await messagesIn(locale);
  const lobby = Object.entries(games).map(([game, words]) => [game, lobbyWords(words as Messages)] as const);
  const problems = { ...site.default.problems, ...(await problemSentences(locale)) };
  return { ...site.default, problems, ...Object.fromEntries(lobby) };
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
  const play = await import(`../../messages/play/${locale}.json`);
  return { play: play.default, ...(await sentenceMessages(locale)) };
}

/** The words of a club. For each game they include, beside the site's own words, the names of its final figures. */
export async function clubMessages(locale: Locale): Promise<Messages> {
  const club = await import(`../../messages/club/${locale}.json`);
  const { table = {}, ...games } = await messagesIn(locale);
  const words = Object.entries(games).map(([game, all]) => {
    const { stat = {}, figure = {} } = all as Messages;
    return [game, { ...lobbyWords(all as Messages), stat, figure }] as const;
  });
  return { club: club.default, table, ...Object.fromEntries(words) };
}

/** The words for choosing faces. */
export async function portraitMessages(locale: Locale): Promise<Messages> {
  return { portrait: (await import(`../../messages/portrait/${locale}.json`)).default };
}

/** The words for choosing a time zone. */
export async function zoneMessages(locale: Locale): Promise<Messages> {
  return { zones: (await import(`../../messages/zones/${locale}.json`)).default };
}

/** The words for checking a dealing, and for its possible findings. */
export async function checkMessages(locale: Locale): Promise<Messages> {
  const check = await import(`../../messages/check/${locale}.json`);
  const findings = await (locale === "ja"
    ? import("@consigliere/games/messages/findings/ja.json")
    : import("@consigliere/games/messages/findings/en.json"));
  return { check: check.default, findings: findings.default };
}

/** Problems that pages report themselves. The sentences for all others come with the refusal. */
const OWN_PROBLEMS = [
  "request/too-many",
  ...["match/full", "match/started", "match/cancelled", "match/removed", "invite/withdrawn"],
];

async function problemSentences(locale: Locale): Promise<Messages> {
  const sentences = await (locale === "ja"
    ? import("@consigliere/contract/messages/ja.json")
    : import("@consigliere/contract/messages/en.json"));
  return Object.fromEntries(
    Object.entries(sentences.default).filter(([code]) => OWN_PROBLEMS.includes(code)),
  );
}
