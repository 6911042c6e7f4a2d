/** The signing keys of the service: rings of keys behind its ports. The clock chooses the key, not the process. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKeys } from "@consigliere/service/account/session-cookie";
import type { LinkKeys, PushKeys } from "@consigliere/service/context";
import { type PushKey, signingKey, type WordKey } from "./keys.ts";

/** Sessions are signed with today's key; signatures of any key in the ring are accepted. */
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
    verifies: (text, signature, letters) =>
      isAmong(
        signature,
        ring.map(({ value }) => hmac(value, text).toString("base64url").slice(0, letters)),
      ),
    draw: (text, at) => hmac(signingKey(ring, at).value, text).readUInt32BE(0) / 0x1_0000_0000,
  };
}

/**
 * New subscriptions are made with today's key, old ones stay with theirs. `services` are the hosts that the service writes
 * to, and those below one that begins with a dot.
 */
export function pushKeys(ring: readonly PushKey[], clock: () => Date, services: readonly string[]): PushKeys {
  return {
    current: () => signingKey(ring, clock()).publicKey,
    has: (key) => ring.some(({ publicKey }) => publicKey === key),
    takes: (endpoint) => isOneOf(new URL(endpoint), services),
  };
}

/** Only test services, which are named with their protocol, may be reached without TLS or at another port. */
function isOneOf({ protocol, host, origin, username }: URL, services: readonly string[]): boolean {
  if (username !== "") return false;
  const isNamed = (name: string) => (name.startsWith(".") ? host.endsWith(name) : host === name);
  return services.includes(origin) || (protocol === "https:" && services.some(isNamed));
}

/** Whether a word is one of the known ones. The time taken reveals neither which one nor how close it is. */
export function isAmong(word: string, known: readonly string[]): boolean {
  const given = digest(word);
  return known.filter((one) => timingSafeEqual(given, digest(one))).length > 0;
}

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest();

const digest = (text: string) => createHash("sha256").update(text).digest();
