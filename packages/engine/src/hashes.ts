/** SHA-256 of texts where there is no Node: in browsers and their workers. `hashes.node.ts` is the same in Node. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of a text, in hex. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Makes HMAC-SHA-256s of texts, in hex. `key`: any bytes. */
export function keyedHash(key: Uint8Array): (text: string) => string {
  const begun = hmac.create(sha256, key);
  return (text) => bytesToHex(begun.clone().update(utf8ToBytes(text)).digest());
}
