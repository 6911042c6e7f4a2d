/** The languages of the product, each with the facts that code needs about it. CONTRIBUTING says how to add one. */

interface Language {
  /** Its name for its own readers. */
  readonly name: string;
  /** Language and country, for previews in messengers (`og:locale`). */
  readonly region: string;
  /** Chooses the faces. Letters of a Latin language need not be listed: they follow from its catalogues. */
  readonly script: "latin" | "japanese";
  /** Sentences and words are set apart by spaces. */
  readonly isSpaced: boolean;
}

/** By code, the default language first. */
const table = {
  en: { name: "English", region: "en_GB", script: "latin", isSpaced: true },
  ja: { name: "日本語", region: "ja_JP", script: "japanese", isSpaced: false },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof table;

export const languages: Readonly<Record<Locale, Language>> = table;

export const LOCALES = Object.keys(table) as [Locale, ...Locale[]];

/** The language of readers who know none of ours. */
export const DEFAULT_LOCALE: Locale = LOCALES[0];
