import { hashOf } from "#hashes";
import { canonicalJson } from "./json.ts";

/** A short fingerprint of a JSON value, for comparing states and logs. */
export function fingerprint(value: unknown): string {
  return hashOf(canonicalJson(value));
}
