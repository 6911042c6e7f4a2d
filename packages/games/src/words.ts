import type { Locale } from "@consigliere/languages";

/** Sentences by key, nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The sentences of a game; `table`: those common to all games. */
export async function words(locale: Locale, game: string): Promise<Messages> {
  return (await import(`./${game}/messages/${locale}.json`, { with: { type: "json" } })).default;
}
