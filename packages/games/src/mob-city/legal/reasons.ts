import { blocked, type Choice, type Counts } from "@consigliere/engine/question";

/** The reasons why an option that a player would expect cannot be chosen: keys of the catalogue, `blocked.<reason>`. */
export const REASONS = [
  // An enforcer cannot be placed in that group.
  "has-lieutenant",
  "weapon-needs-company",
  // Wages, purchases, fines, whiskey.
  "too-dear",
  "paid",
  "weapon-before-character",
  "owned",
  "no-token",
  "grade-taken",
  // A grenade or a Moll is needed.
  "no-grenade",
  "no-moll",
  // A weapon is not for this character now.
  "assassin-no-guns",
  "unassigned",
  "used",
] as const;

export type Reason = (typeof REASONS)[number];

/** An option that is shown but may not be chosen. */
export function refused(id: string, reason: Reason, counts?: Counts): Choice<never> {
  const choice = blocked(id, reason);
  return counts === undefined ? choice : { ...choice, option: { blocked: reason, counts, id } };
}
