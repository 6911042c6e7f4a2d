/** The meaning of a face for its deed, and whether a seat wants it (7.6). */

import { gangsterOf } from "../cards.ts";
import { has } from "../control.ts";
import { type Face, meets, type Outcome } from "../dice.ts";
import { POSITIONS } from "../positions.ts";
import { type Deed, manOf, type State } from "../state.ts";

export const OUTCOME_WANTS = ["any", "success", "no-success", "no-death", "failure", "death"] as const;

export type Want =
  | { readonly want: (typeof OUTCOME_WANTS)[number] }
  | { readonly want: "at-least" | "at-most" | "not"; readonly number: number };

type Move = Extract<Deed, { kind: "move" }>;

/** The total of a move's roll: die, printed respect, ability (5.3); null: no number. */
export function moveTotal(state: State, deed: Move, face: Face): number | null {
  const number = Number(face);
  if (Number.isNaN(number)) return null;
  const man = manOf(state, deed.man);
  // Printed: the +2 of the sweethearts does not count (6.3).
  const printed = deed.value ?? gangsterOf(deed.man).respect;
  return number + printed + (has(man, "eager") ? 1 : 0);
}

export function moveOutcome(state: State, deed: Move, face: Face): Outcome {
  if (face === "ring") return "success";
  if (face === "knife") return "death";
  const total = moveTotal(state, deed, face) ?? 0;
  const { number } = POSITIONS[deed.to];
  const isReached = has(manOf(state, deed.man), "long-odds") ? total >= number : total > number;
  return isReached ? "success" : "failure";
}

export function whackOutcome({ how }: Extract<Deed, { kind: "whack" }>, face: Face): Outcome {
  if (face === "gun" || face === "ring") return "success";
  return face === "knife" && how !== "whack-careful" ? "death" : "failure";
}

export function isWanted(state: State, want: Want, face: Face): boolean {
  if ("number" in want) return meets(want.want, want.number, face, null);
  const { deed } = state;
  if (deed?.kind !== "move" && deed?.kind !== "whack") return true;
  const outcome = deed.kind === "move" ? moveOutcome(state, deed, face) : whackOutcome(deed, face);
  return meets(want.want, null, face, outcome);
}
