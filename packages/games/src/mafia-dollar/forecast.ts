/** A match of Mafia Dollar played on from the view of one seat. */
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast } from "../question-forecast.ts";
import {
  ALL_CARDS,
  type CardId,
  END,
  type HandCardId,
  isHandCard,
  isRacket,
  type RacketId,
} from "./cards.ts";
import { LAST_CARDS } from "./limits.ts";
import { step } from "./rules/step.ts";
import type { MafiaTable } from "./rules/table.ts";
import { emptyTable } from "./setup.ts";
import type { State } from "./state.ts";
import type { PileView, SeatView, View } from "./view.ts";

export const forecast: Forecast<State, View> = { suppose, onward, ownTurn: ["draw", "play"] };

/**
 * Takes everything from the view. The hands of the others, the rackets in their warehouses and under the tops of the
 * piles, the box and the deck are dealt from the cards that the view does not show. Open offers are left out.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const { options, seats, turn, deckCount, resolving, ending } = view;
  const hidden = new Hidden(view, random);
  const piles = view.piles.map((pile) => [pile.type, supposePile(pile, hidden)] as const);
  const families = seats.map((seat) => supposeFamily(seat, view, viewer, hidden));
  return {
    ...emptyTable(seats.length, options),
    piles: Object.fromEntries(piles) as State["piles"],
    families,
    ...hidden.rest(deckCount),
    discard: [...view.discard],
    turn: turn && {
      ...turn,
      isUnderWay: true,
      calls: view.trade.calls.map((call) => ({ ...call })),
      market: null,
      hadMarket: view.trade.hadMarket,
    },
    resolving,
    ending,
  };
}

function supposePile({ top, count }: PileView, hidden: Hidden): RacketId[] {
  return top === null ? [] : [...hidden.rackets(count - 1), top];
}

function supposeFamily(seat: SeatView, view: View, viewer: Seat, hidden: Hidden): State["families"][number] {
  const hand = seat.seat === viewer ? view.hand : seat.hand;
  return {
    hand: hand === null ? hidden.hand(seat.handCount) : [...hand],
    warehouses: seat.warehouses.map(({ card, dog, racketCount, rackets }) => ({
      card,
      dog,
      rackets: rackets === null ? supposeRackets(card, racketCount, view, hidden) : [...rackets],
    })),
    gangsters: seat.gangsters.map(({ card, zone, items, blocks }) => ({
      card,
      zone,
      items: [...items],
      blocks: [...blocks],
    })),
  };
}

/** The robber has seen what lies in the warehouse that is being robbed. */
function supposeRackets(warehouse: string, count: number, { robbery }: View, hidden: Hidden): RacketId[] {
  return robbery?.warehouse === warehouse && robbery.rackets !== null
    ? [...robbery.rackets]
    : hidden.rackets(count);
}

/** The cards that the view does not show, shuffled. */
class Hidden {
  #cards: CardId[];
  readonly #random: Random;

  constructor({ seats, hand, piles, discard, resolving, robbery, gifts }: View, random: Random) {
    const shown: readonly (CardId | null)[] = [
      ...seats.flatMap((seat) => [
        ...(seat.hand ?? []),
        ...seat.warehouses.flatMap(({ card, dog, rackets }) => [card, dog, ...(rackets ?? [])]),
        ...seat.gangsters.flatMap(({ card, items, blocks }) => [card, ...items, ...blocks]),
      ]),
      ...(hand ?? []),
      ...piles.map(({ top }) => top),
      ...discard,
      resolving,
      ...(robbery?.rackets ?? []),
      ...(gifts ?? []),
    ];
    const seen = new Set(shown);
    this.#random = random;
    this.#cards = random.shuffled(ALL_CARDS.filter((card) => !seen.has(card) && card !== END));
  }

  rackets(count: number): RacketId[] {
    return this.#take(count, isRacket);
  }

  hand(count: number): HandCardId[] {
    return this.#take(count, isHandCard);
  }

  /** The deck, in which the End lies among the last cards, and what was taken out unseen. */
  rest(deckCount: number): Pick<State, "deck" | "box"> {
    const deck = this.#cards.slice(0, Math.max(0, deckCount - 1));
    const box = this.#cards.slice(deck.length);
    const last = Math.min(deckCount, LAST_CARDS);
    if (deckCount > 0) deck.splice(deck.length - this.#random.below(last), 0, END);
    return { deck, box };
  }

  #take<Card extends CardId>(count: number, isFit: (card: CardId) => card is Card): Card[] {
    const taken = this.#cards.filter(isFit).slice(0, count);
    if (taken.length < count) throw new Error("more cards are hidden than are unseen");
    this.#cards = this.#cards.filter((card) => !(taken as readonly CardId[]).includes(card));
    return taken;
  }
}

/** Treats pending things as done: windows are closed, and a card that is carried out is discarded. */
function* onward(table: MafiaTable): Rules {
  const { state } = table;
  if (state.resolving !== null) state.discard.push(state.resolving);
  state.resolving = null;
  while (state.ending === null) {
    const end = yield* step(table);
    if (typeof end === "object") return;
  }
}
