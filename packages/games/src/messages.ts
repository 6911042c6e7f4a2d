/** The messages of all games. */
import type { Locale } from "@consigliere/languages";
import { catalogue } from "./catalogue.ts";
import type { Manifest } from "./manifest.ts";
import { partWords } from "./part-words.ts";
import { type Messages, words } from "./words.ts";

/** Every sentence of these games, by the game's id; `table`: the sentences common to all. */
export async function messagesIn(locale: Locale, games: readonly Manifest[] = catalogue): Promise<Messages> {
  return ofEach(["table", ...idsOf(games)], (game) => words(locale, game));
}

/** The sentences of the pictures of all games that have one, by the game's id. Pages do not load them. */
export async function pictureMessages(locale: Locale): Promise<Messages> {
  const drawn = catalogue.filter(({ picture }) => picture !== undefined);
  return ofEach(idsOf(drawn), (game) => partWords(locale, game, "picture"));
}

const idsOf = (games: readonly Manifest[]) => games.map(({ meta }) => meta.id);

async function ofEach(
  games: readonly string[],
  load: (game: string) => Promise<Messages>,
): Promise<Messages> {
  const all = games.map(async (game) => [game, await load(game)] as const);
  return Object.fromEntries(await Promise.all(all));
}
