/** The whole state of a match of Crooks, and plain facts derived from it. */
import { at, type Seat } from "@consigliere/engine/seat";
import { type CrookId, crookOf, HIDEOUTS, type HideoutId, TARGETS, type TargetId } from "./cards.ts";
import type { Options } from "./options.ts";

export type Facing = "up" | "down";

/** How a crook came into its slot (5.3). */
export type PlacementMode = "plain" | "join" | "switch" | "replace";

export type PassReason = "choice" | "no-money" | "no-crooks" | "timeout" | "resigned" | "standing-order";

export type EndReason = "all-passed" | "last-standing";

export interface PlayedCrook {
  /** The public serial number, 1, 2, 3 … in order of placement. It is the only name of an unknown crook. */
  play: number;
  crook: CrookId;
  facing: Facing;
  /** The hideout from which it was hired. */
  from: HideoutId;
  /** The number of the turn in which it was hired. */
  turn: number;
  owner: Seat;
  /** Whether everybody may know the crook, spectators too: it was placed face-up, or turned over for all. */
  isRevealed: boolean;
  /**
   * The seats that know the crook while it is not revealed, the owner first. It is not revealed even if all seats know
   * it.
   */
  knownTo: Seat[];
}

/** A crook that a Killer removed. */
interface RemovedCrook extends PlayedCrook {
  /** The place where it lay. */
  target: TargetId;
  /** The owner of the Killer. */
  by: Seat;
}

/** A look into a hideout. */
export interface Look {
  turn: number;
  by: "hire" | "spy";
  hideout: HideoutId;
  /** All crooks that were there, in table order. */
  crooks: CrookId[];
}

export interface Hand {
  seat: Seat;
  crook: CrookId;
  from: HideoutId;
}

/** Stacks are listed bottom to top. Hideouts are sets; their order has no meaning and is never shown. */
export interface State {
  readonly options: Options;
  readonly seatCount: number;
  /** The shuffled crooks in the order dealt; null before the deal. */
  deck: CrookId[] | null;
  startSeat: Seat | null;
  /** Counted from 1; 0 until the crooks are dealt. */
  turn: number;
  /** The active seat or, between two steps, the next seat in line. */
  active: Seat;
  /** By seat: the reason why it passed, null while it is in the game. */
  passed: (PassReason | null)[];
  resigned: boolean[];
  /** By seat, in dollars. */
  money: number[];
  bank: number;
  hideouts: Partial<Record<HideoutId, CrookId[]>>;
  /** `rows[seat][i]` is the stack of that seat at `TARGETS[i]`. */
  rows: PlayedCrook[][][];
  hand: Hand | null;
  removed: RemovedCrook[];
  undealt: CrookId[];
  nextPlay: number;
  /** By seat: missed turns in a row (5.6). */
  missed: number[];
  /** By seat: turns begun, for standing orders. */
  turnsTaken: number[];
  /** By seat: the looks into hideouts, oldest first. Private. */
  looks: Look[][];
  /** How the match ended. */
  ending: EndReason | null;
}

/** The hideouts that got crooks in the deal, in order of the letters. */
export function hideoutsInPlay(state: Pick<State, "hideouts">): HideoutId[] {
  return HIDEOUTS.filter((id) => state.hideouts[id] !== undefined);
}

/** The crooks in a hideout; empty if it is not in play. */
export function crooksIn(state: Pick<State, "hideouts">, hideout: HideoutId): CrookId[] {
  return state.hideouts[hideout] ?? [];
}

/** The stack of a seat at a target, bottom to top. */
export function stackAt(state: Pick<State, "rows">, seat: Seat, target: TargetId): PlayedCrook[] {
  return at(at(state.rows, seat), TARGETS.indexOf(target));
}

export function emptySlots(state: Pick<State, "rows">, seat: Seat): TargetId[] {
  return TARGETS.filter((target) => stackAt(state, seat, target).length === 0);
}

export function takenSlots(state: Pick<State, "rows">, seat: Seat): TargetId[] {
  return TARGETS.filter((target) => stackAt(state, seat, target).length > 0);
}

export function isRowFull(state: Pick<State, "rows">, seat: Seat): boolean {
  return emptySlots(state, seat).length === 0;
}

/** Every crook in all rows, seat by seat. */
export function playedCrooks(state: Pick<State, "rows">): PlayedCrook[] {
  return state.rows.flat(2);
}

/** All crooks at a target, of all seats. */
export function crooksAt(state: State, target: TargetId): PlayedCrook[] {
  const place = TARGETS.indexOf(target);
  return state.rows.flatMap((row) => at(row, place));
}

export function isOver(state: Pick<State, "ending">): boolean {
  return state.ending !== null;
}

/** The number of the seat's next turn, counted among its own turns; null if it takes no more turns. */
export function nextOwnTurn(state: State, seat: Seat): number | null {
  return isOver(state) || state.passed[seat] !== null ? null : at(state.turnsTaken, seat) + 1;
}

/** Whether `crook` has the ability. */
export function isA(crook: CrookId, ability: NonNullable<ReturnType<typeof crookOf>["ability"]>): boolean {
  return crookOf(crook).ability === ability;
}
