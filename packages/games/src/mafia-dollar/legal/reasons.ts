import { blocked, type Choice } from "@consigliere/engine/question";

/** The reasons why an option that a player would expect cannot be chosen: keys of the catalogue, `blocked.<reason>`. */
export const REASONS = [
  // A card in hand.
  "no-own-gangster",
  "no-rival-gangster",
  "wrong-symbol",
  "police-stay",
  // A gangster, warehouse or pile cannot be the target.
  "on-the-street",
  "slot-taken",
  "has-dog",
  "not-blocked",
  "in-the-hideout",
  "no-rackets",
  "pile-empty",
  // A gangster cannot be given this order.
  "gangster-blocked",
  "piles-empty",
  "no-target",
  "nothing-to-rob",
  "no-partner",
  // A trade.
  "offer-stands",
  "offers-used-up",
  "deals-used-up",
  "calls-used-up",
  "nothing-to-offer",
  "already-offered",
  "police-not-traded",
  "not-wanted",
] as const;

export type Reason = (typeof REASONS)[number];

/** An option that is shown but may not be chosen. */
export function refused(id: string, reason: Reason): Choice<never> {
  return blocked(id, reason);
}
