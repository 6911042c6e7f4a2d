/**
 * Public randomness beacons: networks that publish a number at fixed times. Nobody can predict it, and everybody can
 * look it up and check it ({@link ./beacon-signature.ts}).
 */

/** A chain of rounds, as drand describes it. */
export interface BeaconChain {
  /** The hash that names the chain, in hex. */
  readonly chain: string;
  /** The key that its rounds are signed with: a point of BLS12-381's G2, compressed, in hex. */
  readonly publicKey: string;
  /** The time of round 1, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds from round to round. */
  readonly period: number;
}

/** drand's chain of the League of Entropy with a round every three seconds (scheme bls-unchained-g1-rfc9380). */
export const quicknet: BeaconChain = {
  chain: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesis: 1692803367,
  period: 3,
};

/** The time when a round is published, in milliseconds since 1970. */
export function timeOfRound({ genesis, period }: BeaconChain, round: number): number {
  return (genesis + (round - 1) * period) * 1000;
}

/** The first round published after `time` (milliseconds since 1970). At that time nobody knows it. */
export function roundAfter({ genesis, period }: BeaconChain, time: number): number {
  return Math.max(1, Math.floor((time / 1000 - genesis) / period) + 2);
}

/**
 * Seconds from the start of a match until the round that is mixed in. Between people the wait is long enough for
 * everyone in the lobby to see all contributions and the round's number while nobody knows the round. A single person
 * sees them at once.
 */
const SECONDS_AHEAD = { one: 1, several: 10 };

/** The round for a match with this number of `people` that starts at `time` (milliseconds since 1970). */
export function roundForStart(chain: BeaconChain, time: number, people: number): number {
  const seconds = people > 1 ? SECONDS_AHEAD.several : SECONDS_AHEAD.one;
  return roundAfter(chain, time + seconds * 1000);
}
