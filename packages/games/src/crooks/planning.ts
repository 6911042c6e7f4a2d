/** What a seat may plan ahead: its next turns. */
import type { PlanBook } from "@consigliere/engine/plan";
import type { CrooksEvent } from "./events.ts";
import { turnQuestion } from "./legal/hiring.ts";
import { nextOwnTurn, type State } from "./state.ts";

/** Where no orders are left (7) nothing is planned. A crook that is removed goes against its owner. */
export const plans: PlanBook<State, CrooksEvent> = {
  questions: (state, seat) =>
    state.turn > 0 && state.options.standingOrders && nextOwnTurn(state, seat) !== null
      ? [{ topic: "turn", question: turnQuestion(state, seat).data }]
      : [],
  disturbs: (event, seat) => event.type === "crooks-removed" && event.victim === seat,
};
