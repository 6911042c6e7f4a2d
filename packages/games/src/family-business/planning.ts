/** The decisions that a seat may plan ahead: its next turns. */
import type { Against, PlanBook } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { FamilyBusinessEvent } from "./events.ts";
import { playOrDiscardQuestion } from "./legal/moves.ts";
import { ownerOf, type State } from "./state.ts";

/** A counter to the seat's card, and everything that somebody else does to its mob. */
const against: Against<State, FamilyBusinessEvent> = {
  "counter-played": (event, seat, { state }) => isTurnOf(state, seat) && event.seat !== seat,
  "mobster-listed": (event, seat, { state }) => !isTurnOf(state, seat) && event.seat === seat,
  "mobster-buried": (event, seat) => event.seat === seat,
  "mobster-replaced": (event, seat, { state }) => !isTurnOf(state, seat) && ownerOf(state, event.in) === seat,
  "list-reordered": ({ before, after }, seat, { state }) =>
    !isTurnOf(state, seat) &&
    after.some((one, place) => ownerOf(state, one) === seat && place < before.indexOf(one)),
};

export const plans: PlanBook<State, FamilyBusinessEvent> = {
  questions: (state, seat) =>
    state.turn === null
      ? []
      : [{ topic: "play-or-discard", question: playOrDiscardQuestion(state, seat).data }],
  against,
};

function isTurnOf({ turn }: State, seat: Seat): boolean {
  return turn?.seat === seat;
}
