import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { type Locale, routing } from "./routing.ts";

/** The properties of every page below `/[locale]`. */
export interface LocalePage {
  readonly params: Promise<{ locale: string }>;
}

/** The language of the page. It also tells next-intl, so that the page can be prerendered. */
export async function pageLocale(params: LocalePage["params"]): Promise<Locale> {
  const { locale } = await params;
  const known = hasLocale(routing.locales, locale) ? locale : routing.defaultLocale;
  setRequestLocale(known);
  return known;
}

type TitleKey = Parameters<Awaited<ReturnType<typeof getTranslations<"titles">>>>[0];

/** `generateMetadata` of a page whose title is in the catalogue under `titles`. */
export function titled(key: TitleKey) {
  return async ({ params }: LocalePage) => {
    const t = await getTranslations({ locale: await pageLocale(params), namespace: "titles" });
    return { title: t(key) };
  };
}
