/** The cookie that carries a session: `token.signature`, in base64. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The words that session cookies are signed with. */
export interface SessionKeys {
  /** The word of today. */
  signing(): string;
  /** Every accepted word: the earlier ones, and those that other processes may already sign with. */
  readonly all: readonly string[];
}

/** The values of the cookies with that name, in order; normally there is one. */
export function cookiesCalled(name: string, headers: Headers): string[] {
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

/** The token in a cookie that was signed with one of the words, otherwise null. */
export function tokenIn(cookie: string, all: readonly string[]): string | null {
  const text = decoded(cookie);
  const dot = text.lastIndexOf(".");
  if (dot < 1) return null;
  const token = text.slice(0, dot);
  const given = text.slice(dot + 1);
  // Every word is tried, so that the time taken does not reveal which one it was.
  const signedBy = all.filter((word) => isSame(given, signatureOf(token, word)));
  return signedBy.length > 0 ? token : null;
}

/** The cookie value for a token signed with `word`. */
export function signedToken(token: string, word: string): string {
  return encodeURIComponent(`${token}.${signatureOf(token, word)}`);
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}

const signatureOf = (token: string, word: string) =>
  createHmac("sha256", word).update(token).digest("base64");

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
