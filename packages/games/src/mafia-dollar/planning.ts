/** The decisions that a seat may plan ahead: the card and the actions of its next turn. */
import type { Against, PlanBook, PlannableQuestion } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { MafiaDollarEvent } from "./events.ts";
import { actionQuestion } from "./legal/actions.ts";
import { playQuestion } from "./legal/plays.ts";
import { drawQuestion } from "./rules/draw.ts";
import { familyOf, type State } from "./state.ts";

/**
 * Everything that somebody else, or the police, does to the seat's gangsters, its warehouses and the rackets in them.
 */
const against: Against<State, MafiaDollarEvent> = {
  "block-played": ({ victim, seat: by }, seat) => victim === seat && by !== seat,
  "hit-tried": ({ victim, seat: by }, seat) => victim === seat && by !== seat,
  "robbery-tried": ({ victim, seat: by }, seat) => victim === seat && by !== seat,
  "gift-given": ({ from }, seat) => from === seat,
  "escort-loss": (event, seat) => event.seat === seat,
  "patrol-loss": (event, seat) => event.seat === seat,
  "raid-loss": (event, seat) => event.seat === seat,
};

export const plans: PlanBook<State, MafiaDollarEvent> = { questions, against };

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
