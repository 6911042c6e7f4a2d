/** What a seat may plan ahead: the card and the actions of its next turn. */
import type { PlanBook } from "@consigliere/engine/plan";
import type { QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { MafiaDollarEvent } from "./events.ts";
import { actionQuestion } from "./legal/actions.ts";
import { playQuestion } from "./legal/plays.ts";
import { PLANNED } from "./options.ts";
import { drawQuestion } from "./rules/draw.ts";
import { familyOf, type State } from "./state.ts";

export const plans: PlanBook<State, MafiaDollarEvent> = { topics: PLANNED, question, disturbs };

function question(state: State, seat: Seat, topic: string): QuestionData | null {
  if (state.turn === null || (topic === "draw" && state.options.autoDraw)) return null;
  if (topic === "draw") return drawQuestion.data;
  if (topic === "play") return playQuestion(state, seat).data;
  const actionsLeft = familyOf(state, seat).warehouses.length;
  return actionQuestion({ ...state, turn: { ...state.turn, seat, actionsLeft } }, seat).data;
}

/** Whatever somebody else does to its gangsters and warehouses. */
function disturbs(event: MafiaDollarEvent, seat: Seat): boolean {
  switch (event.type) {
    case "block-played":
    case "hit-tried":
    case "robbery-tried":
      return event.victim === seat && event.seat !== seat;
    case "escort-loss":
    case "patrol-loss":
    case "raid-loss":
      return event.seat === seat;
    default:
      return false;
  }
}
