/** Drawing and discarding (5, `draw`; R-27). */
import { at, type Seat } from "@consigliere/engine/seat";
import { CARD_KINDS, type CardId, kindOf } from "../cards.ts";
import type { FamilyTable } from "./table.ts";

export function draw(table: FamilyTable, seat: Seat, purpose: "turn" | "refill"): void {
  const { state } = table;
  if (state.deck.length === 0) reshuffle(table);
  const card = state.deck.shift();
  if (card === undefined) return;
  at(state.hands, seat).push(card);
  const drawn = { type: "card-drawn", seat, deckCount: state.deck.length, purpose } as const;
  table.emitTo(seat, { ...drawn, card }, drawn);
}

/** the whole discard pile, including the card just played. */
function reshuffle(table: FamilyTable): void {
  const { state } = table;
  if (state.discard.length === 0) return;
  state.deck = table.random.shuffled(state.discard);
  state.discard = [];
  state.reshuffles += 1;
  renumber(table);
  table.emit({ type: "deck-reshuffled", deckCount: state.deck.length, times: state.reshuffles });
}

/**
 * Mixes the numbers of cards of one kind, in the deck and in all hands. Otherwise, a number that was never discarded
 * would reveal that its card has been held since before. The amount of randomness drawn is the same whoever holds which
 * cards.
 */
function renumber({ state, random }: FamilyTable): void {
  const piles = [state.deck, ...state.hands];
  const places = piles.flatMap((pile) => pile.map((card, place) => ({ pile, place, card })));
  for (const kind of CARD_KINDS) {
    const like = places.filter(({ card }) => kindOf(card) === kind);
    const cards = random.shuffled(like.map(({ card }) => card));
    for (const [i, { pile, place }] of like.entries()) pile[place] = at(cards, i);
  }
}

/** From the hand to the top of the discard pile, face up. */
export function layOnDiscardPile({ state }: FamilyTable, seat: Seat, card: CardId): void {
  const hand = at(state.hands, seat);
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  hand.splice(place, 1);
  state.discard.push(card);
}
