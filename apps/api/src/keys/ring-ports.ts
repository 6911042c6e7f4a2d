/** What the service signs with: rings of keys behind its ports. The clock chooses the key, not the process. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKeys } from "@consigliere/service/account/session-cookie";
import type { LinkKeys } from "@consigliere/service/house";
import { signingKey, type WordKey } from "./keys.ts";

/** Sessions are signed with today's key; what any key of the ring signed is accepted. */
export function sessionKeys(ring: readonly WordKey[], clock: () => Date): SessionKeys {
  return {
    signing: () => signingKey(ring, clock()).value,
    all: ring.map(({ value }) => value),
  };
}

/** Links are signed with today's key; any key of the ring verifies. */
export function linkKeys(ring: readonly WordKey[], clock: () => Date): LinkKeys {
  return {
    sign: (text) => hmac(signingKey(ring, clock()).value, text).toString("base64url"),
    verifies: (text, signature) => {
      const given = Buffer.from(signature);
      // Every key is tried, so that the time taken does not tell which one it was.
      return ring.filter(({ value }) => isSame(given, hmac(value, text).toString("base64url"))).length > 0;
    },
    draw: (text, at) => hmac(signingKey(ring, at).value, text).readUInt32BE(0) / 0x1_0000_0000,
  };
}

/** Whether a word is one of the known ones; the time taken does not tell how nearly. */
export function isAmong(word: string, known: readonly string[]): boolean {
  const given = digest(word);
  return known.filter((one) => timingSafeEqual(given, digest(one))).length > 0;
}

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest();

const digest = (text: string) => createHash("sha256").update(text).digest();

function isSame(given: Buffer, expected: string): boolean {
  const wanted = Buffer.from(expected);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
