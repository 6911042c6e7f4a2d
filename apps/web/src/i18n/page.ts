import { DEFAULT_LOCALE, LOCALES, type Locale } from "@consigliere/languages";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";

/** The properties of every page below `/[locale]`. */
export interface LocalePage {
  readonly params: Promise<{ locale: string }>;
}

/** The language of the page. It also tells next-intl, so that the page can be prerendered. */
export async function pageLocale(params: LocalePage["params"]): Promise<Locale> {
  const { locale } = await params;
  const known = hasLocale(LOCALES, locale) ? locale : DEFAULT_LOCALE;
  setRequestLocale(known);
  return known;
}

type TitleKey = Parameters<Awaited<ReturnType<typeof getTranslations<"titles">>>>[0];

/** The title and the description of a page about a game: its name in the title `key`, and its tagline. */
export async function gameMetadata(locale: Locale, key: "rulebook" | "lesson", game: string) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: "titles" }),
    // Games have their own catalogues, so the compiler cannot know their keys here.
    getTranslations({ locale }) as unknown as Promise<(key: string) => string>,
  ]);
  return { title: t(key, { game: words(`${game}.title`) }), description: words(`${game}.tagline`) };
}

/** `generateMetadata` of a page whose title is in the catalogue under `titles`. */
export function titled(key: TitleKey) {
  return async ({ params }: LocalePage) => {
    const t = await getTranslations({ locale: await pageLocale(params), namespace: "titles" });
    return { title: t(key) };
  };
}
