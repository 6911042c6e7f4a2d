/** The whiskeys that may be taken (5.1.4), by grade, because cards of a grade are the same. */
import { type Choice, choice, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type Grade, gradeOf, whiskeyPrice, whiskeysFor } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { captainOf, type State } from "../state.ts";
import { refused } from "./reasons.ts";

/** The grades that are left, cheapest first. */
export function gradesLeft(state: Pick<State, "whiskeysLeft">): Grade[] {
  return [...new Set(state.whiskeysLeft.map(gradeOf))].sort((a, b) => a - b);
}

/** The remaining grades that the captain can pay for. */
export function affordableGrades(state: State, seat: Seat): Grade[] {
  const { cash } = captainOf(state, seat);
  return gradesLeft(state).filter((grade) => whiskeyPrice(grade) <= cash);
}

/** Null: none. */
export function whiskeyQuestion(state: State, seat: Seat): Question<Grade | null> {
  const left = gradesLeft(state);
  const open = affordableGrades(state, seat);
  const poured = [...new Set(whiskeysFor(state.seatCount).map(gradeOf))].sort((a, b) => a - b);
  const grades = poured.map((grade): Choice<Grade> => {
    const id = optionId("grade", grade);
    if (open.includes(grade)) return choice(id, grade);
    return refused(id, left.includes(grade) ? "too-dear" : "grade-taken");
  });
  return oneOf<Grade | null>([choice("none", null), ...grades]);
}
