/** What a seat may plan ahead: its turns of the Commission, and what it buys at the Fence. */
import type { PlanBook } from "@consigliere/engine/plan";
import type { QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { NothingPersonalEvent } from "./events.ts";
import { PLANNED } from "./options.ts";
import { commissionQuestion } from "./rules/commission-question.ts";
import { buyQuestion } from "./rules/fence.ts";
import { familyOf, priorityOrder, type State } from "./state.ts";

export const plans: PlanBook<State, NothingPersonalEvent> = { topics: PLANNED, question, disturbs };

function question(state: State, seat: Seat, topic: string): QuestionData | null {
  if (state.phase.at === "setup" || state.phase.at === "place") return null;
  if (topic === "fence-buy") return buyQuestion(state, seat).data;
  if (familyOf(state, seat).hand.length === 0) return null;
  const next = { order: priorityOrder(state), turn: 0, lap: 1, ante: 0, passed: [] };
  const commission = { ...(state.commission ?? next), hasPlayed: false };
  return commissionQuestion({ ...state, commission }, seat).data;
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
