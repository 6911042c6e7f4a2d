/** A match of Mafia Dollar played on from the view of one seat. */
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast, Taken } from "../forecast.ts";
import {
  ALL_CARDS,
  type BirthdayId,
  type CardId,
  END,
  type GangsterId,
  type HandCardId,
  isHandCard,
  isRacket,
  type PoliceId,
  type RacketId,
  type RacketType,
  tradeClassOf,
} from "./cards.ts";
import { LAST_CARDS } from "./limits.ts";
import { finishFrozen } from "./rules/actions.ts";
import { celebrate, storeGifts } from "./rules/birthday.ts";
import { collectFrom } from "./rules/collect.ts";
import { takeLoot } from "./rules/hit.ts";
import { closeMarket, takeMarket } from "./rules/market.ts";
import { passAndPay, payPenalty } from "./rules/police.ts";
import { plunder } from "./rules/robbery.ts";
import { afterDecision, step } from "./rules/step.ts";
import type { MafiaTable } from "./rules/table.ts";
import { emptyTable } from "./setup.ts";
import { currentTurn, type Market, type Next, type SealedWindow, type State, type Turn } from "./state.ts";
import type { Shown } from "./trade-terms.ts";
import type { PileView, SeatView, View } from "./view.ts";

export const forecast: Forecast<State, View> = {
  suppose,
  onward,
  from,
  ownTurn: ["draw", "play"],
  leavesOut: ["trade", "window", "gifts"],
};

/**
 * Takes everything from the view. The hands of the others, the rackets in their warehouses and under the tops of the
 * piles, the box and the deck are dealt from the cards that the view does not show. Open offers are left out.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const { options, seats, turn, deckCount, resolving, ending, robbery, collected, loot } = view;
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
      market: supposeMarket(view, families),
      hadMarket: view.trade.hadMarket,
    },
    resolving,
    window: supposeWindow(view, viewer),
    robbery: robbery && { gangster: robbery.gangster, victim: robbery.victim, warehouse: robbery.warehouse },
    ...(collected === null ? {} : { collected }),
    loot: [...loot],
    ending,
  };
}

/** Only who gets the gifts knows them. Who gave which no longer matters. */
function supposeWindow({ window, gifts, resolving }: View, viewer: Seat): SealedWindow | null {
  if (window === "gift") return { type: window };
  if (window === "pass") return { type: window, card: resolving as PoliceId };
  return gifts && { type: "stash", gifts: gifts.map((racket) => ({ from: viewer, racket })) };
}

/** The cards of the bids are the first of the bidders' hands. */
function supposeMarket({ trade }: View, families: State["families"]): Market | null {
  const { market } = trade;
  const bids = market?.bids?.flatMap(({ seat, shown, want, isTaken }) => {
    const [give] = families[seat]?.hand ?? [];
    return give === undefined ? [] : [{ seat, terms: { give, disclose: shown.disclose, want }, isTaken }];
  });
  return market && { call: { ...market.call }, bids: bids ?? null };
}

function supposePile({ top, count }: PileView, hidden: Hidden): RacketId[] {
  return top === null ? [] : [...hidden.rackets(count - 1), top];
}

function supposeFamily(seat: SeatView, view: View, viewer: Seat, hidden: Hidden): State["families"][number] {
  const hand = seat.seat === viewer ? view.hand : seat.hand;
  const bid = view.trade.market?.bids?.find((one) => one.seat === seat.seat && !one.isTaken);
  return {
    hand: hand === null ? hidden.hand(seat.handCount, bid?.shown) : [...hand],
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

  constructor({ seats, hand, piles, discard, resolving, robbery, gifts, loot }: View, random: Random) {
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
      ...loot,
    ];
    const seen = new Set(shown);
    this.#random = random;
    this.#cards = random.shuffled(ALL_CARDS.filter((card) => !seen.has(card) && card !== END));
  }

  rackets(count: number): RacketId[] {
    return this.#take(count, isRacket);
  }

  /** A hand; the first card is as it was shown, if anything was. */
  hand(count: number, shown?: Shown): HandCardId[] {
    const first =
      shown === undefined
        ? []
        : this.#take(1, (card): card is HandCardId => isHandCard(card) && isAsShown(card, shown));
    return [...first, ...this.#take(count - first.length, isHandCard)];
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

function isAsShown(card: HandCardId, shown: Shown): boolean {
  if (shown.disclose === "face") return card === shown.card;
  return shown.disclose === "hidden" || tradeClassOf(card) === shown.class;
}

/** Treats pending things as done: windows are closed, and a card that is carried out is discarded. */
function* onward(table: MafiaTable): Rules {
  const { state } = table;
  state.discard.push(...(state.resolving === null ? [] : [state.resolving]), ...state.loot);
  Object.assign(state, { resolving: null, window: null, robbery: null, loot: [] });
  delete state.collected;
  if (state.turn !== null) state.turn.market = null;
  yield* playTurns(table);
}

function* playTurns(table: MafiaTable): Rules {
  while (table.state.ending === null) if (typeof (yield* step(table)) === "object") return;
}

/** Begins at a question that comes while a card, an action or a market is carried out. */
function from(table: MafiaTable, question: Taken): Rules | null {
  const decision = pendingOf(table, question);
  return decision && goOn(table, decision);
}

function* goOn(table: MafiaTable, decision: Rules<Next>): Rules {
  const end = yield* afterDecision(table, currentTurn(table.state), decision);
  if (typeof end !== "object") yield* playTurns(table);
}

function pendingOf(table: MafiaTable, { topic, about }: Taken): Rules<Next> | null {
  const { turn, resolving, window, robbery, collected } = table.state;
  if (turn === null) return null;
  const { seat, market } = turn;
  const { gangster, pile } = (about ?? {}) as { readonly gangster: GangsterId; readonly pile: RacketType };
  switch (topic) {
    case "pass-left":
      return finishFrozen(table, passAndPay(table, seat, resolving as PoliceId));
    case "escort-loss":
    case "patrol-loss":
      return finishFrozen(table, payPenalty(table, seat, resolving as PoliceId));
    case "gift":
      return finishFrozen(table, celebrate(table, seat, resolving as BirthdayId));
    case "stash-gifts":
      if (window?.type !== "stash") return null;
      return finishFrozen(table, storeGifts(table, seat, resolving as BirthdayId, window.gifts));
    case "collect-more":
      return collected === undefined
        ? null
        : finishFrozen(table, collectFrom(table, seat, { gangster, pile }));
    case "loot":
      return finishFrozen(table, takeLoot(table, seat, gangster));
    case "rob-pick":
      return robbery && finishFrozen(table, plunder(table, seat, robbery));
    case "bid":
      return market && atMarket(turn, takeMarket(table, seat, market.call));
    case "choose-bid":
      return market?.bids ? atMarket(turn, closeMarket(table, seat, market.bids)) : null;
    default:
      return null;
  }
}

function* atMarket({ phase }: Turn, market: Rules): Rules<Next> {
  yield* market;
  return phase;
}
