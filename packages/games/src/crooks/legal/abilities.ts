/** The options of a Killer and a Spy (5.5). */
import { type Choice, choice, oneOf, type Question } from "@consigliere/engine/question";
import { clockwiseFrom, type Seat } from "@consigliere/engine/seat";
import { type HideoutId, TARGETS, type TargetId } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { crooksAt, crooksIn, hideoutsInPlay, type State, stackAt } from "../state.ts";
import { refused } from "./reasons.ts";

/** Null: the seat declines the ability. */
export type Kill = { readonly victim: Seat } | null;
export type SpyLook =
  | { readonly kind: "target"; readonly target: TargetId }
  | { readonly kind: "hideout"; readonly hideout: HideoutId };

/** True: the seat takes the money. */
export function pickpocketQuestion(): Question<boolean> {
  return oneOf([choice("take", true), choice("decline", false)]);
}

/** Null when there is nobody to kill. */
export function killerQuestion(state: State, seat: Seat, target: TargetId): Question<Kill> | null {
  const others = clockwiseFrom(seat, state.seatCount).filter((other) => other !== seat);
  const isThere = (other: Seat) => stackAt(state, other, target).length > 0;
  if (!others.some(isThere)) return null;
  const victims = others.map((victim) =>
    isThere(victim)
      ? choice<Kill>(optionId("seat", victim), { victim })
      : refused(optionId("seat", victim), "nobody-there"),
  );
  return oneOf<Kill>([...victims, choice<Kill>("decline", null)]);
}

/** Null when there is nothing to see. */
export function spyQuestion(state: State): Question<SpyLook | null> | null {
  const targets = TARGETS.map((target): Choice<SpyLook> => {
    const isHiding = crooksAt(state, target).some((played) => played.facing === "down");
    if (!isHiding) return refused(optionId("target", target), "nothing-face-down");
    return choice(optionId("target", target), { kind: "target", target });
  });
  const hideouts = hideoutsInPlay(state).map((hideout): Choice<SpyLook> => {
    if (crooksIn(state, hideout).length === 0) return refused(optionId("hideout", hideout), "empty-hideout");
    return choice(optionId("hideout", hideout), { kind: "hideout", hideout });
  });
  const looks = [...targets, ...hideouts];
  if (looks.every(({ option }) => option.blocked !== undefined)) return null;
  return oneOf<SpyLook | null>([...looks, choice<SpyLook | null>("decline", null)]);
}
