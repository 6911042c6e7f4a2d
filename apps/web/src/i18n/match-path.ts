import type { Locale } from "@consigliere/languages";

/**
 * The address of a match. All matches share one exported page that reads the id from its address. So going there is
 * always a full page load, and the router is not involved.
 */
export function matchPath(locale: Locale, id: string): string {
  return `/${locale}/m/${id}/`;
}

/** The path of such an address: the language, and the id. */
export const MATCH_PATH = /^\/(\w+)\/m\/([\w-]{1,64})\/?$/;

/** The id in the address of a match; null if there is none. */
export function matchIdOf(pathname: string): string | null {
  return MATCH_PATH.exec(pathname)?.[2] ?? null;
}
