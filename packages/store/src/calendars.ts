import type { Locale } from "@consigliere/languages";
import type { Contents, JsonContents } from "./contents.ts";
import type { Membership } from "./memberships.ts";

/** The address of somebody's calendar of decisions. */
export interface Calendar {
  /** SHA-256 of the secret at the end of its address, in hex. The address itself is stored nowhere. */
  readonly secretHash: string;
  readonly locale: Locale;
  /** ISO time at which the address was made. */
  readonly since: string;
}

/** Addresses of calendars, one for each user. */
export interface CalendarStore<C extends Contents = JsonContents> {
  get(userId: string): Promise<Calendar | undefined>;
  /** Replaces the earlier one. */
  put(userId: string, calendar: Calendar): Promise<void>;
  remove(userId: string): Promise<void>;
  /** A calendar and the rows it is made from, in one request; undefined for people without one. */
  read(
    userId: string,
  ): Promise<{ readonly calendar: Calendar; readonly rows: readonly Membership<C>[] } | undefined>;
}
