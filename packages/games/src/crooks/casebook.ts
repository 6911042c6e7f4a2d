/**
 * The knowledge of a seat: everything that it was shown, and the conclusions from that (spec 6.8). It adds nothing
 * else.
 */
import { at, type Seat, type Viewer } from "@consigliere/engine/seat";
import type { CrookId, HideoutId } from "./cards.ts";
import { crooksIn, isA, type Look, type PlayedCrook, playedCrooks, type State } from "./state.ts";

/**
 * Whether a crook that was seen in a hideout is there now. `certain`: it is. `possible`: it is one of several, of which
 * some are still there. `gone`: it was hired since, and nobody has shown where it is.
 */
type Whereabouts = "certain" | "possible" | "gone";

export interface Note {
  readonly crook: CrookId;
  readonly status: Whereabouts;
}

/** The knowledge that a seat can look up while it looks at one state. */
export interface Casebook {
  readonly state: State;
  readonly seat: Seat;
  /** The crooks that, to the seat's knowledge, are in no hideout any more. */
  readonly elsewhere: ReadonlySet<CrookId>;
}

export function casebookOf(state: State, seat: Seat): Casebook {
  const placed = [...playedCrooks(state), ...state.removed].filter((played) => isKnownTo(seat, played));
  const inHand = state.hand?.seat === seat ? [state.hand.crook] : [];
  return { state, seat, elsewhere: new Set([...placed.map((played) => played.crook), ...inHand]) };
}

/** Whether `viewer` may know which crook that is. */
export function isKnownTo(viewer: Viewer, { isRevealed, knownTo }: PlayedCrook): boolean {
  return isRevealed || (viewer !== "spectator" && knownTo.includes(viewer));
}

/** The parts of `state` that remain if nobody keeps what it was shown: only owners know their face-down crooks (9). */
export function withoutLooks({ looks, rows, removed }: State): Pick<State, "looks" | "rows" | "removed"> {
  const forgotten = <T extends PlayedCrook>(played: T): T => ({ ...played, knownTo: [played.owner] });
  return {
    looks: looks.map(() => []),
    rows: rows.map((row) => row.map((stack) => stack.map(forgotten))),
    removed: removed.map(forgotten),
  };
}

/** The seat's notes on a hideout, in table order; null if the seat never looked into it. */
export function notesOn({ state, seat, elsewhere }: Casebook, hideout: HideoutId): Note[] | null {
  const look = looksInto(state, seat, hideout).at(-1);
  if (look === undefined) return null;
  const unaccounted = look.crooks.filter((crook) => !elsewhere.has(crook));
  const count = crooksIn(state, hideout).length;
  return unaccounted.map((crook) => ({ crook, status: statusOf(crook, unaccounted, count) }));
}

function statusOf(crook: CrookId, unaccounted: readonly CrookId[], count: number): Whereabouts {
  if (count === 0) return "gone";
  // The Kingpin leaves last, and never lies face-down (R59).
  if (isKingpin(crook)) return "certain";
  const kingpins = unaccounted.filter(isKingpin).length;
  const left = count - kingpins;
  if (left === 0) return "gone";
  return unaccounted.length - kingpins === left ? "certain" : "possible";
}

/**
 * The crooks that a crook of another seat may be, for a seat that does not know it. Null if the seat had not looked
 * into its hideout before it was hired.
 */
export function candidatesFor({ state, seat, elsewhere }: Casebook, played: PlayedCrook): CrookId[] | null {
  if (isKnownTo(seat, played)) return null;
  const looks = looksInto(state, seat, played.from);
  const before = looks.findLast((look) => look.turn < played.turn);
  if (before === undefined) return null;
  const seenLater = new Set(looks.filter((look) => look.turn > played.turn).flatMap((look) => look.crooks));
  return before.crooks.filter((crook) => !elsewhere.has(crook) && !seenLater.has(crook) && !isKingpin(crook));
}

function looksInto(state: State, seat: Seat, hideout: HideoutId): Look[] {
  return at(state.looks, seat).filter((look) => look.hideout === hideout);
}

function isKingpin(crook: CrookId): boolean {
  return isA(crook, "kingpin");
}
