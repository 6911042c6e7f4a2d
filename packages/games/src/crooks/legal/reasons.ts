import { blocked, type Choice } from "@consigliere/engine/question";

/** The reasons why an option that a player would expect cannot be chosen: keys of the catalogue, `blocked.<reason>`. */
export const REASONS = [
  // A hideout cannot be hired from or looked at.
  "empty-hideout",
  "no-money",
  // A crook that was found cannot be kept.
  "kingpin-not-last",
  "no-slot",
  // A crook cannot be placed there, or not in that way.
  "slot-taken",
  "no-money-face-down",
  "kingpin-face-up",
  "stack-full",
  // A Killer or a Spy has no possible object there.
  "nobody-there",
  "nothing-face-down",
] as const;

export type Reason = (typeof REASONS)[number];

/** An option that is shown but may not be chosen. */
export function refused(id: string, reason: Reason): Choice<never> {
  return blocked(id, reason);
}
