/** Sessions: who makes a request. Every request asks this first. */
import type { AccountStore } from "@consigliere/store/accounts";
import type { Chance } from "../context.ts";
import type { Person } from "./person.ts";
import { cookiesCalled, type SessionKeys, signedToken, tokenIn } from "./session-cookie.ts";

export const COOKIE_PREFIX = "consigliere";
export const SESSION_DAYS = 90;
const RENEWED_AFTER_DAYS = 1;
const TOKEN_BYTES = 20;

/** A session that ends elsewhere is accepted here for at most this long. */
const REMEMBERED_MS = 60_000;
/** If more people than this come in a minute, the rest are looked up each time. */
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
  /** Whether the request gets cookies for https only. */
  readonly isSecure: () => boolean;
  readonly chance: Chance;
  readonly clock: () => Date;
}

export type Sessions = ReturnType<typeof createSessions>;

type Found = WithCookies<Person | null>;

const nobody: Found = { result: null, cookies: [] };

/**
 * Sessions by their cookies. This process remembers a session for a minute after finding it, under the whole signed
 * cookie. If anything ends a session here, the process forgets all of them.
 */
export function createSessions({ store, keys, isSecure, chance, clock }: SessionSettings) {
  const name = () => `${isSecure() ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;
  let remembered = new Map<string, { readonly who: Person; readonly until: number }>();

  const cookieWith = (value: string, seconds: number) =>
    `${name()}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; ${isSecure() ? "Secure; " : ""}SameSite=Lax`;

  const endOfNew = () => new Date(clock().getTime() + SESSION_DAYS * DAY_MS);
  const cookieOf = (token: string) => cookieWith(signedToken(token, keys.signing()), SESSION_DAYS * 86_400);

  async function find(cookie: string): Promise<Found> {
    const token = tokenIn(cookie, keys.all);
    const session = token === null ? undefined : await store.session(token);
    if (token === null || session === undefined) return nobody;
    const isDue =
      session.expiresAt.getTime() - clock().getTime() <= (SESSION_DAYS - RENEWED_AFTER_DAYS) * DAY_MS;
    if (isDue) await store.renew(token, endOfNew());
    return {
      result: { userId: session.user.id, email: session.user.email, session: session.id },
      cookies: isDue ? [cookieOf(token)] : [],
    };
  }

  async function whose(cookie: string, isAnew: boolean): Promise<Found> {
    const known = remembered.get(cookie);
    if (!isAnew && known !== undefined && known.until > clock().getTime())
      return { result: known.who, cookies: [] };
    const memory = remembered;
    const found = await find(cookie);
    // Sessions forgotten meanwhile stay forgotten.
    memory.delete(cookie);
    if (memory.size >= MOST_REMEMBERED) memory.clear();
    if (found.result !== null)
      memory.set(cookie, { who: found.result, until: clock().getTime() + REMEMBERED_MS });
    return found;
  }

  /** The tokens of the request's sessions; normally one. */
  function tokensIn(headers: Headers): string[] {
    return cookiesCalled(name(), headers).flatMap((cookie) => tokenIn(cookie, keys.all) ?? []);
  }

  function forgetAll(): void {
    remembered = new Map();
  }

  async function end(headers: Headers): Promise<void> {
    await Promise.all(tokensIn(headers).map((token) => store.end(token)));
    forgetAll();
  }

  return {
    tokensIn,
    forgetAll,

    /** Begins a session of the user; returns its cookies. */
    async begin(userId: string): Promise<readonly string[]> {
      const token = chance.hex(TOKEN_BYTES);
      await store.begin(token, userId, endOfNew());
      return [cookieOf(token)];
    },

    /** Ends the request's session, for another that has taken its place in the browser. */
    end,

    /**
     * The user of the request's session; null if there is none. With `isAnew`, remembered sessions do not count. A
     * session that is used a day or more after it was last renewed is valid for another 90 days. The browser must be
     * told this too.
     */
    async whoIs(headers: Headers, { isAnew = false } = {}): Promise<Found> {
      for (const cookie of cookiesCalled(name(), headers)) {
        const found = await whose(cookie, isAnew);
        if (found.result !== null) return found;
      }
      return nobody;
    },

    /** Ends the request's session; returns the cookies that say so. */
    async signOut(headers: Headers): Promise<readonly string[]> {
      await end(headers);
      return [cookieWith("", 0)];
    },
  };
}
