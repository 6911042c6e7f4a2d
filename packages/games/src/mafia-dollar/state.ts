/** The whole state of a match of Mafia Dollar, and plain facts derived from it. */
import type { OfferBook } from "@consigliere/engine/offers";
import { at, clockwiseFrom, type Seat } from "@consigliere/engine/seat";
import {
  type BlockId,
  type CardId,
  cardOfKind,
  type DogId,
  GANGSTER_COST,
  type GangsterId,
  type HandCardId,
  heldPenaltyOf,
  type ItemId,
  type ItemType,
  isPolice,
  type PoliceId,
  RACKET_TYPES,
  type RacketId,
  type RacketType,
  racketValue,
  WAREHOUSE_COST,
  type WarehouseId,
} from "./cards.ts";
import type { Options } from "./options.ts";
import type { Call, TradeTerms } from "./trade-terms.ts";

export type Zone = "hideout" | "street";

export interface Warehouse {
  readonly card: WarehouseId;
  dog: DogId | null;
  /** Face down, oldest first. */
  rackets: RacketId[];
}

export interface Gangster {
  readonly card: GangsterId;
  zone: Zone;
  /** At most one of each type. */
  items: ItemId[];
  /** The last is on top. */
  blocks: BlockId[];
}

/** The possessions of a seat. */
export interface Family {
  hand: HandCardId[];
  /** In play order: the first is the one that a Raid spares. */
  warehouses: Warehouse[];
  /** In play order. */
  gangsters: Gangster[];
}

/** A bid of the market (7.3). */
export interface Bid {
  readonly seat: Seat;
  readonly terms: TradeTerms;
  isTaken: boolean;
}

export interface Market {
  readonly call: Call;
  /** Null while the sealed bids are coming in. Seats that passed have none. */
  bids: Bid[] | null;
}

export type Phase = "draw" | "play" | "actions";

/** The continuation after a decision of a turn: a phase, the same or the next, or the end. */
export type Next = Phase | "end";

export interface Turn {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: Seat;
  /** Set only during the turn: from its first event to its last. */
  isUnderWay?: true;
  phase: Phase;
  /** Null until the gangster phase begins. */
  actionsLeft: number | null;
  policePlayed: boolean;
  /** Public calls for offers (7.2). */
  calls: Call[];
  /** The market while it is open. */
  market: Market | null;
  /** Whether this turn's market has been held. */
  hadMarket: boolean;
}

/** A robbery that has succeeded, while the robber chooses (6.5). */
export interface Robbery {
  readonly gangster: GangsterId;
  readonly victim: Seat;
  readonly warehouse: WarehouseId;
}

/** A sealed window while it is open. The match's list of waiting seats tells who has yet to answer. */
export type SealedWindow =
  | { readonly type: "pass"; readonly card: PoliceId }
  | { readonly type: "gift" }
  | { readonly type: "stash"; readonly gifts: { readonly from: Seat; readonly racket: RacketId }[] };

export type EndReason = "prohibition" | "target";

export interface State {
  readonly options: Options;
  readonly seatCount: number;
  /** The first is on top. */
  deck: CardId[];
  /** Cards that option `trimDeck` took out, unseen. */
  box: CardId[];
  /** The last is on top. */
  discard: CardId[];
  /** Face up, by type; the last is on top. */
  piles: Record<RacketType, RacketId[]>;
  families: Family[];
  /** The current turn or, between two steps, the next one; null until the cards are dealt. */
  turn: Turn | null;
  /** A card that has left its hand and has not yet reached its new place. */
  resolving: CardId | null;
  window: SealedWindow | null;
  robbery: Robbery | null;
  /** The number of rackets that the collecting gangster has taken; absent: nobody collects. */
  collected?: number;
  /** Items of a dead gangster while the killer chooses from them. */
  loot: ItemId[];
  offers: OfferBook<TradeTerms>;
  ending: EndReason | null;
}

/** The current turn. Throws before the cards are dealt. */
export function currentTurn(state: State): Turn {
  if (state.turn === null) throw new Error("no turn is being taken yet");
  return state.turn;
}

/** The other seats, clockwise from `seat`. */
export function rivalsOf({ seatCount }: Pick<State, "seatCount">, seat: Seat): Seat[] {
  return clockwiseFrom(seat, seatCount).filter((other) => other !== seat);
}

export function familyOf(state: State, seat: Seat): Family {
  return at(state.families, seat);
}

/** A gangster in play and his seat. Throws if he is not in play. */
export function findGangster(state: State, card: GangsterId): { seat: Seat; gangster: Gangster } {
  for (const [seat, { gangsters }] of state.families.entries()) {
    const gangster = gangsters.find((g) => g.card === card);
    if (gangster !== undefined) return { seat, gangster };
  }
  throw new Error(`${card} is not in play`);
}

/** A warehouse in play and its owner. Throws if it is not in play. */
export function findWarehouse(state: State, card: WarehouseId): { seat: Seat; warehouse: Warehouse } {
  for (const [seat, { warehouses }] of state.families.entries()) {
    const warehouse = warehouses.find((w) => w.card === card);
    if (warehouse !== undefined) return { seat, warehouse };
  }
  throw new Error(`${card} is not in play`);
}

/** All rackets of a seat, warehouse by warehouse, oldest first. */
export function racketsOf(state: State, seat: Seat): RacketId[] {
  return familyOf(state, seat).warehouses.flatMap((w) => w.rackets);
}

export function isBlocked(gangster: Gangster): boolean {
  return gangster.blocks.length > 0;
}

/** The item of a type that a gangster carries. */
export function itemOf({ items }: Pick<Gangster, "items">, type: ItemType): ItemId | null {
  return items.find((item) => cardOfKind(item, "item").subtype === type) ?? null;
}

/** The bonus of the item of a type; 0 without one. */
export function bonusOf(gangster: Pick<Gangster, "items">, type: ItemType): number {
  const item = itemOf(gangster, type);
  return item === null ? 0 : cardOfKind(item, "item").bonus;
}

/** The visible top card of a racket pile. */
export function topOf({ piles }: Pick<State, "piles">, type: RacketType): RacketId | null {
  return piles[type].at(-1) ?? null;
}

/** Whether any racket lies on the street. */
export function arePilesEmpty({ piles }: Pick<State, "piles">): boolean {
  return RACKET_TYPES.every((type) => piles[type].length === 0);
}

/** The score of `seat` if the game ended now, in dollars (8.2). */
export function moneyOf(state: State, seat: Seat): number {
  const { hand, warehouses, gangsters } = familyOf(state, seat);
  const income = racketsOf(state, seat).reduce((sum, racket) => sum + racketValue(racket), 0);
  const held = hand.filter(isPolice).reduce((sum, police) => sum + heldPenaltyOf(police), 0);
  return income - GANGSTER_COST * gangsters.length - WAREHOUSE_COST * warehouses.length - held;
}
