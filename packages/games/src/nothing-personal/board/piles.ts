/** Both decks, the discard pile, and hands (5.1, 10.3). */
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, type GangsterId, inTableOrder, SHAKEDOWN } from "../cards.ts";
import type { DrawReason } from "../events.ts";
import { familyOf, type State } from "../state.ts";
import type { NpTable } from "./table.ts";
import { changeMoney } from "./wallet.ts";

/** The number of influence cards that can still be drawn. */
export function drawable({ influenceDeck, discard }: State): number {
  return influenceDeck.length + discard.length;
}

/** Draws one by one. Cards that cannot be drawn are lost. Returns the drawn cards. */
export function draw(table: NpTable, seat: Seat, count: number, reason: DrawReason): CardId[] {
  const { state } = table;
  const cards: CardId[] = [];
  while (cards.length < count) {
    if (state.influenceDeck.length === 0) reshuffle(table);
    const card = state.influenceDeck.shift();
    if (card === undefined) break;
    cards.push(card);
    addToHand(state, seat, [card]);
  }
  if (cards.length === 0) return cards;
  const told = { type: "cards-drawn", seat, count: cards.length, reason } as const;
  table.emitTo(seat, { ...told, cards }, told);
  return cards;
}

function reshuffle(table: NpTable): void {
  const { state } = table;
  if (state.discard.length === 0) return;
  state.influenceDeck = table.random.shuffled(state.discard.splice(0));
  table.emit({ type: "deck-reshuffled", deck: "influence", size: state.influenceDeck.length });
}

export function addToHand(state: State, seat: Seat, cards: readonly CardId[]): void {
  const family = familyOf(state, seat);
  family.hand = inTableOrder([...family.hand, ...cards]);
}

/** @throws Error when the card is not there. */
export function takeFromHand(state: State, seat: Seat, card: CardId): void {
  const { hand } = familyOf(state, seat);
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  hand.splice(place, 1);
}

/** A card moves from hand to hand. The two seats see it, and remember it (7.8 `want`). */
export function handOver(
  table: NpTable,
  { from, to, card }: { readonly from: Seat; readonly to: Seat; readonly card: CardId },
  type: "card-given" | "card-stolen",
): void {
  const { state } = table;
  takeFromHand(state, from, card);
  addToHand(state, to, [card]);
  forget(state, from, card);
  state.seen.push({ by: from, holder: to, card });
  const told = { type, from, to } as const;
  table.emitToSeats({ [from]: { ...told, card }, [to]: { ...told, card } }, told);
}

/** A card that others saw going into a hand has left it. */
export function forget(state: State, holder: Seat, card: CardId): void {
  if (familyOf(state, holder).hand.includes(card)) return;
  state.seen = state.seen.filter((seen) => seen.holder !== holder || seen.card !== card);
}

/** A card from a hand to the discard pile. */
export function discardFrom(state: State, seat: Seat, card: CardId): void {
  takeFromHand(state, seat, card);
  forget(state, seat, card);
  state.discard.push(card);
}

/** 5.0: a card for $8. */
export function shakeDown(table: NpTable, seat: Seat, card: CardId): void {
  discardFrom(table.state, seat, card);
  table.emit({ type: "shakedown", seat, card });
  changeMoney(table, seat, SHAKEDOWN);
}

/**
 * The top card of the gangster deck. When it is empty, Prison, then the Fishes make a new one (R20). Null: nobody is
 * left.
 */
export function topGangster(table: NpTable): GangsterId | null {
  const { state, random } = table;
  if (state.gangsterDeck.length === 0) {
    const pile = state.prison.length > 0 ? state.prison : state.fishes;
    if (pile.length === 0) return null;
    state.gangsterDeck = random.shuffled(pile.splice(0));
    table.emit({ type: "deck-reshuffled", deck: "gangster", size: state.gangsterDeck.length });
  }
  return state.gangsterDeck.shift() ?? null;
}
