/** Keeps people signed in while the key that signs their cookies changes: Better Auth knows one key only. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The words that session cookies are signed with. */
export interface SessionKeys {
  /** The word of today. */
  signing(): string;
  /** Every word that is accepted: those of before, and those that other processes may sign with already. */
  readonly all: readonly string[];
}

/** What the cookies of that name hold, in their order: one, as a rule. */
export function cookiesCalled(name: string, headers: Headers): string[] {
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

/**
 * The headers as they would be had `signing` signed the cookie called `name`. A cookie that none of the
 * words signed stays as it is, for Better Auth to refuse.
 */
export function withCookieSignedBy(
  signing: string,
  headers: Headers,
  name: string,
  all: readonly string[],
): Headers {
  const cookies = headers.get("cookie");
  if (cookies === null) return headers;
  const resigned = cookies
    .split(/;\s*/)
    .map((cookie) => {
      if (!cookie.startsWith(`${name}=`)) return cookie;
      const value = tokenIn(cookie.slice(name.length + 1), all);
      return value === null ? cookie : `${name}=${signedValue(value, signing)}`;
    })
    .join("; ");
  if (resigned === cookies) return headers;
  const changed = new Headers(headers);
  changed.set("cookie", resigned);
  return changed;
}

/** What a cookie says when one of the words signed it, else null; the form is better-call's: `value.signature`, in base64. */
export function tokenIn(cookie: string, all: readonly string[]): string | null {
  const text = decoded(cookie);
  const dot = text.lastIndexOf(".");
  if (dot < 1) return null;
  const value = text.slice(0, dot);
  const given = text.slice(dot + 1);
  // Every word is tried, so that the time taken does not tell which one it was.
  const signedBy = all.filter((word) => isSame(given, signatureOf(value, word)));
  return signedBy.length > 0 ? value : null;
}

function signedValue(value: string, word: string): string {
  return encodeURIComponent(`${value}.${signatureOf(value, word)}`);
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}

const signatureOf = (value: string, word: string) =>
  createHmac("sha256", word).update(value).digest("base64");

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
