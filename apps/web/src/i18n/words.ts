import type { Messages } from "@consigliere/games/words";
import type { Locale } from "@consigliere/languages";

/** A catalogue of the site: that of the part with that name, in its folder of `messages`. */
export async function words(locale: Locale, part: string): Promise<Messages> {
  return (await import(`../../messages/${part}/${locale}.json`)).default;
}
