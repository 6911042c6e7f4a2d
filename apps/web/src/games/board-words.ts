import type { Messages } from "@consigliere/games/words";
import type { Locale } from "@consigliere/languages";

/** The words of a game's board, to be added to those of the page. */
export async function boardWords(locale: Locale, game: string): Promise<{ readonly board: Messages }> {
  return { board: { [game]: (await import(`./${game}/messages/${locale}.json`)).default } };
}
