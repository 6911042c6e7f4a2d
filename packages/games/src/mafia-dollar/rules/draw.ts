/** Phase 1: draw until a card is no racket (5.2). */
import { choice, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { isRacket } from "../cards.ts";
import { currentTurn, familyOf, type Next } from "../state.ts";
import { layOnRacketPile, takeTop } from "./piles.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";
import { askAtOpenPoint } from "./trade.ts";

/** There is only one way to begin. */
export const drawQuestion = oneOf([choice("draw", true)]);

export function* drawCard(table: MafiaTable, seat: Seat): Rules<Next> {
  const asking = ofActiveSeat(table, seat, {
    topic: "draw",
    question: drawQuestion,
    about: { turn: currentTurn(table.state).number },
    fallback: "draw",
  });
  const reply = yield* askAtOpenPoint(table, seat, asking);
  if (reply === null) return "draw";
  draw(table, seat);
  return "play";
}

export function draw(table: MafiaTable, seat: Seat): void {
  const { state } = table;
  for (;;) {
    const card = takeTop(table, seat, "draw");
    if (card === null) return;
    if (!isRacket(card)) {
      familyOf(state, seat).hand.push(card);
      const drawn = { type: "card-drawn", seat, deckCount: state.deck.length } as const;
      table.emitTo(seat, { ...drawn, card }, drawn);
      return;
    }
    layOnRacketPile(table, card);
    table.reveal({ type: "racket-drawn", seat, racket: card });
  }
}
