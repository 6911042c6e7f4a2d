/** The part of the state that a seat or a spectator may see (spec 3). Everything visible is listed here. */
import { copyJson } from "@consigliere/engine/json";
import { type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import type { CardId, GangsterId } from "./cards.ts";
import { fedsLimit, leaders, respectOf, weightOn } from "./control.ts";
import type { Owner } from "./marker-place.ts";
import type { Options } from "./options.ts";
import { isPosition, PLACE_IDS, type PlaceId, type PositionId } from "./positions.ts";
import {
  type Armed,
  type Deed,
  type FinalPlace,
  familyOf,
  type Man,
  manIn,
  type Phase,
  type Roll,
  type State,
  type Turn,
} from "./state.ts";
import { type PromiseEntry, type PublicTerms, publicTerms, type Terms } from "./terms.ts";

export interface ManView {
  readonly place: PlaceId;
  readonly id: GangsterId;
  /** By seat, without the one on the coin. */
  readonly markers: readonly number[];
  readonly neutral: number;
  readonly coin: Owner | null;
  readonly omerta: boolean;
  readonly side: boolean;
  readonly acted: boolean;
  /** Card respect plus his ability's bonus, without the chair's. */
  readonly respect: number;
  readonly leaders: readonly Seat[];
  /** All markers, and the number at which the Feds come. */
  readonly weight: number;
  readonly limit: number;
}

export interface FamilyView {
  readonly seat: Seat;
  readonly respect: number;
  readonly money: number;
  readonly supply: number;
  readonly handCount: number;
}

/** A standing offer. Cards are named only for the two parties. */
export interface OfferView {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: PublicTerms;
  readonly full: Terms | null;
}

export interface OwnView {
  readonly hand: readonly CardId[];
  readonly armed: readonly Armed[];
  /** Cards that the viewer knows to be in other hands. */
  readonly seen: readonly { readonly holder: Seat; readonly card: CardId }[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly ring: Seat;
  readonly families: readonly FamilyView[];
  /** In table order. */
  readonly board: readonly ManView[];
  readonly prison: readonly GangsterId[];
  readonly fishes: readonly GangsterId[];
  readonly deckCounts: { readonly gangsters: number; readonly influence: number };
  /** The last one is on top. */
  readonly discard: readonly CardId[];
  readonly stock: { readonly neutral: number; readonly blackmail: number; readonly omerta: number };
  readonly commission: {
    readonly order: readonly Seat[];
    readonly turn: number;
    readonly lap: number;
    readonly ante: number;
    readonly passed: readonly Seat[];
    /** Whether the seat has played a card in this turn (`commissionPace: double`). */
    readonly hasPlayed: boolean;
  } | null;
  /** Of the turn of a gangster: who acts after a tie, and what was proposed in vain. */
  readonly turn: Pick<Turn, "chosen" | "proposals" | "blocked"> | null;
  /** A gangster's act of several steps, while it is carried out. */
  readonly deed: Deed | null;
  /** The card in play. */
  readonly playing: CardId | null;
  readonly dice: Roll["dice"];
  /** Whether Caruso's second try is used up for these dice. */
  readonly secondTry: boolean;
  readonly silenced: readonly GangsterId[];
  /** Reroll abilities that were used in this round. */
  readonly spent: readonly GangsterId[];
  readonly tieOrder: readonly Seat[] | null;
  readonly awards: Readonly<Partial<Record<PositionId, Seat>>>;
  readonly offers: readonly OfferView[];
  /** The ledger: all promises of the match. */
  readonly promises: readonly PromiseEntry[];
  readonly mine: OwnView | null;
  readonly result: readonly FinalPlace[] | null;
}

/** The view of `viewer`. */
export function view(state: State, viewer: Viewer): View {
  const { options, phase, round, ring, stock, commission, turn, deed, playing, roll } = state;
  return {
    viewer,
    options: { ...options, expansions: [...options.expansions] },
    phase:
      phase.at === "place" || phase.at === "fence" ? { ...phase, order: [...phase.order] } : { ...phase },
    round,
    ring,
    families: seatsOf(state.seatCount).map((seat) => familyView(state, seat)),
    board: PLACE_IDS.flatMap((place) => {
      const man = manIn(state, place);
      return man === null ? [] : [manView(state, place, man)];
    }),
    prison: [...state.prison],
    fishes: [...state.fishes],
    deckCounts: { gangsters: state.gangsterDeck.length, influence: state.influenceDeck.length },
    discard: [...state.discard],
    stock: { ...stock },
    commission: commission && {
      order: [...commission.order],
      turn: commission.turn,
      lap: commission.lap,
      ante: commission.ante,
      passed: [...commission.passed],
      hasPlayed: commission.hasPlayed,
    },
    turn: turn && copyJson({ chosen: turn.chosen, proposals: turn.proposals, blocked: turn.blocked }),
    deed: deed && { ...deed },
    playing,
    dice: (roll?.dice ?? []).map((die) => ({ ...die })),
    secondTry: roll?.secondTry ?? false,
    silenced: [...state.silenced],
    spent: [...state.spent],
    tieOrder: state.tieOrder && [...state.tieOrder],
    awards: { ...state.awards },
    offers: state.offers.map(({ id, from, to, terms }) => ({
      id,
      from,
      to,
      terms: structuredClone(publicTerms(terms)),
      full: viewer === from || viewer === to ? structuredClone(terms) : null,
    })),
    promises: state.promises.map((entry) => structuredClone(entry)),
    mine: viewer === "spectator" ? null : ownView(state, viewer),
    result: state.result?.map((place) => ({ ...place })) ?? null,
  };
}

function familyView(state: State, seat: Seat): FamilyView {
  const { respect, money, supply, hand } = familyOf(state, seat);
  return { seat, respect, money, supply, handCount: hand.length };
}

function manView(state: State, place: PlaceId, man: Man): ManView {
  const { id, markers, neutral, coin, omerta, side } = man;
  return {
    place,
    id,
    markers: [...markers],
    neutral,
    coin,
    omerta,
    side,
    acted: state.acted.includes(id) && isPosition(place),
    respect: respectOf(state, id),
    leaders: leaders(state, man),
    weight: weightOn(man),
    limit: fedsLimit(state, man),
  };
}

function ownView(state: State, seat: Seat): OwnView {
  const seen = state.seen.filter(({ by, holder }) => by === seat && holder !== seat);
  return {
    hand: [...familyOf(state, seat).hand],
    armed: state.armed.filter((armed) => armed.seat === seat).map((armed) => ({ ...armed })),
    seen: seen.map(({ holder, card }) => ({ holder, card })),
  };
}
