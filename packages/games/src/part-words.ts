import type { Locale } from "@consigliere/languages";
import type { Messages } from "./words.ts";

/** The sentences of a part of a game that few pages show, like its lessons; `part`: their folder in its `messages`. */
export async function partWords(locale: Locale, game: string, part: string): Promise<Messages> {
  return (await import(`./${game}/messages/${part}/${locale}.json`, { with: { type: "json" } })).default;
}
