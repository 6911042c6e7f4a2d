import { DEFAULT_LOCALE, LOCALES, type Locale } from "@consigliere/languages";

/** The reader's language from an Accept-Language header; English if it names none of ours. */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...params] = part.trim().split(";");
      const quality = params
        .find((p) => p.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return {
        language: tag.split("-")[0]?.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return DEFAULT_LOCALE;
}
