"use client";
import { LOCALES, type Locale, languages } from "@consigliere/languages";
import { useLocale, useTranslations } from "next-intl";
import { rememberLocale } from "./locale-memory.ts";

/** The same page in another language, with the whole address, match id and query included. */
export function goTo(locale: Locale): void {
  rememberLocale(locale);
  const { pathname, search, hash } = window.location;
  window.location.assign(pathname.replace(/^\/\w\w(?=\/|$)/, `/${locale}`) + search + hash);
}

export function LanguageSwitch() {
  const t = useTranslations("shell");
  const current = useLocale();
  return (
    <fieldset className="language-switch" aria-label={t("language")}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => goTo(locale)}
        >
          {languages[locale].name}
        </button>
      ))}
    </fieldset>
  );
}
