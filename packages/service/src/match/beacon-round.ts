/** The round of a public beacon that a match waits for before it is dealt. */
import { roundForStart, timeOfRound } from "@consigliere/engine/beacon";
import type { MixedRound } from "@consigliere/engine/fairness";
import type { BeaconRound, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { personIn } from "./people.ts";

/** If the beacon does not give a round within this number of seconds, it is missed. */
const PATIENCE_SECONDS = 60;

/** Milliseconds that the beacon has for an answer, because a page may be waiting; more before its round is missed. */
const ANSWER_MS = 2_000;
const LAST_ANSWER_MS = 10_000;

/** The round for a match between the players in `seats` that starts `now`; null: this instance has no beacon. */
export function announcedRound(
  { beacon }: Context,
  seats: readonly SeatMeta[],
  now: Date,
): BeaconRound | null {
  if (beacon === null) return null;
  const people = seats.filter((seat) => personIn(seat) !== null).length;
  const { chain, publicKey, genesis, period } = beacon.chain;
  return { chain, publicKey, genesis, period, round: roundForStart(beacon.chain, now.getTime(), people) };
}

/** The time when a round is published. */
export function publishedAt(round: BeaconRound): Date {
  return new Date(timeOfRound(round, round.round));
}

/** The time from which a round counts as missed. */
function missedAt(round: BeaconRound): Date {
  return new Date(publishedAt(round).getTime() + PATIENCE_SECONDS * 1000);
}

/** A settled round, and the value that is mixed in: nothing if it was missed. */
export interface SettledRound {
  readonly round: BeaconRound;
  readonly mixed: MixedRound | null;
}

/**
 * The outcome of a round; null while it may still come. A value without a valid signature by the chain's key counts as
 * no answer.
 */
export async function settledRound(context: Context, round: BeaconRound): Promise<SettledRound | null> {
  const now = context.clock();
  if (now < publishedAt(round)) return null;
  const isLast = now >= missedAt(round);
  const signature = await context.beacon?.signatureOf(round, isLast ? LAST_ANSWER_MS : ANSWER_MS);
  const given = signature == null ? round : { ...round, signature };
  const mixed = await mixedRound(given);
  if (mixed !== null) return { round: given, mixed };
  if (!isLast) return null;
  context.report({ what: "a match is dealt without its beacon", where: { round: round.round } });
  return { round: { ...round, missed: true }, mixed: null };
}

/** The value of a round that is mixed in; null without a signature by the chain's key. */
export async function mixedRound(of: BeaconRound): Promise<MixedRound | null> {
  const { chain, round, signature } = of;
  if (signature === undefined) return null;
  // Pairings need a lot of code, so it is loaded only when a match is dealt.
  const { randomnessOf } = await import("@consigliere/engine/beacon-signature");
  const randomness = randomnessOf(of, round, signature);
  return randomness === null ? null : { chain, round, randomness };
}
