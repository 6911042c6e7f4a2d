/** The orders of captains: by bids (5.0) and at the end (8). */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Interest, WillId } from "./cards.ts";
import { type Bid, captainOf, distanceOf, type State } from "./state.ts";

/** A captain's final place (8). */
export interface Final {
  readonly seat: Seat;
  readonly cash: number;
  readonly notoriety: number;
  /** Clockwise, from the Grace holder of the last day. */
  readonly distance: number;
}

/** The number token of a bid on an interest: 1 = wanted most. */
export function tokenOn(bid: Bid, interest: Interest): number {
  return bid.indexOf(interest) + 1;
}

/** All captains by their tokens on an interest; ties go by Grace order. */
export function rankOf(
  state: Pick<State, "grace" | "seatCount">,
  bids: readonly Bid[],
  interest: Interest,
): Seat[] {
  return seatsOf(state.seatCount).sort(
    (a, b) =>
      tokenOn(at(bids, a), interest) - tokenOn(at(bids, b), interest) ||
      distanceOf(state, a) - distanceOf(state, b),
  );
}

/** All captains, the heir first: by the figure that the will names, then by the other, then by Grace order. */
export function finalRanking(state: State, will: WillId): Final[] {
  const finals = seatsOf(state.seatCount).map((seat): Final => {
    const { cash, notoriety } = captainOf(state, seat);
    return { seat, cash, notoriety, distance: distanceOf(state, seat) };
  });
  const keys = will === "will-money" ? (["cash", "notoriety"] as const) : (["notoriety", "cash"] as const);
  return finals.sort((a, b) => b[keys[0]] - a[keys[0]] || b[keys[1]] - a[keys[1]] || a.distance - b.distance);
}
