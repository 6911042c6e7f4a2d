/** The part of the state that a seat or a spectator may see (spec 3). Everything visible is listed here. */
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import {
  CREWS,
  type CrewId,
  type CrookId,
  crookOf,
  type HideoutId,
  inTableOrder,
  printedValue,
  TARGETS,
  type TargetId,
  targetValue,
} from "./cards.ts";
import {
  type Casebook,
  candidatesFor,
  casebookOf,
  isKnownTo,
  type Note,
  notesOn,
  withoutLooks,
} from "./casebook.ts";
import type { Options } from "./options.ts";
import { type FinalScore, finalScore } from "./scoring.ts";
import {
  crooksAt,
  crooksIn,
  type EndReason,
  type Facing,
  hideoutsInPlay,
  isOver,
  nextOwnTurn,
  type PassReason,
  type PlayedCrook,
  type State,
  stackAt,
} from "./state.ts";

export interface PlayedView {
  readonly play: number;
  readonly owner: Seat;
  readonly facing: Facing;
  readonly from: HideoutId;
  /** Null if the viewer does not know it. */
  readonly crook: CrookId | null;
  /** The crooks that it may be, by the viewer's casebook. Null if the casebook says nothing or is not needed. */
  readonly candidates: readonly CrookId[] | null;
}

export interface RemovedView extends PlayedView {
  /** The place where it lay. */
  readonly target: TargetId;
  /** The owner of the Killer. */
  readonly by: Seat;
}

export interface SeatView {
  readonly seat: Seat;
  readonly crew: CrewId;
  readonly money: number;
  /** The reason why it passed; null while it is in the game. */
  readonly passed: PassReason | null;
  readonly isResigned: boolean;
  /** A stack for each of `TARGETS`, bottom to top. */
  readonly row: readonly (readonly PlayedView[])[];
}

export interface HideoutView {
  readonly id: HideoutId;
  /** The number of crooks there now, which is the price of a hire. */
  readonly count: number;
  /** The viewer's casebook notes, in table order; null if the viewer never looked. */
  readonly notes: readonly Note[] | null;
}

export interface TargetView {
  readonly id: TargetId;
  readonly printed: number;
  /** After the modifiers that the viewer knows, but not below the floor. */
  readonly value: number;
  /** The number of crooks there that the viewer does not know. */
  readonly unknown: number;
}

export interface HandView {
  readonly seat: Seat;
  readonly from: HideoutId;
  /** Null for everybody except its seat. */
  readonly crook: CrookId | null;
}

/** Everything that stayed hidden, shown after the scoring (option `archiveAtEnd`). */
export interface ArchiveView {
  readonly undealt: readonly CrookId[];
  readonly leftover: readonly { readonly hideout: HideoutId; readonly crooks: readonly CrookId[] }[];
  /** In the order dealt. */
  readonly deck: readonly CrookId[];
}

export interface View {
  readonly viewer: Viewer;
  readonly phase: "setup" | "play" | "over";
  readonly options: Options;
  readonly startSeat: Seat | null;
  /** Counted from 1. */
  readonly turn: number;
  /** The seat whose turn it is; null if there is none. */
  readonly active: Seat | null;
  readonly seats: readonly SeatView[];
  readonly bank: number;
  readonly targets: readonly TargetView[];
  readonly hideouts: readonly HideoutView[];
  /** The crook that was hired and is not yet placed. */
  readonly hand: HandView | null;
  readonly removed: readonly RemovedView[];
  readonly undealtCount: number;
  /** The viewer's own turn to which a standing order given now applies; null for spectators and after passing. */
  readonly nextOwnTurn: number | null;
  readonly ending: EndReason | null;
  /** Present when the match is over. */
  readonly score: FinalScore | null;
  readonly archive: ArchiveView | null;
}

/** The view of `viewer`. */
export function view(state: State, viewer: Viewer): View {
  const over = isOver(state);
  const isOpen = over && state.options.archiveAtEnd;
  const { hand } = state;
  const casebook = viewer === "spectator" ? null : casebookOf(state, viewer);
  return {
    viewer,
    phase: state.turn === 0 ? "setup" : over ? "over" : "play",
    options: { ...state.options },
    startSeat: state.startSeat,
    turn: state.turn,
    active: over || state.turn === 0 ? null : state.active,
    seats: seatsOf(state.seatCount).map((seat) => seatView(state, seat, casebook)),
    bank: state.bank,
    targets: TARGETS.map((target) => targetView(state, target, viewer)),
    hideouts: hideoutsInPlay(state).map((id) => ({
      id,
      count: crooksIn(state, id).length,
      notes: casebook && notesOn(casebook, id),
    })),
    hand: hand && {
      seat: hand.seat,
      from: hand.from,
      crook: hand.seat === viewer || isOpen ? hand.crook : null,
    },
    removed: state.removed.map((removed) => ({
      ...playedView(removed, casebook),
      target: removed.target,
      by: removed.by,
    })),
    undealtCount: state.undealt.length,
    nextOwnTurn: viewer === "spectator" ? null : nextOwnTurn(state, viewer),
    ending: state.ending,
    score: over ? finalScore(state) : null,
    archive: isOpen ? archiveOf(state) : null,
  };
}

/** The view of a past moment. Looks that are not kept are shown once, and not again (9). */
export function viewOfPast(state: State, viewer: Viewer): View {
  return view(state.options.casebook ? state : { ...state, ...withoutLooks(state) }, viewer);
}

function seatView(state: State, seat: Seat, casebook: Casebook | null): SeatView {
  return {
    seat,
    crew: CREWS[seat] ?? CREWS[0],
    money: at(state.money, seat),
    passed: state.passed[seat] ?? null,
    isResigned: at(state.resigned, seat),
    row: TARGETS.map((target) => stackAt(state, seat, target).map((played) => playedView(played, casebook))),
  };
}

/** Without a casebook: as a spectator sees it. */
function playedView(played: PlayedCrook, casebook: Casebook | null): PlayedView {
  const { play, owner, facing, from, crook } = played;
  const isKnown = isKnownTo(casebook?.seat ?? "spectator", played);
  return {
    play,
    owner,
    facing,
    from,
    crook: isKnown ? crook : null,
    candidates: isKnown ? null : casebook && candidatesFor(casebook, played),
  };
}

function targetView(state: State, target: TargetId, viewer: Viewer): TargetView {
  const crooks = crooksAt(state, target);
  const known = crooks.filter((played) => isKnownTo(viewer, played));
  const printed = printedValue(target);
  const modifiers = known.map((played) => crookOf(played.crook).modifier);
  return {
    id: target,
    printed,
    value: targetValue(printed, modifiers, state.options.targetFloor),
    unknown: crooks.length - known.length,
  };
}

/** The crooks that nobody was shown. */
export function archiveOf(state: State): ArchiveView {
  return {
    undealt: inTableOrder(state.undealt),
    leftover: hideoutsInPlay(state).map((hideout) => ({
      hideout,
      crooks: inTableOrder([
        ...crooksIn(state, hideout),
        // A crook still in hand counts as one left in its hideout (R60).
        ...(state.hand?.from === hideout ? [state.hand.crook] : []),
      ]),
    })),
    deck: [...(state.deck ?? [])],
  };
}

/** The stack of a seat at a target, bottom to top. */
export function stackOf(view: View, seat: Seat, target: TargetId): readonly PlayedView[] {
  return view.seats[seat]?.row[TARGETS.indexOf(target)] ?? [];
}

/** The sum of the ranks in a stack that the viewer knows, and the number of unknown crooks in it. */
export function strengthOf(stack: readonly Pick<PlayedView, "crook">[]): {
  readonly known: number;
  readonly unknown: number;
} {
  const known = stack.flatMap((played) => (played.crook === null ? [] : [played.crook]));
  return {
    known: known.reduce((sum, crook) => sum + crookOf(crook).rank, 0),
    unknown: stack.length - known.length,
  };
}
