import { isHome } from "@consigliere/contract/zones";

let zone: string | undefined;
let home: string | null = null;

/** The time zone of the browser, which may hide where its reader lives. Asking is slow, so it is done once. */
export function browserZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** Remembers where the reader lives; null: nobody knows. */
export function setHome(known: string | null): void {
  home = known;
}

/** The reader's time zone: that of the browser, or where they live if it hides that. */
export function localZone(): string {
  return home === null || isHome(browserZone()) ? browserZone() : home;
}
