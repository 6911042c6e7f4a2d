/** A private beacon with a real key, for tests. It signs every round it is asked for. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { BeaconChain } from "../src/beacon.ts";

const bls = bls12_381.shortSignatures;

export interface OwnBeacon {
  readonly chain: BeaconChain;
  /** The signature of a round, in hex. */
  sign(round: number): string;
}

/** A chain whose key follows from `seed`. Round 1 was published at `genesis` (seconds since 1970). */
export function ownBeacon(seed: string, genesis = 1_700_000_000, period = 3): OwnBeacon {
  const { secretKey, publicKey } = bls.keygen(sha512(utf8ToBytes(seed)).slice(0, 48));
  return {
    chain: {
      chain: bytesToHex(sha256(utf8ToBytes(`chain ${seed}`))),
      publicKey: publicKey.toHex(true),
      genesis,
      period,
    },
    sign: (round) => {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setBigUint64(0, BigInt(round));
      const point = bls.hash(sha256(number), "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_");
      return bls.Signature.toHex(bls.sign(point, secretKey));
    },
  };
}
