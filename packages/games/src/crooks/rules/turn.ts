/** One turn: hire, then heist; or pass for good (5). */
import { at, type Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { defaultTurn, turnAnswer } from "../defaults.ts";
import { affordable, type TurnMove, turnQuestion } from "../legal/hiring.ts";
import { crooksIn, hideoutsInPlay, type State } from "../state.ts";
import { askActive, type Course, courseOf, type TurnAsking } from "./deciding.ts";
import { hireAndRob } from "./hire-and-heist.ts";
import { leave, pass } from "./leaving.ts";
import { hideoutCounts } from "./setup.ts";
import { tellOfDroppedOrder } from "./standing-order.ts";
import type { CrooksTable } from "./table.ts";

export function* takeTurn(table: CrooksTable): Rules {
  const { state } = table;
  const seat = state.active;
  const course = courseOf(seat);
  state.turnsTaken[seat] = at(state.turnsTaken, seat) + 1;
  table.emit({
    type: "turn-started",
    turn: state.turn,
    seat,
    money: at(state.money, seat),
    hideouts: hideoutCounts(state),
    affordable: affordable(state, seat),
  });
  tellOfDroppedOrder(table, turnAsking(state, seat));
  if (affordable(state, seat).length === 0) {
    pass(table, seat, isEverybodyHired(table) ? "no-crooks" : "no-money"); // 5.1
    return;
  }
  const move = yield* chooseMove(table, course);
  if (move?.kind === "hire") yield* hireAndRob(table, course, move.hideout);
  if (course.isLeaving) leave(table, seat);
}

function isEverybodyHired({ state }: CrooksTable): boolean {
  return hideoutsInPlay(state).every((hideout) => crooksIn(state, hideout).length === 0);
}

/** The ask `turn`. Null: nothing else happens in this turn. */
function* chooseMove(table: CrooksTable, course: Course): Rules<TurnMove | null> {
  const { state } = table;
  const { seat } = course;
  const decided = yield* askActive(table, course, turnAsking(state, seat));
  if (decided === null) return null;
  const { answer, by } = decided;
  state.missed[seat] = by === "deadline" ? at(state.missed, seat) + 1 : 0;
  if (by === "standing-order") table.emit({ type: "standing-order-executed", turn: state.turn, seat });
  if (answer.kind === "pass") pass(table, seat, passReason(by));
  return answer;
}

function turnAsking(state: State, seat: Seat): TurnAsking<TurnMove> {
  return {
    topic: "turn",
    question: turnQuestion(state, seat),
    about: { turn: state.turn },
    fallback: turnAnswer(defaultTurn(state, seat)),
  };
}

function passReason(by: string): "choice" | "timeout" | "standing-order" {
  if (by === "deadline") return "timeout";
  return by === "standing-order" ? "standing-order" : "choice";
}
