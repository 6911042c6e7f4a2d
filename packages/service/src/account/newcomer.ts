import type { Locale } from "@consigliere/languages";

/**
 * The name of people who have not given one yet. It has a file of its own, so that neither mails nor games are loaded
 * for it.
 */
export async function newcomer(locale: Locale): Promise<string> {
  return (await import(`../../messages/people/${locale}.json`, { with: { type: "json" } })).default.newcomer;
}
