/** The part of the state that a seat or a spectator may see (spec 3). Everything visible is listed here. */
import { areDealsUsedUp, dealsOf, madeIn, offersOf } from "@consigliere/engine/offers";
import { type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import {
  type BlockId,
  type CardId,
  type DogId,
  type GangsterId,
  type HandCardId,
  type ItemId,
  RACKET_TYPES,
  type RacketId,
  type RacketType,
  type WarehouseId,
} from "./cards.ts";
import { occasionOf, partnersOf } from "./legal/trades.ts";
import { LAST_CARDS, OFFER_LIMITS } from "./limits.ts";
import type { Options } from "./options.ts";
import {
  type EndReason,
  type Family,
  familyOf,
  type Gangster,
  moneyOf,
  type Phase,
  type SealedWindow,
  type State,
  type Turn,
  topOf,
  type Warehouse,
  type Zone,
} from "./state.ts";
import { type Call, type Shown, shownOf, type TradeTerms, type Want } from "./trade-terms.ts";

export interface WarehouseView {
  readonly card: WarehouseId;
  readonly dog: DogId | null;
  readonly racketCount: number;
  /** Oldest first; null if the viewer may not see them. */
  readonly rackets: readonly RacketId[] | null;
}

export interface GangsterView {
  readonly card: GangsterId;
  readonly zone: Zone;
  readonly items: readonly ItemId[];
  /** The last is on top. */
  readonly blocks: readonly BlockId[];
}

export interface SeatView {
  readonly seat: Seat;
  readonly handCount: number;
  /** The viewer's own hand in the order received, or any seat's hand when the match is over; otherwise null. */
  readonly hand: readonly HandCardId[] | null;
  /** In play order: the first is the one that a Raid spares. */
  readonly warehouses: readonly WarehouseView[];
  readonly gangsters: readonly GangsterView[];
  /** The seat's score if the game ended now, in dollars; null if the viewer may not know it. */
  readonly money: number | null;
}

export interface PileView {
  readonly type: RacketType;
  readonly top: RacketId | null;
  readonly count: number;
}

export interface TurnView {
  readonly number: number;
  readonly seat: Seat;
  readonly phase: Phase;
  /** Null until the gangster phase begins. */
  readonly actionsLeft: number | null;
  readonly policePlayed: boolean;
}

/** A standing offer that the viewer made or received. */
export interface OfferView {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  /** The facts that the receiver is shown. */
  readonly shown: Shown;
  readonly want: Want;
  /** The card given; null for the receiver unless it is shown. */
  readonly give: HandCardId | null;
}

export interface BidView {
  readonly seat: Seat;
  readonly shown: Shown;
  readonly want: Want;
  readonly isTaken: boolean;
}

export interface MarketView {
  readonly call: Call;
  /** The disclosed facts, for the active seat once all bids are in; otherwise null. */
  readonly bids: readonly BidView[] | null;
}

export interface OffersLeft {
  readonly to: Seat;
  readonly count: number;
}

export interface TradeView {
  /** The viewer's own offers and those made to it, in order. */
  readonly offers: readonly OfferView[];
  /** Calls for offers of this turn. */
  readonly calls: readonly Call[];
  /** Executed trades of this turn, and whether more are possible. */
  readonly deals: number;
  readonly areDealsUsedUp: boolean;
  /**
   * The number of offers that the viewer may still make this turn, by receiver; null if free offers are not allowed.
   */
  readonly offersLeft: readonly OffersLeft[] | null;
  readonly market: MarketView | null;
  readonly hadMarket: boolean;
}

/** A robbery whose rackets are being chosen. */
export interface RobberyView {
  readonly gangster: GangsterId;
  readonly victim: Seat;
  readonly warehouse: WarehouseId;
  /** The rackets there, for the robber and the owner; otherwise null. */
  readonly rackets: readonly RacketId[] | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly phase: "setup" | "play" | "over";
  readonly options: Options;
  readonly turn: TurnView | null;
  readonly seats: readonly SeatView[];
  readonly deckCount: number;
  /** Whether only the last 31 cards are left, one of which is the End. */
  readonly isLate: boolean;
  /** The four racket piles, always in the same order. */
  readonly piles: readonly PileView[];
  /** Face up, the last on top. */
  readonly discard: readonly CardId[];
  /** The viewer's own cards in the order received; null for a spectator. */
  readonly hand: readonly HandCardId[] | null;
  /** A card in resolution: the police card during the pass, the birthday during the gifts. */
  readonly resolving: CardId | null;
  readonly window: SealedWindow["type"] | null;
  /** Birthday gifts that wait for a warehouse, for their receiver; otherwise null. */
  readonly gifts: readonly RacketId[] | null;
  readonly robbery: RobberyView | null;
  /** The number of rackets that the collecting gangster has taken; null: nobody collects. */
  readonly collected: number | null;
  /** Items of a dead gangster while the killer chooses from them. */
  readonly loot: readonly ItemId[];
  readonly trade: TradeView;
  readonly ending: EndReason | null;
}

/** The view of `viewer`. */
export function view(state: State, viewer: Viewer): View {
  const isOver = state.ending !== null;
  return {
    viewer,
    phase: isOver ? "over" : state.turn === null ? "setup" : "play",
    options: { ...state.options },
    turn: state.turn && turnView(state.turn),
    seats: seatsOf(state.seatCount).map((seat) => seatView(state, seat, viewer)),
    deckCount: state.deck.length,
    isLate: state.turn !== null && state.deck.length <= LAST_CARDS,
    piles: RACKET_TYPES.map((type) => ({ type, top: topOf(state, type), count: state.piles[type].length })),
    discard: [...state.discard],
    hand: viewer === "spectator" ? null : [...familyOf(state, viewer).hand],
    resolving: state.resolving,
    window: state.window?.type ?? null,
    gifts: giftsFor(state, viewer),
    robbery: robberyView(state, viewer),
    collected: state.collected ?? null,
    loot: [...state.loot],
    trade: tradeView(state, viewer),
    ending: state.ending,
  };
}

function turnView({ number, seat, phase, actionsLeft, policePlayed }: Turn): TurnView {
  return { number, seat, phase, actionsLeft, policePlayed };
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const family: Family = familyOf(state, seat);
  const isKnown = seat === viewer || state.ending !== null;
  const areBooksOpen = isKnown || state.options.openBooks;
  return {
    seat,
    handCount: family.hand.length,
    hand: isKnown ? [...family.hand] : null,
    warehouses: family.warehouses.map((w) => warehouseView(w, areBooksOpen)),
    gangsters: family.gangsters.map(gangsterView),
    money: isKnown ? moneyOf(state, seat) : null,
  };
}

function warehouseView({ card, dog, rackets }: Warehouse, areBooksOpen: boolean): WarehouseView {
  return { card, dog, racketCount: rackets.length, rackets: areBooksOpen ? [...rackets] : null };
}

function gangsterView({ card, zone, items, blocks }: Gangster): GangsterView {
  return { card, zone, items: [...items], blocks: [...blocks] };
}

function giftsFor({ window, turn }: State, viewer: Viewer): RacketId[] | null {
  if (window?.type !== "stash" || turn?.seat !== viewer) return null;
  return window.gifts.map((gift) => gift.racket);
}

function robberyView(state: State, viewer: Viewer): RobberyView | null {
  const { robbery } = state;
  if (robbery === null) return null;
  const { gangster, victim, warehouse } = robbery;
  const there = familyOf(state, victim).warehouses.find((w) => w.card === warehouse)?.rackets ?? [];
  const isParty = viewer === victim || viewer === state.turn?.seat || state.options.openBooks;
  return { gangster, victim, warehouse, rackets: isParty ? [...there] : null };
}

function tradeView(state: State, viewer: Viewer): TradeView {
  const { turn, offers } = state;
  const occasion = turn === null ? "" : `turn-${turn.number}`;
  return {
    offers: viewer === "spectator" ? [] : offersOf(offers, viewer).map((offer) => offerView(offer, viewer)),
    calls: turn?.calls.map((call) => ({ ...call })) ?? [],
    deals: dealsOf(offers, occasion),
    areDealsUsedUp: areDealsUsedUp(offers, occasion, OFFER_LIMITS),
    offersLeft: offersLeft(state, viewer),
    market: turn === null ? null : marketView(turn, viewer),
    hadMarket: turn?.hadMarket ?? false,
  };
}

function offersLeft(state: State, viewer: Viewer): OffersLeft[] | null {
  const { turn, offers, options } = state;
  if (turn === null || viewer === "spectator" || options.tradeMode !== "free") return null;
  return partnersOf(state, viewer).map((to) => {
    const direction = { from: viewer, to, until: occasionOf(state) };
    return { to, count: OFFER_LIMITS.made - madeIn(offers, direction) };
  });
}

function offerView(
  { id, from, to, terms }: { id: string; from: Seat; to: Seat; terms: TradeTerms },
  viewer: Seat,
): OfferView {
  const isMine = from === viewer;
  const give = isMine || terms.disclose === "face" ? terms.give : null;
  return { id, from, to, shown: shownOf(terms), want: terms.want, give };
}

function marketView({ market, seat }: Turn, viewer: Viewer): MarketView | null {
  if (market === null) return null;
  const bids = viewer === seat ? market.bids : null;
  return {
    call: { ...market.call },
    bids:
      bids?.map((bid) => ({
        seat: bid.seat,
        shown: shownOf(bid.terms),
        want: bid.terms.want,
        isTaken: bid.isTaken,
      })) ?? null,
  };
}
