import { LOCALES, languages } from "@consigliere/languages";

/** The languages that are set in Japanese faces. */
export const JAPANESE = LOCALES.filter((locale) => languages[locale].script === "japanese");
