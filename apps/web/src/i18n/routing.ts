import { defineRouting } from "next-intl/routing";

/** The languages of the house. Every page is under one of them. */
export const routing = defineRouting({
  locales: ["en", "ja"],
  defaultLocale: "en",
  localePrefix: "always",
});

export type Locale = (typeof routing.locales)[number];
