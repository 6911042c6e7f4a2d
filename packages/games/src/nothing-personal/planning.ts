/** What a seat may plan ahead: its turns of the Commission, and what it buys at the Fence. */
import type { PlanBook, PlannableQuestion } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { NothingPersonalEvent } from "./events.ts";
import { commissionQuestion } from "./rules/commission-question.ts";
import { buyQuestion } from "./rules/fence.ts";
import { familyOf, priorityOrder, type State } from "./state.ts";

export const plans: PlanBook<State, NothingPersonalEvent> = { questions, disturbs };

/** From the Commission to the Fence of a round. */
const BEFORE_FENCE = ["tie-order", "last-call", "tie-income", "income", "crew", "draw", "fence"];

function questions(state: State, seat: Seat): PlannableQuestion[] {
  const { phase } = state;
  if (phase.at === "setup" || phase.at === "place") return [];
  const buy = { topic: "fence-buy", question: buyQuestion(state, seat).data };
  const turns = turnOf(state, seat);
  return BEFORE_FENCE.includes(phase.at) ? [buy, ...turns] : [...turns, buy];
}

function turnOf(state: State, seat: Seat): PlannableQuestion[] {
  if (familyOf(state, seat).hand.length === 0) return [];
  const next = { order: priorityOrder(state), turn: 0, lap: 1, ante: 0, passed: [] };
  const commission = { ...(state.commission ?? next), hasPlayed: false };
  return [{ topic: "commission-turn", question: commissionQuestion({ ...state, commission }, seat).data }];
}

/** Whatever somebody else does to its cards, its markers and those whom it controls. */
function disturbs(event: NothingPersonalEvent, seat: Seat): boolean {
  switch (event.type) {
    case "card-stolen":
      return event.from === seat;
    case "marker-taken-off":
      return event.owner === seat && event.by !== seat;
    case "move-resolved":
    case "whack-resolved":
      return event.victim === seat && event.seat !== seat;
    default:
      return false;
  }
}
