import type { Locale } from "./routing.ts";

type Catalogue = Record<string, unknown>;

/** What the lobby says of a game; the rest of its words are for its table. */
const LOBBY_WORDS = ["title", "tagline", "options", "presets", "decision"];

async function gameCatalogues(locale: Locale): Promise<Record<string, Catalogue>> {
  const { messages } = await (locale === "ja"
    ? import("@consigliere/games/messages/ja")
    : import("@consigliere/games/messages/en"));
  return messages;
}

/** What a check of a dealing may find. */
async function findingWords(locale: Locale): Promise<Catalogue> {
  const words = await (locale === "ja"
    ? import("@consigliere/games/messages/findings/ja.json")
    : import("@consigliere/games/messages/findings/en.json"));
  return words.default;
}

/**
 * Every sentence that a page can say: the site's own, the table's under `play`, those about a dealing under
 * `findings`, each game's under its id.
 */
export async function messagesFor(locale: Locale): Promise<Catalogue> {
  const site = await import(`../../messages/${locale}.json`);
  const play = await import(`../../messages/play/${locale}.json`);
  const findings = await findingWords(locale);
  return { ...site.default, play: play.default, findings, ...(await gameCatalogues(locale)) };
}

/** The same for pages without a table: lighter, as the words travel inside the page. */
export function withoutTables(messages: Catalogue, games: readonly string[]): Catalogue {
  return withFindings({ ...messages, findings: {} }, games);
}

/** The same for the page that checks a dealing. */
export function withFindings(messages: Catalogue, games: readonly string[]): Catalogue {
  return Object.fromEntries(
    Object.entries({ ...messages, play: {} }).map(([name, words]) => {
      if (!games.includes(name)) return [name, words];
      const kept = Object.entries(words as Catalogue).filter(([key]) => LOBBY_WORDS.includes(key));
      return [name, Object.fromEntries(kept)];
    }),
  );
}
