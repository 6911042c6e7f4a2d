/** Who asks: the first question of every request, answered without Better Auth unless a session is to be renewed. */
import type { AccountStore, StoredUser } from "@consigliere/store/accounts";
import type { Person } from "./person.ts";
import { cookiesCalled, type SessionKeys, tokenIn } from "./session-cookie.ts";

export const COOKIE_PREFIX = "consigliere";
export const SESSION_DAYS = 90;
export const RENEWED_AFTER_DAYS = 1;

/** A session that ends elsewhere is good here for no longer than this. */
const REMEMBERED_MS = 60_000;
/** More people than this in a minute are asked about each time. */
const MOST_REMEMBERED = 1_000;

const DAY_MS = 86_400_000;

/** A result that comes with cookies to be set. */
export interface WithCookies<T> {
  readonly result: T;
  readonly cookies: readonly string[];
}

export interface SessionSettings {
  readonly store: AccountStore;
  readonly keys: SessionKeys;
  /** Cookies only over https. */
  readonly isSecure: boolean;
  /** Asks Better Auth, which renews the session. */
  readonly renew: (headers: Headers) => Promise<WithCookies<Person | null>>;
}

type Found = WithCookies<Person | null>;

const nobody: Found = { result: null, cookies: [] };

/**
 * Sessions by their cookies. A session that was found is remembered for a minute in this process, under the whole
 * cookie with its signature; whatever ends a session here forgets all of them.
 */
export function createSessions({ store, keys, isSecure, renew }: SessionSettings) {
  const name = `${isSecure ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;
  let remembered = new Map<string, { readonly who: Person; readonly until: number }>();

  async function find(headers: Headers, cookie: string): Promise<Found> {
    const token = tokenIn(cookie, keys.all);
    const session = token === null ? undefined : await store.session(token);
    if (session === undefined) return nobody;
    const left = Date.parse(session.expiresAt) - Date.now();
    if (left < 0) return nobody;
    if (left <= (SESSION_DAYS - RENEWED_AFTER_DAYS) * DAY_MS) return renew(headers);
    return { result: { userId: session.user.id, email: addressOf(session.user) }, cookies: [] };
  }

  return {
    /**
     * Whose session the request carries; null when none. With `isAnew` nothing that is remembered counts. A session
     * that was used a day after it was last renewed is good for another 90 days, which the browser must be told, too.
     */
    async whoIs(headers: Headers, { isAnew = false } = {}): Promise<Found> {
      const [cookie, ...others] = cookiesCalled(name, headers);
      if (cookie === undefined) return nobody;
      if (others.length > 0) return renew(headers);
      const known = remembered.get(cookie);
      if (!isAnew && known !== undefined && known.until > Date.now())
        return { result: known.who, cookies: [] };
      const memory = remembered;
      const found = await find(headers, cookie);
      // What was forgotten meanwhile stays so.
      memory.delete(cookie);
      if (memory.size >= MOST_REMEMBERED) memory.clear();
      if (found.result !== null) {
        memory.set(cookie, { who: found.result, until: Date.now() + REMEMBERED_MS });
      }
      return found;
    },

    forgetAll(): void {
      remembered = new Map();
    },
  };
}

/** The address that somebody has proven; null for guests. */
export function addressOf({ isGuest, emailVerified, email }: Omit<Owner, "id">): string | null {
  return isGuest === true || !emailVerified ? null : email;
}

type Owner = Omit<StoredUser, "isGuest"> & { readonly isGuest?: boolean | null | undefined };
