import { DEFAULT_LOCALE, LOCALES } from "@consigliere/languages";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { siteMessages } from "./messages.ts";

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(LOCALES, requested) ? requested : DEFAULT_LOCALE;
  return { locale, messages: await siteMessages(locale), timeZone: "UTC" };
});
