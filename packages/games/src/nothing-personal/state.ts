/** The whole state of a match of Nothing Personal, and plain facts derived from it. */
import { at, clockwiseFrom, type Seat } from "@consigliere/engine/seat";
import type { CardId, GangsterId } from "./cards.ts";
import type { DieId, Face } from "./dice.ts";
import type { Owner } from "./marker-place.ts";
import type { Options } from "./options.ts";
import { PLACE_IDS, type PlaceId, POSITION_IDS, type PositionId } from "./positions.ts";
import type { Offer, PromiseEntry } from "./terms.ts";

/** A gangster on the board. */
export interface Man {
  readonly id: GangsterId;
  /** By seat, without the one on the coin. */
  markers: number[];
  neutral: number;
  /** The owner of the marker on his blackmail coin; null: no coin. */
  coin: Owner | null;
  omerta: boolean;
  /** Whether his card is on its side. */
  side: boolean;
}

export interface Family {
  respect: number;
  /** In dollars. */
  money: number;
  /** Own markers that are not on the board. */
  supply: number;
  /** In table order. */
  hand: CardId[];
}

/** An any-time card that waits for a chair's turn (7.2). */
export interface Armed {
  readonly seat: Seat;
  readonly card: CardId;
  readonly chair: PositionId;
  readonly condition: ArmCondition;
}

export const ARM_CONDITIONS = ["always", "gain", "deny"] as const;
export type ArmCondition = (typeof ARM_CONDITIONS)[number];

export interface Commission {
  readonly order: readonly Seat[];
  /** The active seat, by its place in `order`. */
  turn: number;
  lap: number;
  /** In dollars. */
  ante: number;
  passed: Seat[];
  /** Whether the seat has played a card in this turn (`commissionPace: double`). */
  hasPlayed: boolean;
}

/** The facts stored while one seat is asked for a turn: its offers, and in the Crew a gangster's turn. */
export interface Turn {
  /** The number of offers and solicitations made beside this prompt. */
  offers: number;
  solicits: number;
  /** The seat that acts by tie decision, and the leaders for which the decision is valid; null: none was chosen. */
  chosen: { readonly seat: Seat; readonly leaders: readonly Seat[] } | null;
  /** The number of proposals that the coin's holder refused, or that were called off after permission. */
  proposals: number;
  /** Actions that may not be chosen again in this turn. */
  blocked: string[];
  hasArmed: boolean;
}

/** A gangster's act that takes several steps (5.3). */
export type Deed =
  | {
      readonly kind: "move";
      readonly seat: Seat;
      readonly man: GangsterId;
      readonly from: PositionId;
      readonly to: PositionId;
      readonly target: GangsterId;
      readonly permitted: boolean;
      stage: "window" | "value" | "roll";
      /** The rolled respect of a wild card. */
      value: number | null;
    }
  | {
      readonly kind: "whack";
      readonly seat: Seat;
      readonly man: GangsterId;
      readonly from: PositionId;
      readonly target: GangsterId;
      /** The target's chair. */
      readonly chair: PositionId;
      readonly how: WhackKind;
      /** In dollars. */
      readonly cost: number;
      readonly permitted: boolean;
      stage: "window" | "roll";
    }
  | {
      readonly kind: "bet" | "death-roll";
      readonly seat: Seat;
      readonly man: GangsterId;
      stage: "roll";
    }
  /** Respect and money of a wild card at income, or its respect in the final scoring. */
  | { readonly kind: "wild"; readonly seat: Seat; readonly man: GangsterId; stage: "roll" };

export type WhackKind =
  | "pos-whack"
  | "whack-6"
  | "whack-8"
  | "whack-10"
  | "whack-second-try"
  | "whack-careful"
  | "whack-kamikaze"
  | "whack-thankless"
  | "whack-loud";

/** Dice on the table, with the rerolls that seats have asked for so far. */
export interface Roll {
  dice: { readonly die: DieId; face: Face }[];
  /** The seats that have asked for insurance in one of its windows. */
  insured: Seat[];
  /** Whether Caruso's second try is used up. */
  secondTry: boolean;
}

/** Drawn cards of which one is to be given away. */
export interface Giving {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

export type Phase =
  | { readonly at: "setup" }
  | { readonly at: "place"; readonly order: readonly Seat[]; readonly lap: number; readonly turn: number }
  | { readonly at: "sit-down" | "sit-down-answers" | "commission" }
  | { readonly at: "tie-order" | "last-call" | "tie-income" }
  | { readonly at: "income"; readonly chair: PositionId }
  /** `before`: armed plays and windows; `act`: the gangster's turn. */
  | { readonly at: "crew"; readonly chair: PositionId; readonly part: "before" | "window" | "act" }
  | { readonly at: "draw" }
  | { readonly at: "fence"; readonly order: readonly Seat[]; readonly turn: number }
  | { readonly at: "feds-call" | "arrests" | "jailbreak" }
  | { readonly at: "family"; readonly chair: PositionId }
  | { readonly at: "associates" | "bookkeeping" | "final-call" | "tie-final" }
  | { readonly at: "scoring"; readonly chair: PositionId }
  | { readonly at: "end" };

/** Whether the income of the round is still to come. */
export function isBeforeIncome({ at }: Phase): boolean {
  return BEFORE_INCOME.includes(at);
}

const BEFORE_INCOME: readonly Phase["at"][] = [
  "setup",
  "place",
  "sit-down",
  "sit-down-answers",
  "commission",
  "tie-order",
  "last-call",
  "tie-income",
];

export interface State {
  readonly options: Options;
  readonly seatCount: number;
  phase: Phase;
  /** Counted from 1. */
  round: number;
  ring: Seat;
  families: Family[];
  board: Partial<Record<PlaceId, Man>>;
  /** The last one is the latest prisoner. */
  prison: GangsterId[];
  fishes: GangsterId[];
  /** First is on top. */
  gangsterDeck: GangsterId[];
  influenceDeck: CardId[];
  discard: CardId[];
  /** Off the board. */
  stock: { neutral: number; blackmail: number; omerta: number };
  /** Minus all cash. */
  bank: number;
  commission: Commission | null;
  turn: Turn | null;
  /** By seat: offers, solicitations and approaches of this phase. */
  dealt: { offers: number; solicits: number; approaches: number }[];
  /** The number of all offers, so that each has a name. */
  offersMade: number;
  /** Offers to the asked seat, made beside its own prompt or in the sit-down. */
  offers: Offer[];
  /** The pairs of seats that talk beside the current prompt; only they see it. */
  talks: { readonly from: Seat; readonly to: Seat }[];
  /** All promises of the match, in the order made. */
  promises: PromiseEntry[];
  /** Cards that both seats know to be in a hand: `from` gave or lost the card. */
  seen: { readonly by: Seat; readonly holder: Seat; readonly card: CardId }[];
  armed: Armed[];
  /** Gangsters who have acted in this round. */
  acted: GangsterId[];
  silenced: GangsterId[];
  /** Reroll abilities that were used in this round. */
  spent: GangsterId[];
  /** Chairs that became vacant in the running card or action. */
  vacated: PositionId[];
  /** The order that decides the ties of the round, most favoured seat first. */
  tieOrder: Seat[] | null;
  /** Decided ties of an income or scoring, by chair. */
  awards: Partial<Record<PositionId, Seat>>;
  deed: Deed | null;
  roll: Roll | null;
  giving: Giving | null;
  /** The card in play. It is on no pile until its effect is over (R45). */
  playing: CardId | null;
  /** Promoted in this Family phase. */
  promoted: GangsterId[];
  /** The final scoring, by seat. */
  sums: { gangsters: number; sold: number; fromMoney: number }[];
  /** Tie-break dice rolls, by seat. */
  result: FinalPlace[] | null;
}

export interface FinalPlace {
  readonly seat: Seat;
  readonly place: number;
  readonly respect: number;
  readonly gangsters: number;
  readonly sold: number;
  readonly money: number;
  readonly fromMoney: number;
}

export function familyOf(state: State, seat: Seat): Family {
  return at(state.families, seat);
}

/** The gangster in that place; null: vacant. */
export function manIn(state: State, place: PlaceId): Man | null {
  return state.board[place] ?? null;
}

/** A gangster and his place. */
export interface Placed {
  readonly place: PlaceId;
  readonly man: Man;
}

/** All gangsters on the board, in table order. */
export function everyone(state: State): Placed[] {
  return PLACE_IDS.flatMap((place) => {
    const man = manIn(state, place);
    return man === null ? [] : [{ place, man }];
  });
}

/** All gangsters in the nine positions, from the Capo down. */
export function active(state: State): { place: PositionId; man: Man }[] {
  return POSITION_IDS.flatMap((place) => {
    const man = manIn(state, place);
    return man === null ? [] : [{ place, man }];
  });
}

/** His place; null: not on the board. */
export function placeOf(state: State, id: GangsterId): PlaceId | null {
  return everyone(state).find(({ man }) => man.id === id)?.place ?? null;
}

export function onBoard(state: State, id: GangsterId): boolean {
  return placeOf(state, id) !== null;
}

/** @throws Error when he is not on the board. */
export function manOf(state: State, id: GangsterId): Man {
  const man = everyone(state).find((placed) => placed.man.id === id)?.man;
  if (man === undefined) throw new Error(`${id} is not on the board`);
  return man;
}

/** Ring holder first, then clockwise. */
export function priorityOrder({ ring, seatCount }: Pick<State, "ring" | "seatCount">): Seat[] {
  return [ring, ...clockwiseFrom(ring, seatCount).slice(0, -1)];
}

/** All other seats, clockwise. */
export function rivalsOf({ seatCount }: Pick<State, "seatCount">, seat: Seat): Seat[] {
  return clockwiseFrom(seat, seatCount).slice(0, -1);
}

export function commissionOf({ commission }: State): Commission {
  if (commission === null) throw new Error("the Commission does not sit");
  return commission;
}

export function turnOf({ turn }: State): Turn {
  if (turn === null) throw new Error("nobody has a turn");
  return turn;
}

export function newTurn(): Turn {
  return { offers: 0, solicits: 0, chosen: null, proposals: 0, blocked: [], hasArmed: false };
}
