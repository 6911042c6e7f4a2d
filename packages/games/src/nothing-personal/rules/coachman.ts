/** `coachman` (6.3, R37, R53): Leo may move to a chair that became vacant, also from an associate space. */
import { choice, oneOf } from "@consigliere/engine/question";
import type { Rules } from "@consigliere/engine/table";
import { checkRing } from "../board/markers.ts";
import { moveTo } from "../board/moving.ts";
import type { NpTable } from "../board/table.ts";
import { has, outright } from "../control.ts";
import { lapseImpossible } from "../deals/promises.ts";
import { optionId } from "../option-ids.ts";
import { POSITION_IDS, type PositionId } from "../positions.ts";
import { everyone, manIn, type State } from "../state.ts";

/** Whether Leo has to be asked before the match goes on. By public facts. */
export function isCoachmanCalled(state: State): boolean {
  return openChairs(state).length > 0 && driver(state) !== null;
}

function openChairs({ vacated, board }: State): PositionId[] {
  return POSITION_IDS.filter((chair) => vacated.includes(chair) && board[chair] === undefined);
}

function driver(state: State) {
  const leo = everyone(state).find(({ man }) => has(man, "coachman"));
  const seat = leo === undefined ? null : outright(state, leo.man);
  return leo === undefined || seat === null ? null : { man: leo.man, seat };
}

/** After a card, an action or the list of the Feds: one question for all its vacancies. */
export function* callCoachman(table: NpTable): Rules {
  const { state } = table;
  lapseImpossible(table);
  const chairs = openChairs(state);
  const leo = driver(state);
  if (chairs.length > 0 && leo !== null) {
    const to = yield* table.ask<PositionId | null>(leo.seat, {
      topic: "coachman",
      question: oneOf<PositionId | null>([
        ...chairs.map((chair) => choice(optionId("place", chair), chair)),
        choice("stay", null),
      ]),
      about: { chairs },
      fallback: "stay",
      clock: "window",
    });
    if (to === null) table.emit({ type: "coachman-stayed", seat: leo.seat });
    else if (manIn(state, to) === null) {
      moveTo(table, leo.man.id, to, "coachman");
      checkRing(table);
    }
  }
  state.vacated = [];
}
