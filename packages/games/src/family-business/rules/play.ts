/** T3 to T5: one card is played for effect or discarded. It may be countered. Then it is carried out (5). */
import { at, type Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { CardPlay } from "../card-play.ts";
import { type CardId, countersAgainst, kindOf } from "../cards.ts";
import { playOrDiscardQuestion } from "../legal/moves.ts";
import { optionId } from "../option-ids.ts";
import { currentTurn, isOver, ownerOf } from "../state.ts";
import { type Counter, counterWindow, type PlayedCard } from "./counter-window.ts";
import { draw, layOnDiscardPile } from "./deck.ts";
import { carryOut } from "./effects.ts";
import type { FamilyTable } from "./table.ts";
import { endWarIfListIsEmpty } from "./war.ts";

/** Returns the seat whose counter took effect. That seat takes the next turn. */
export function* playOrDiscard(table: FamilyTable, seat: Seat): Rules<Seat | null> {
  const { state } = table;
  const move = yield* table.ask(seat, {
    topic: "play-or-discard",
    question: playOrDiscardQuestion(state, seat),
    about: { turn: currentTurn(state).number },
    fallback: optionId("discard", lastDrawn(table, seat)), // 7.4
  });
  layOnDiscardPile(table, seat, move.card);
  if (move.type === "discard") {
    const forced = table.hasMissed(seat);
    table.emit({ type: "card-discarded", seat, card: move.card, kind: kindOf(move.card), forced });
    return null;
  }
  table.emit({ type: "card-played", seat, card: move.card, ...move.play });
  return yield* counteredOrNot(table, seat, move);
}

/** The same from the counter window on. */
export function* counteredOrNot(table: FamilyTable, seat: Seat, played: PlayedCard): Rules<Seat | null> {
  const counter = yield* counterWindow(table, seat, played);
  resolve(table, seat, played.play, counter);
  return counter?.seat ?? null;
}

function lastDrawn({ state }: FamilyTable, seat: Seat): CardId {
  const card = at(state.hands, seat).at(-1);
  if (card === undefined) throw new Error(`seat ${seat} has no card to play`);
  return card;
}

/** T5 */
function resolve(table: FamilyTable, seat: Seat, play: CardPlay, counter: Counter | null): void {
  const { state } = table;
  if (counter !== null) layCounter(table, play, counter);
  carryOut(table, seat, play, counter);
  if (isOver(state)) return;
  endWarIfListIsEmpty(table);
  if (counter !== null) draw(table, counter.seat, "refill");
}

function layCounter(table: FamilyTable, play: CardPlay, { seat, kind }: Counter): void {
  const { state } = table;
  // Copies are interchangeable: take the first in hand.
  const card = at(state.hands, seat).find((held) => kindOf(held) === kind);
  if (card === undefined) throw new Error(`seat ${seat} holds no ${kind}`);
  layOnDiscardPile(table, seat, card);
  at(state.stats, seat).turnsStolen += 1;
  const forSeat = aimedAt(table, play);
  const aim = forSeat === null ? {} : { forSeat };
  table.emit({ type: "counter-played", seat, card, kind, against: play.kind, ...aim });
}

/** The owner of the card's target, if it is aimed at one seat. */
function aimedAt({ state }: FamilyTable, play: CardPlay): Seat | null {
  if (countersAgainst(play.kind).length === 0) return null;
  if (play.kind === "take-it-on-the-lam") return ownerOf(state, play.params.target);
  const [target] = "targets" in play.params ? play.params.targets : [];
  return target === undefined ? null : ownerOf(state, target);
}
