/**
 * The chain over the records of a match. Every look at a table brings a head of it, which the player's device keeps.
 * When the match is over, the records in the proof must lead to the same heads. So none can have been rewritten
 * unnoticed.
 *
 * A head reveals nothing while the match runs. Hidden parts enter it under a salt that nobody is told before the end.
 * Where the answers stay closed, the salt does too, so that nobody can test which answer fits.
 */

import { hexToBytes } from "@noble/hashes/utils.js";
import { keyedHash } from "#hashes";
import { fingerprint } from "../fingerprint.ts";
import { canonicalJson } from "../json.ts";

/** The part of a record that everybody may see when the match is over. */
interface OpenPart {
  readonly seq: number;
  readonly rules: string;
  readonly draws: unknown;
}

/** The part that some may never see. */
interface ClosedPart {
  readonly seq: number;
  readonly input: unknown;
  readonly events: unknown;
  /** Fingerprint of the state, where the record ended a step. */
  readonly state: string | null;
}

/** The hash (hex) that represents the closed part of a record. `salt`: hex of 32 bytes, one for each match. */
export function closedPart(salt: string, { seq, input, events, state }: ClosedPart): string {
  return keyedHash(hexToBytes(salt))(canonicalJson([seq, input, events, state]));
}

/**
 * The head of the chain after a record (hex). `before` is the head before it; for the first record it is the
 * commitment.
 */
export function headAfter(before: string, { seq, rules, draws }: OpenPart, closed: string): string {
  return fingerprint([before, seq, rules, draws, closed]);
}
