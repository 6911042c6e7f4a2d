/**
 * Fair dealing. The server commits to a secret before anybody contributes. One key decides all shuffles, dice and seats,
 * and everything bots draw. The key is made from the secret, every player's contribution and, if there is one, a public
 * beacon's round that lay in the future when the last contribution came. When the match is over the secret is shown,
 * and anybody can re-run the match.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./json.ts";
import { chachaStream, type Random, randomFrom } from "./random.ts";
import { type Seat, seatsOf } from "./seat.ts";

/** The public commitment to a match's secret (hex of 32 bytes or more). */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** Whether `secret` matches the commitment. */
export function keepsCommitment(secret: string, commitment: string): boolean {
  return commitmentOf(secret) === commitment;
}

/** A round of a public beacon as it is mixed in: hex, number, hex. */
export interface MixedRound {
  readonly chain: string;
  readonly round: number;
  readonly randomness: string;
}

/**
 * The mixture for the secret: first the contributions (hex; null: none, as for bots) in the order in which their
 * players joined, then the beacon's round, if there is one. Matches from before this order have the contributions by
 * seat.
 */
export function mixtureOf(
  contributions: readonly (string | null)[],
  beacon: MixedRound | null,
): readonly string[] {
  const given = contributions.map((contribution) => contribution ?? "");
  if (beacon === null) return given;
  return [...given, `beacon:${beacon.chain}:${beacon.round}:${beacon.randomness}`];
}

/** The 32-byte key of a match from its secret and its mixture. Match files have null for no contribution. */
export function matchKey(secret: string, mixture: readonly (string | null)[]): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(canonicalJson(mixture)));
}

/** The seating: for each seat, its player's place in the order of joining (from 0). */
export function seatOrderOf(key: Uint8Array, count: number): number[] {
  return streamOf(key, "seats").shuffled(seatsOf(count));
}

/** The random source of the bot in `seat` while it thinks about one prompt. It is the same each time. */
export function botRandom(key: Uint8Array, seat: Seat, promptId: string): Random {
  return streamOf(key, `bot ${seat} ${promptId}`);
}

/** Separate draws for one purpose: the ChaCha20 stream of HMAC(key, purpose), from its beginning. */
function streamOf(key: Uint8Array, purpose: string): Random {
  return randomFrom(chachaStream(hmac(sha256, key, utf8ToBytes(purpose))));
}
