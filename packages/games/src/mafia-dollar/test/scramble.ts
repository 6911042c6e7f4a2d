/** The place of every card, and states that differ only in what a seat may not know. */

import type { Random } from "@consigliere/engine/random";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import {
  type CardId,
  END,
  type HandCardId,
  isHandCard,
  isPolice,
  isRacket,
  type RacketId,
} from "../cards.ts";
import type { State } from "../state.ts";

/** Every card of the match, wherever it is (5.6, 1). */
export function everyCard(state: State): CardId[] {
  const { deck, box, discard, piles, families, resolving, window, loot } = state;
  const gifts = window?.type === "stash" ? window.gifts.map((gift) => gift.racket) : [];
  return [
    ...deck,
    ...box,
    ...discard,
    ...Object.values(piles).flat(),
    ...families.flatMap(({ hand, warehouses, gangsters }) => [
      ...hand,
      ...warehouses.flatMap((w) => [w.card, ...(w.dog === null ? [] : [w.dog]), ...w.rackets]),
      ...gangsters.flatMap((g) => [g.card, ...g.items, ...g.blocks]),
    ]),
    ...(resolving === null ? [] : [resolving]),
    ...gifts,
    ...loot,
  ];
}

/** The maximum number of cards flipped for checks while two worlds are compared. */
const FLIPS = 10;

/**
 * Deals anew everything that `viewer` may not know and will not be shown in this turn. These are the hands of the seats
 * that are neither the viewer nor in `keep`, without the cards on offer; the card that such an active seat is to draw;
 * the rackets of those seats; and the draw pile below the cards that can come up. In a match with target money,
 * everything that counts as money stays in place, because reaching the target is public.
 */
export function scramble(state: State, viewer: Viewer, keep: readonly Seat[], random: Random): State {
  if (state.turn === null) return state;
  const active = state.turn.seat;
  const isKnown = (seat: Seat) => seat === viewer || keep.includes(seat);
  const isTarget = state.options.targetMoney !== null;
  const unknown = seatsOf(state.seatCount).filter((seat) => !isKnown(seat));
  const drawn = state.deck.findIndex((card) => !isRacket(card));
  const below = drawn + 1 + FLIPS;
  const next = structuredClone(state);

  const offered = state.offers.standing.map(({ terms }) => terms.give);
  const mayMove = (card: CardId): card is HandCardId =>
    isHandCard(card) && !(isTarget && isPolice(card)) && !offered.includes(card);
  const slots: { cards: CardId[]; place: number }[] = [];
  const addSlots = (cards: CardId[], from: number, to: number) => {
    for (let place = from; place < to; place++) {
      if (mayMove(at(cards, place))) slots.push({ cards, place });
    }
  };
  for (const seat of unknown) {
    const { hand } = at(next.families, seat);
    addSlots(hand, 0, hand.length);
  }
  if (!isKnown(active) && state.turn.phase === "draw") addSlots(next.deck, drawn, drawn + 1);
  addSlots(next.deck, below, next.deck.length);
  addSlots(next.box, 0, next.box.length);
  const pool = random.shuffled(slots.map(({ cards, place }) => at(cards, place)));
  for (const [i, { cards, place }] of slots.entries()) cards[place] = at(pool, i);
  shuffleBelow(next.deck, below, random);

  if (!isTarget && !state.options.openBooks && !isKnown(active)) {
    shuffleRackets(
      next,
      unknown.filter((seat) => seat !== active),
      random,
    );
  }
  return next;
}

function shuffleBelow(deck: CardId[], below: number, random: Random): void {
  const places = deck.flatMap((card, place) => (place >= below && card !== END ? [place] : []));
  const cards = random.shuffled(places.map((place) => at(deck, place)));
  for (const [i, place] of places.entries()) deck[place] = at(cards, i);
}

function shuffleRackets(state: State, seats: readonly Seat[], random: Random): void {
  const stores = seats.flatMap((seat) => at(state.families, seat).warehouses);
  const rackets: RacketId[] = random.shuffled(stores.flatMap((w) => w.rackets));
  for (const store of stores) store.rackets = rackets.splice(0, store.rackets.length);
}
