import type { Membership } from "./memberships.ts";
import type { Locale } from "./profiles.ts";

/** Where somebody's calendar of decisions is read. */
export interface Calendar {
  /** SHA-256 of what its address ends with, in hex: the address itself is kept nowhere. */
  readonly secretHash: string;
  readonly locale: Locale;
  /** ISO time at which the address was made. */
  readonly since: string;
}

/** Addresses of calendars, one of each user. */
export interface CalendarStore {
  get(userId: string): Promise<Calendar | undefined>;
  /** In the place of the one before. */
  put(userId: string, calendar: Calendar): Promise<void>;
  remove(userId: string): Promise<void>;
  /** A calendar and the rows that it is made of, in one request; undefined for who has none. */
  read(
    userId: string,
  ): Promise<{ readonly calendar: Calendar; readonly rows: readonly Membership[] } | undefined>;
}
