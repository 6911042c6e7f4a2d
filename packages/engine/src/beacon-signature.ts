/** Checks a beacon's published rounds. This is a separate file because pairings need a lot of code. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { BeaconChain } from "./beacon.ts";

/** RFC 9380, as the scheme bls-unchained-g1-rfc9380 names it. */
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/**
 * The randomness of a round (32 bytes in hex): the SHA-256 of its signature, a point of G1, compressed, in hex. Null
 * unless the signature is the one that the chain's key gives to this round; there is only one.
 */
export function randomnessOf(chain: BeaconChain, round: number, signature: string): string | null {
  try {
    const bls = bls12_381.shortSignatures;
    const bytes = hexToBytes(signature);
    const isSigned = bls.verify(bytes, bls.hash(messageOf(round), DOMAIN), hexToBytes(chain.publicKey));
    return isSigned ? bytesToHex(sha256(bytes)) : null;
  } catch {
    // A value that is not a point at all is not a signature either.
    return null;
  }
}

/** The signed message: the SHA-256 of the round's number as eight bytes, highest first. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
