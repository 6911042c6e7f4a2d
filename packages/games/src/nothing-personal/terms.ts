/** The terms of offers and promises (7.8). */
import type { Seat } from "@consigliere/engine/seat";
import type { CardId, GangsterId } from "./cards.ts";
import type { PositionId } from "./positions.ts";

/** A promise to do or not to do something. */
export type Pledge =
  | { readonly kind: "no-move" | "no-whack"; readonly gangster: GangsterId }
  /** All gangsters that the seat controls outright at that moment. */
  | { readonly kind: "no-move" | "no-whack"; readonly seat: Seat }
  | { readonly kind: "do-whack"; readonly gangster: GangsterId }
  | { readonly kind: "no-play-against"; readonly seat: Seat }
  | { readonly kind: "award-tie"; readonly gangster: GangsterId | null }
  | { readonly kind: "permit"; readonly gangster: GangsterId }
  | { readonly kind: "appoint"; readonly gangster: GangsterId; readonly chair: PositionId }
  | { readonly kind: "pass-commission" }
  | { readonly kind: "pay-later"; readonly amount: number }
  /** Released when the other side's promise of this number in the same deal, from 1, is kept. */
  | { readonly kind: "escrow"; readonly amount: number; readonly forPromise: number };

export type PromiseStatus = "open" | "kept" | "broken" | "lapsed";

/** A line of the ledger. */
export interface PromiseEntry {
  /** Unique in the match, from 1. */
  readonly id: number;
  /** Promises of one deal have the same deal number. */
  readonly deal: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly promise: Pledge;
  /** The round in which it was given. */
  readonly round: number;
  /** For `pay-later`: the dollars that have reached the other side since; for escrow, the dollars still set aside. */
  paid: number;
  /** For `pay-later`: the round at whose income it is due. */
  due: number;
  status: PromiseStatus;
}

/** An exchange, binding and immediate, with its promises. */
export interface Terms {
  readonly give: { readonly money: number; readonly cards: readonly CardId[] };
  /** `cards`: this many cards of the other's choice. `card`: one that the asker has seen go into that hand. */
  readonly want: { readonly money: number; readonly cards: number; readonly card: CardId | null };
  /** The sender's marker on the coin for the other's ordinary one, or the reverse. */
  readonly coinSwap: GangsterId | null;
  readonly promises: readonly Pledge[];
  readonly asks: readonly Pledge[];
}

export interface Offer {
  /** Counts the offers of the match. */
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: Terms;
}

/** An offer of several, as a question names it. */
export interface PublicOffer {
  readonly id: number;
  readonly from: Seat;
  readonly terms: PublicTerms | Terms;
}

/** The number of cards given, whether or not it is known which. */
export function cardsGiven({ give }: PublicTerms | Terms): number {
  return typeof give.cards === "number" ? give.cards : give.cards.length;
}

/** The public part of an offer: not which cards. */
export interface PublicTerms {
  readonly give: { readonly money: number; readonly cards: number };
  readonly want: { readonly money: number; readonly cards: number };
  readonly coinSwap: GangsterId | null;
  readonly promises: readonly Pledge[];
  readonly asks: readonly Pledge[];
}

export function publicTerms({ give, want, coinSwap, promises, asks }: Terms): PublicTerms {
  return {
    give: { money: give.money, cards: give.cards.length },
    want: { money: want.money, cards: want.cards + (want.card === null ? 0 : 1) },
    coinSwap,
    promises: [...promises],
    asks: [...asks],
  };
}
