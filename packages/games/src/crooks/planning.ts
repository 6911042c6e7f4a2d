/** The decisions that a seat may plan ahead: its next turns. */
import type { Against, PlanBook } from "@consigliere/engine/plan";
import type { CrooksEvent } from "./events.ts";
import { turnQuestion } from "./legal/hiring.ts";
import { optionId } from "./option-ids.ts";
import { nextOwnTurn, type State } from "./state.ts";

/** The removal of a crook, and somebody else's search of the hideout where the seat would hire. */
const against: Against<State, CrooksEvent> = {
  "crooks-removed": (event, seat) => event.victim === seat,
  "hire-paid": (event, seat, { step }) =>
    event.seat !== seat && step.answer === optionId("hire", event.hideout),
};

/** In a match without standing orders (7), nothing is planned. */
export const plans: PlanBook<State, CrooksEvent> = {
  questions: (state, seat) =>
    state.turn > 0 && state.options.standingOrders && nextOwnTurn(state, seat) !== null
      ? [{ topic: "turn", question: turnQuestion(state, seat).data }]
      : [],
  against,
};
