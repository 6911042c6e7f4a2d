/**
 * Fair dealing: the server commits to a secret before anybody contributes; the key of all shuffles and
 * dice is made from the secret and every player's contribution; when the match is over the secret is
 * shown, and anybody can re-run the match.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./json.ts";

/** The public commitment to a match's secret (hex of 32 bytes or more). */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The 32-byte key of a match from its secret and the contributions by seat (null: none, as for bots). */
export function matchKey(secret: string, contributions: readonly (string | null)[]): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(canonicalJson(contributions)));
}

/** Whether `secret` is the one that was committed to. */
export function keepsCommitment(secret: string, commitment: string): boolean {
  return commitmentOf(secret) === commitment;
}

/** A short fingerprint of a JSON value, for comparing states and logs. */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
