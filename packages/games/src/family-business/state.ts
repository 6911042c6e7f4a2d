/** The whole state of a match of Family Business, and plain facts derived from it. */
import { at, clockwiseFrom, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { CardPlay } from "./card-play.ts";
import type { CardId, CounterKind } from "./cards.ts";
import { type MobId, type MobsterId, mobOf, mobstersOf } from "./mobs.ts";
import type { Options } from "./options.ts";

export type MobsterStatus = "home" | "listed" | "buried";
export type HitRate = 1 | 2;
export type TurnReason = "first" | "clockwise" | "counter";

interface War {
  rate: HitRate;
}

export interface Turn {
  /** Counted from 1. */
  number: number;
  seat: Seat;
  reason: TurnReason;
  /** Living seats that a counter skipped, clockwise. */
  skipped: Seat[];
}

/** A counter window while it is open. All of it is public (3). */
export interface CounterWindow {
  id: string;
  /** The seat whose card may be countered. */
  attacker: Seat;
  card: CardId;
  play: CardPlay;
  /** The admitted counters. */
  kinds: CounterKind[];
  /** The seats asked, in order of priority (7.2.4). */
  eligible: Seat[];
}

/** Kept for the record (8.2). */
export interface SeatStats {
  mobstersBuried: number;
  turnsTaken: number;
  turnsStolen: number;
}

/**
 * A mobster that is neither on the hit list nor in the cemetery is at home. Its status is not stored, so that it cannot
 * contradict the lists.
 */
export interface State {
  readonly options: Options;
  readonly seatCount: number;
  dealer: Seat | null;
  /** By seat; empty until the mobs are assigned. */
  mobs: MobId[];
  /** The first stands with its back to the wall and is the next to be hit. */
  hitList: MobsterId[];
  /** In order of burial. */
  cemetery: MobsterId[];
  war: War | null;
  /** By seat, in the order in which the cards were drawn. */
  hands: CardId[][];
  /** The first is on top. */
  deck: CardId[];
  /** The last is on top. */
  discard: CardId[];
  reshuffles: number;
  /** The current turn or, between two steps, the next one; null until the cards are dealt. */
  turn: Turn | null;
  window: CounterWindow | null;
  /** Finished turns in a row without a burial (8.4). */
  turnsWithoutBurial: number;
  /** By seat, null while the seat is in the game (8.2). */
  placements: (number | null)[];
  stats: SeatStats[];
}

/** The seat that runs the mob of `mobster`. */
export function ownerOf(state: Pick<State, "mobs">, mobster: MobsterId): Seat {
  const seat = state.mobs.indexOf(mobOf(mobster));
  if (seat < 0) throw new RangeError(`nobody at this table runs ${mobster}`);
  return seat;
}

export function statusOf(state: Pick<State, "hitList" | "cemetery">, mobster: MobsterId): MobsterStatus {
  if (state.hitList.includes(mobster)) return "listed";
  return state.cemetery.includes(mobster) ? "buried" : "home";
}

/** All mobsters of a seat, boss first, buried ones included. */
export function mobOfSeat(state: State, seat: Seat): MobsterId[] {
  return mobstersOf(at(state.mobs, seat), state.options.mobSize);
}

export function homeOf(state: State, seat: Seat): MobsterId[] {
  return mobOfSeat(state, seat).filter((mobster) => statusOf(state, mobster) === "home");
}

export function listedOf(state: State, seat: Seat): MobsterId[] {
  return state.hitList.filter((mobster) => ownerOf(state, mobster) === seat);
}

export function livingOf(state: State, seat: Seat): MobsterId[] {
  return mobOfSeat(state, seat).filter((mobster) => statusOf(state, mobster) !== "buried");
}

/** Living mobsters of the whole table. */
export function livingTotal(state: State): number {
  return state.seatCount * state.options.mobSize - state.cemetery.length;
}

export function isLiving(state: State, seat: Seat): boolean {
  return mobOfSeat(state, seat).some((mobster) => !state.cemetery.includes(mobster));
}

export function livingSeats(state: State): Seat[] {
  return seatsOf(state.seatCount).filter((seat) => isLiving(state, seat));
}

/** The living seats other than `seat`, clockwise from it. */
export function opponentsOf(state: State, seat: Seat): Seat[] {
  return clockwiseFrom(seat, state.seatCount).filter((other) => other !== seat && isLiving(state, other));
}

/** Whether the match is decided: every seat has its place. */
export function isOver(state: State): boolean {
  return state.placements.every((place) => place !== null);
}

/** The current turn. Throws before the cards are dealt. */
export function currentTurn(state: State): Turn {
  if (state.turn === null) throw new Error("no turn is being taken yet");
  return state.turn;
}

/** A list of this length starts a war by itself. So does any list when only this many mobsters live. */
export const FULL_LIST = 6;
export const LAST_SIX = 6;

/** Whether the list alone starts a war. */
export function isListFull(state: State): boolean {
  return state.hitList.length >= FULL_LIST;
}

/** Whether so few mobsters live that any listed one starts a war. */
export function areLastSix(state: State): boolean {
  return livingTotal(state) <= LAST_SIX;
}
