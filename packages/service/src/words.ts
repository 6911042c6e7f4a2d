/** Sentences for mails and previews, from the catalogues of this package and of the games. */
import { saidName } from "@consigliere/contract/player-name";
import { manifestOf } from "@consigliere/games/catalogue";
import { messagesIn, pictureMessages } from "@consigliere/games/messages";
import { partWords } from "@consigliere/games/part-words";
import { format, listOf } from "@consigliere/games/phrase";
import type { Locale } from "@consigliere/languages";
import { createTranslator } from "use-intl/core";

/** Formats the message under a key. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const translators = new Map<Locale, Promise<Words>>();

/** The words of a language. */
export function wordsIn(locale: Locale): Promise<Words> {
  const known = translators.get(locale) ?? translatorOf(locale);
  translators.set(locale, known);
  return known;
}

async function translatorOf(locale: Locale): Promise<Words> {
  const [games, picture, people, own] = await Promise.all([
    messagesIn(locale),
    pictureMessages(locale),
    partWords(locale, "table", "people"),
    import(`../messages/${locale}.json`, { with: { type: "json" } }),
  ]);
  const messages: object = { ...games, picture, people, ...own.default };
  const translate = createTranslator({
    locale,
    messages: messages as Record<string, string>,
    timeZone: "UTC",
  });
  return (key, values) => translate(key, values);
}

const nameIn = (words: Words, name: string) => saidName(name, (key) => words(`people.${key}`));

/** The names of those who sit at a table, by their seats. */
export function namesAt(
  words: Words,
  { seats }: { readonly seats: readonly { readonly name: string }[] },
): (seat: number) => string {
  return (seat) => nameIn(words, seats[seat]?.name ?? "");
}

/** Several names in a row, as the language joins them. */
export function listIn(words: Words, names: readonly string[]): string {
  const row = listOf(names);
  const reader = { seat: "spectator", nameOf: String } as const;
  return typeof row === "object" && "key" in row ? format(words, row, reader) : String(row);
}

/** The people that a reader plays with, in a row. */
export function othersIn(words: Words, names: readonly string[]): string {
  return listIn(
    words,
    names.map((name) => nameIn(words, name)),
  );
}

/** The title of a game; its id when there is no such game. */
export function gameName(words: Words, game: string): string {
  return manifestOf(game) !== undefined ? words(`${game}.title`) : game;
}
