import { type BeaconChain, quicknet, roundForStart, timeOfRound } from "../beacon.ts";
import { randomnessOf } from "../beacon-signature.ts";
import type { MixedRound } from "../fairness.ts";
import { type Finding, finding } from "./finding.ts";
import type { Proof } from "./proof.ts";

/** The beacon's part of the mixture, and the findings about it. */
interface CheckedBeacon {
  readonly mixed: MixedRound | null;
  readonly findings: readonly Finding[];
}

/**
 * Checks that the beacon is public, that the round is the right one for the time of the start, and that the beacon's
 * key signed it.
 */
export function checkBeacon({ beacon, startedAt, joined }: Proof): CheckedBeacon {
  if (beacon === null) return { mixed: null, findings: [finding("beacon/none")] };
  const { chain, round } = beacon;
  const people = joined.filter(({ player }) => player === "person").length;
  const expected = roundForStart(beacon, Date.parse(startedAt), people);
  const misplaced =
    round === expected ? [] : [finding("beacon/other-round", { round: expected, found: round })];
  if ("missed" in beacon) {
    return { mixed: null, findings: [...misplaced, finding("beacon/missed", { round })] };
  }
  const randomness = randomnessOf(beacon, round, beacon.signature);
  if (randomness === null)
    return { mixed: null, findings: [...misplaced, finding("beacon/forged", { round })] };
  const at = new Date(timeOfRound(beacon, round)).toISOString();
  const known = isPublic(beacon)
    ? finding("beacon/valid", { round, at })
    : finding("beacon/unknown", { round, chain });
  return { mixed: { chain, round, randomness }, findings: [...misplaced, known] };
}

/** Anybody can run a beacon. Many organizations run this one together. */
function isPublic({ chain, publicKey, genesis, period }: BeaconChain): boolean {
  return (
    chain === quicknet.chain &&
    publicKey === quicknet.publicKey &&
    genesis === quicknet.genesis &&
    period === quicknet.period
  );
}
