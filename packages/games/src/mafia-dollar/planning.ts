/** What a seat may plan ahead: the card and the actions of its next turn. */
import type { PlanBook, PlannableQuestion } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { MafiaDollarEvent } from "./events.ts";
import { actionQuestion } from "./legal/actions.ts";
import { playQuestion } from "./legal/plays.ts";
import { drawQuestion } from "./rules/draw.ts";
import { familyOf, type State } from "./state.ts";

export const plans: PlanBook<State, MafiaDollarEvent> = { questions, disturbs };

function questions(state: State, seat: Seat): PlannableQuestion[] {
  const { turn, options } = state;
  if (turn === null) return [];
  const actionsLeft = familyOf(state, seat).warehouses.length;
  const action = actionQuestion({ ...state, turn: { ...turn, seat, actionsLeft } }, seat);
  const draw = options.autoDraw ? [] : [{ topic: "draw", question: drawQuestion.data }];
  const play = [{ topic: "play", question: playQuestion(state, seat).data }];
  const orders = [{ topic: "action", question: action.data }];
  if (turn.seat !== seat || turn.phase === "actions") return [...draw, ...play, ...orders];
  return turn.phase === "draw" ? [...play, ...orders, ...draw] : [...orders, ...draw, ...play];
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
