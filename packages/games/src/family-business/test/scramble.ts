/** States that differ only in what a seat may not know. */
import type { Random } from "@consigliere/engine/random";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { homeOf, type State } from "../state.ts";

/**
 * Deals hands and deck anew, except the cards that `viewer` or a seat in `keep` knows. Two kinds of cards are kept as
 * well: the hand of a seat that the coming hit step may wipe out, because everybody is about to see it, and the top
 * card, because the active seat is about to draw it.
 */
export function scramble(state: State, viewer: Viewer, keep: readonly Seat[], random: Random): State {
  const isKnown = (seat: Seat) => seat === viewer || keep.includes(seat) || mayFallAtOnce(state, seat);
  const isTopKnown = state.turn === null || isKnown(state.turn.seat);
  const top = state.deck.slice(0, isTopKnown ? 1 : 0);
  const hidden = random.shuffled([
    ...state.deck.slice(top.length),
    ...state.hands.flatMap((hand, seat) => (isKnown(seat) ? [] : hand)),
  ]);
  const hands = state.hands.map((hand, seat) => (isKnown(seat) ? hand : hidden.splice(0, hand.length)));
  return { ...state, hands, deck: [...top, ...hidden] };
}

function mayFallAtOnce(state: State, seat: Seat): boolean {
  return state.war !== null && state.mobs.length > 0 && homeOf(state, seat).length === 0;
}
