/** The part of the state that a seat or a spectator may see (spec 3). Everything visible is listed here. */
import { copyJson } from "@consigliere/engine/json";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import type { CardPlay } from "./card-play.ts";
import type { CardId, CounterKind } from "./cards.ts";
import type { MobId, MobsterId } from "./mobs.ts";
import type { Options } from "./options.ts";
import {
  type HitRate,
  isOver,
  type MobsterStatus,
  mobOfSeat,
  type SeatStats,
  type State,
  statusOf,
  type TurnReason,
} from "./state.ts";

export interface MobsterView {
  readonly id: MobsterId;
  readonly status: MobsterStatus;
}

export interface SeatView {
  readonly seat: Seat;
  /** Null until the mobs are assigned. */
  readonly mob: MobId | null;
  /** Boss first; empty until the mobs are assigned. */
  readonly mobsters: readonly MobsterView[];
  readonly handCount: number;
  readonly isEliminated: boolean;
  /** 1 = first; null while the seat is in the game. */
  readonly placement: number | null;
  readonly stats: SeatStats;
}

export interface WindowView {
  readonly id: string;
  /** The seat whose card may be countered. */
  readonly attacker: Seat;
  readonly card: CardId;
  readonly play: CardPlay;
  readonly kinds: readonly CounterKind[];
  /** In order of priority. The match's list of waiting seats tells who has yet to answer. */
  readonly eligible: readonly Seat[];
}

export interface TurnView {
  readonly number: number;
  readonly seat: Seat;
  readonly reason: TurnReason;
}

export interface View {
  readonly viewer: Viewer;
  readonly phase: "mobs" | "play" | "over";
  readonly options: Options;
  readonly dealer: Seat | null;
  readonly turn: TurnView | null;
  readonly seats: readonly SeatView[];
  /** The first stands with its back to the wall. */
  readonly hitList: readonly MobsterId[];
  /** In order of burial. */
  readonly cemetery: readonly MobsterId[];
  readonly war: { readonly rate: HitRate } | null;
  readonly deckCount: number;
  /** Face up, the last on top. */
  readonly discard: readonly CardId[];
  readonly reshuffles: number;
  /** The viewer's own cards in the order drawn; null for a spectator. */
  readonly hand: readonly CardId[] | null;
  readonly window: WindowView | null;
  /** Finished turns in a row without a burial, and the number that ends the match (8.4). */
  readonly stall: { readonly turns: number; readonly limit: number };
}

/** The view of `viewer`. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    phase: state.turn === null ? "mobs" : isOver(state) ? "over" : "play",
    options: { ...state.options },
    dealer: state.dealer,
    turn: state.turn && { number: state.turn.number, seat: state.turn.seat, reason: state.turn.reason },
    seats: seatsOf(state.seatCount).map((seat) => seatView(state, seat)),
    hitList: [...state.hitList],
    cemetery: [...state.cemetery],
    war: state.war && { rate: state.war.rate },
    deckCount: state.deck.length,
    discard: [...state.discard],
    reshuffles: state.reshuffles,
    hand: viewer === "spectator" ? null : [...at(state.hands, viewer)],
    window: windowView(state),
    stall: { turns: state.turnsWithoutBurial, limit: state.options.stallLimit },
  };
}

function seatView(state: State, seat: Seat): SeatView {
  const mob = state.mobs[seat] ?? null;
  const { mobstersBuried, turnsTaken, turnsStolen } = at(state.stats, seat);
  const ids = mob === null ? [] : mobOfSeat(state, seat);
  const mobsters = ids.map((id) => ({ id, status: statusOf(state, id) }));
  return {
    seat,
    mob,
    mobsters,
    handCount: at(state.hands, seat).length,
    isEliminated: mob !== null && mobsters.every(({ status }) => status === "buried"),
    placement: state.placements[seat] ?? null,
    stats: { mobstersBuried, turnsTaken, turnsStolen },
  };
}

function windowView({ window }: State): WindowView | null {
  if (window === null) return null;
  const { id, attacker, card, play, kinds, eligible } = window;
  return { id, attacker, card, play: copyJson(play), kinds: [...kinds], eligible: [...eligible] };
}

/**
 * How many mobsters at the head of the list will be hit before `seat` next acts, if no counter changes the order of
 * play. There is one hit step at the start of each turn until then, including the seat's own turn.
 */
export function hitsBeforeActing(view: View, seat: Seat): number {
  if (view.war === null || view.turn === null) return 0;
  const active = view.turn.seat;
  const order = view.seats.filter((s) => !s.isEliminated).map((s) => s.seat);
  const count = view.seats.length;
  const isBetween = (other: Seat) =>
    (other - active - 1 + count) % count <= (seat - active - 1 + count) % count;
  const turns = order.filter(isBetween).length;
  return Math.min(view.hitList.length, view.war.rate * turns);
}
