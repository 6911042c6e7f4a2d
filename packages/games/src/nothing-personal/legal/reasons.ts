import { blocked, type Choice } from "@consigliere/engine/question";

/** The reasons why an option that a player would expect cannot be chosen: keys of the catalogue, `blocked.<reason>`. */
export const REASONS = [
  // Cards.
  "ante",
  "no-markers",
  "no-target",
  "not-now",
  // Actions of the Crew.
  "cost",
  "no-coin",
  "vacant",
  "immovable",
  "refused",
  "whacks-used-up",
  "no-cards",
  // Deals.
  "promised",
  "offers-used-up",
  "gone",
] as const;

export type Reason = (typeof REASONS)[number];

/** An option that is shown but may not be chosen. */
export function refused(id: string, reason: Reason): Choice<never> {
  return blocked(id, reason);
}
