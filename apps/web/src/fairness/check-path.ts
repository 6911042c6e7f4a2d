import type { Locale } from "../i18n/routing.ts";

/** Where the dealing of a match that is over is checked. The page reads the id from its address when it is loaded. */
export function checkPath(locale: Locale, matchId: string): string {
  return `/${locale}/check/?match=${matchId}`;
}
