/**
 * Setup (4). Random draws, in this order: the warehouses, the other cards, the bottom of the pile, the start player.
 */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import {
  ALL_CARDS,
  ALL_WAREHOUSES,
  type CardId,
  cardOfKind,
  END,
  isHandCard,
  isRacket,
  isWarehouse,
  type RacketId,
} from "../cards.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { HAND, LAST_CARDS } from "../limits.ts";
import { familyOf } from "../state.ts";
import type { MafiaTable } from "./table.ts";

/** Returns the start player. */
export function setUp(table: MafiaTable): Seat {
  const { state, seatCount } = table;
  const warehouses = table.random.shuffled(ALL_WAREHOUSES); // 4.2
  const first = warehouses.slice(0, seatCount);
  const rest = [...ALL_CARDS.filter((id) => id !== END && !isWarehouse(id)), ...warehouses.slice(seatCount)];
  const cards = table.random.shuffled(rest); // 4.3
  for (const seat of seatsOf(seatCount)) {
    familyOf(state, seat).warehouses.push({ card: at(first, seat), dog: null, rackets: [] });
  }
  const laidOut = deal(table, cards);
  const startSeat = chooseStart(table); // 4.8
  state.box = state.deck.splice(0, state.options.trimDeck); // 4.9
  table.emit({ type: "match-started", seats: seatCount, options: { ...state.options }, startSeat });
  for (const seat of seatsOf(seatCount)) {
    table.emit({ type: "first-warehouse", seat, warehouse: at(first, seat) });
  }
  for (const event of laidOut) table.emit(event);
  for (const seat of seatsOf(seatCount)) {
    const dealt = { type: "hand-dealt", seat, count: HAND } as const;
    table.emitTo(seat, { ...dealt, cards: [...familyOf(state, seat).hand] }, dealt);
  }
  return startSeat;
}

/** 4.4 to 4.7: hands from the shuffled cards, and the draw pile from the rest. Returns the events to tell. */
export function deal(table: MafiaTable, cards: readonly CardId[]): MafiaDollarEvent[] {
  const { state, seatCount } = table;
  const dealt = seatsOf(seatCount).map((seat) =>
    cards.slice(0, HAND * seatCount).filter((_, i) => i % seatCount === seat),
  );
  const left = cards.slice(HAND * seatCount);
  const bottom = table.random.shuffled([...left.slice(1 - LAST_CARDS), END]);
  state.deck = [...left.slice(0, 1 - LAST_CARDS), ...bottom];
  const events: MafiaDollarEvent[] = [];
  const layOut = (seat: Seat, racket: RacketId) => {
    state.piles[cardOfKind(racket, "racket").subtype].push(racket);
    events.push({ type: "racket-laid-out", seat, racket });
  };
  // R13: all seats before any seat refills.
  for (const [seat, hand] of dealt.entries()) {
    familyOf(state, seat).hand = hand.filter(isHandCard);
    for (const racket of hand.filter(isRacket)) layOut(seat, racket);
  }
  for (const seat of seatsOf(seatCount)) {
    const { hand } = familyOf(state, seat);
    while (hand.length < HAND) {
      const card = state.deck.shift();
      if (card === undefined || card === END) throw new Error("the End came up in the setup"); // R11
      if (isRacket(card)) layOut(seat, card);
      else hand.push(card);
    }
  }
  return events;
}

function chooseStart({ state, seatCount, random }: MafiaTable): Seat {
  const { startSeat } = state.options;
  return startSeat === "random" || startSeat >= seatCount ? random.below(seatCount) : startSeat;
}
