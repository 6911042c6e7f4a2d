import type { Locale } from "@consigliere/languages";

/**
 * The address at which a finished match's dealing is checked. The page reads the id from its address when it is loaded.
 */
export function checkPath(locale: Locale, matchId: string): string {
  return `/${locale}/check/?match=${matchId}`;
}
