import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A match key made from a text, for repeatable tests. */
export function seededKey(seed: string): Uint8Array {
  return sha256(utf8ToBytes(seed));
}

/** A match secret (hex) made from a text, for repeatable tests and simulations. */
export function seededSecret(seed: string): string {
  return bytesToHex(seededKey(`secret of ${seed}`));
}
