/** The possible first moves of a turn, and the found crooks that may be kept (5, 5.1, 5.2). */
import { choice, choiceThen, oneOf, type Question } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import { type CrookId, type HideoutId, inTableOrder } from "../cards.ts";
import type { FoundCrook, KeepReason } from "../events.ts";
import { optionId } from "../option-ids.ts";
import { crooksIn, hideoutsInPlay, isA, type State } from "../state.ts";
import { type Placement, placementsOf, placeQuestion } from "./placing.ts";
import { refused } from "./reasons.ts";

/** A decision of the ask `turn`. */
export type TurnMove = { readonly kind: "hire"; readonly hideout: HideoutId } | { readonly kind: "pass" };

/** The hideouts that are not empty and that the seat can pay for. */
export function affordable(state: State, seat: Seat): HideoutId[] {
  return hideoutsInPlay(state).filter((hideout) => {
    const count = crooksIn(state, hideout).length;
    return count >= 1 && at(state.money, seat) >= count;
  });
}

export function turnQuestion(state: State, seat: Seat): Question<TurnMove> {
  const open = affordable(state, seat);
  const hires = hideoutsInPlay(state).map((hideout) => {
    const id = optionId("hire", hideout);
    if (open.includes(hideout)) return choice<TurnMove>(id, { kind: "hire", hideout });
    return refused(id, crooksIn(state, hideout).length === 0 ? "empty-hideout" : "no-money");
  });
  return oneOf([...hires, choice<TurnMove>("pass", { kind: "pass" })]);
}

/** The result of a search, in table order, with the crooks that may be kept. */
export function searchResult(state: State, seat: Seat, hideout: HideoutId): FoundCrook[] {
  const crooks = inTableOrder(crooksIn(state, hideout));
  return crooks.map((crook) => {
    const reason = whyNotKept(state, seat, crook, crooks.length);
    return reason === null ? { crook } : { crook, blocked: reason };
  });
}

function whyNotKept(state: State, seat: Seat, crook: CrookId, count: number): KeepReason | null {
  if (isA(crook, "kingpin") && count > 1) return "kingpin-not-last";
  return placementsOf(state, seat, crook).length === 0 ? "no-slot" : null;
}

/** The decisions of the asks `keep` and `place`. They are one answer. */
export interface Job {
  readonly crook: CrookId;
  readonly placement: Placement;
}

/** The choice of the crook to keep, each with the ways of placing it. Nothing is shown between the two (3). */
export function keepQuestion(state: State, seat: Seat, found: readonly FoundCrook[]): Question<Job> {
  return oneOf(
    found.map(({ crook, blocked }) => {
      const id = optionId("crook", crook);
      if (blocked !== undefined) return refused(id, blocked);
      return choiceThen(id, placeQuestion(state, seat, crook), (placement): Job => ({ crook, placement }));
    }),
  );
}

/** The crooks shown to an empty-handed seat, and the reasons why none is kept. */
export function seenQuestion(found: readonly FoundCrook[]): Question<true> {
  const crooks = found.flatMap(({ crook, blocked }) =>
    blocked === undefined ? [] : [refused(optionId("crook", crook), blocked)],
  );
  return oneOf([...crooks, choice("done", true as const)]);
}
