import type { Locale } from "./routing.ts";

/**
 * The address of a match. Every match is one exported page that reads the id from its address, so going there
 * is always a full page load, never the router's business.
 */
export function matchPath(locale: Locale, id: string): string {
  return `/${locale}/m/${id}/`;
}

/** The id in the address of a match; null when there is none. */
export function matchIdOf(pathname: string): string | null {
  return /^\/\w+\/m\/([\w-]{1,64})\/?$/.exec(pathname)?.[1] ?? null;
}
