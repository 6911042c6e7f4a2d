import { seatsOf } from "@consigliere/engine/seat";

/** The sides of the coin, which are also the ids of the options. */
export const SIDES = ["heads", "tails"] as const;

export type Side = (typeof SIDES)[number];

/** The whole state of a match. */
export interface State {
  /** Whether everybody has been told that the match begins. */
  hasStarted: boolean;
  /** The call of each seat, in order; null: it has made none yet. */
  calls: (Side | null)[];
  /** The side that came up; null before the toss. */
  tossed: Side | null;
}

/** The state before the first step. */
export function emptyTable(seatCount: number): State {
  return { hasStarted: false, calls: seatsOf(seatCount).map(() => null), tossed: null };
}
