/** What a seat may plan ahead: its next turns. */
import type { PlanBook } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { FamilyBusinessEvent } from "./events.ts";
import { playOrDiscardQuestion } from "./legal/moves.ts";
import type { State } from "./state.ts";

export const plans: PlanBook<State, FamilyBusinessEvent> = {
  questions: (state, seat) =>
    state.turn === null
      ? []
      : [{ topic: "play-or-discard", question: playOrDiscardQuestion(state, seat).data }],
  disturbs,
};

/** A counter to its card, and whatever somebody else does to its mob. */
function disturbs(event: FamilyBusinessEvent, seat: Seat, { turn }: State): boolean {
  const isOwnTurn = turn?.seat === seat;
  switch (event.type) {
    case "counter-played":
      return isOwnTurn && event.seat !== seat;
    case "mobster-listed":
      return !isOwnTurn && event.seat === seat;
    case "mobster-buried":
      return event.seat === seat;
    default:
      return false;
  }
}
