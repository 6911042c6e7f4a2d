/**
 * Codes that stand for the links of mails, to be typed where a link does not arrive whole. Nobody who reads the table
 * can use one: a code is found by a signature, and the link's token is sealed with another.
 */
import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { Chance } from "../context.ts";

/** Letters and digits that cannot be taken for one another. */
const SIGNS = "CDFHJKMNPQRTVWXY34679";

/** 35 bits: with the limits on typing, nobody guesses one within its time. */
const LENGTH = 8;

/** Signs drawn by chance. */
export function drawn({ hex }: Chance, signs: string, length: number): string {
  // Eight bits more than needed for each sign, so that all are equally likely.
  let number = BigInt(`0x${hex(length * 2)}`);
  let text = "";
  for (; text.length < length; number /= BigInt(signs.length))
    text += signs[Number(number % BigInt(signs.length))];
  return text;
}

export const newCode = (chance: Chance) => drawn(chance, SIGNS, LENGTH);

/** A code as mails show it. */
export const shownCode = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** A code as it was typed: in whatever width and case, and with whatever between its letters. */
export const typedCode = (text: string) =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "");

/** The address to which a code was sent, and the user for whom; without one, it signs anybody in. */
export interface CodeScope {
  readonly email: string;
  readonly userId?: string;
}

/** The name under which a token is stored for a code, and the way to seal the token and to open it. */
export function lockOf(word: string, { email, userId = "" }: CodeScope, code: string) {
  const made = (use: string) =>
    createHmac("sha256", word)
      .update(JSON.stringify([use, email.toLowerCase(), userId, code]))
      .digest();
  // Each key is used once.
  const [key, start] = [made("seal"), Buffer.alloc(16)];
  return {
    name: `code-${made("find").toString("base64url")}`,
    sealed: (token: string) =>
      createCipheriv("aes-256-ctr", key, start).update(token, "utf8").toString("base64url"),
    opened: (sealed: string) =>
      createDecipheriv("aes-256-ctr", key, start).update(sealed, "base64url").toString("utf8"),
  };
}
