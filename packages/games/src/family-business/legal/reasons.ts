import { blocked, type Choice } from "@consigliere/engine/question";

/** The reasons why an option that a player would expect cannot be chosen: keys of the catalogue, `blocked.<reason>`. */
export const REASONS = [
  // A card in hand cannot be played for effect.
  "counter-card",
  "nobody-home",
  "nobody-home-list-empty",
  "nobody-home-double-rate",
  "list-empty",
  "list-too-short",
  "war-on",
  "double-rate-on",
  "no-substitute",
  "no-war",
  "too-many-listed",
  "too-few-living",
  // A mobster or seat cannot be the target.
  "already-listed",
  "buried",
  "nobody-listed",
  "own-mobster",
  "same-mob",
  // A counter is not admitted in this window.
  "finger-answers-lam",
  "safe-house-answers-vendetta",
  "contract-excludes-mob-power",
  "contract-excludes-family-influence",
  "answers-contracts",
] as const;

export type Reason = (typeof REASONS)[number];

/** An option that is shown but may not be chosen. */
export function refused(id: string, reason: Reason): Choice<never> {
  return blocked(id, reason);
}
