import type { Locale } from "@consigliere/languages";
import { inFragment } from "../shell/in-address.ts";

/** The address of a club. Like matches, clubs share one exported page that reads the id from the address. */
export function clubPath(locale: Locale, id: string): string {
  return `/${locale}/club/${id}/`;
}

/** The id in the address of a club; null when there is none. */
export function clubIdOf(pathname: string): string | null {
  return /^\/\w+\/club\/([\w-]{1,64})\/?$/.exec(pathname)?.[1] ?? null;
}

/** The secret of a club, in the fragment of its link, which is not sent to any server; null: none. */
export function linkInAddress(): string | null {
  return inFragment("invitation")?.[1] ?? null;
}
