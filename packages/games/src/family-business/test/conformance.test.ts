/** What every game must keep, and the invariants of section 5 at every turn boundary. */

import type { Game } from "@consigliere/engine/game";
import type { Random } from "@consigliere/engine/random";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { conformance } from "@consigliere/engine/testing/conformance";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { expect, it } from "vitest";
import { familyBusiness } from "../game.ts";
import { homeOf, livingSeats, livingTotal, type State } from "../state.ts";

conformance(familyBusiness, {
  optionSets: [
    { mobSize: 5 },
    {
      mobSize: 5,
      mobAssignment: "random",
      counterScope: "target-only",
      counterAutoPass: true,
      mobWarRestarts: true,
      stallLimit: 60,
    },
  ],
  matches: 1,
  conserved: ({ deck, discard, hands }) => [...deck, ...discard, ...hands.flat()].sort(),
  scramble,
});

/**
 * Deals hands and deck anew but for what `viewer` or a seat in `keep` knows. The hand of a seat that the
 * coming hit step may wipe out is about to be seen by all, and the top card by whoever takes the turn.
 */
function scramble(state: State, viewer: Viewer, keep: readonly Seat[], random: Random): State {
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

it.each([2, 4, 6])("keeps its invariants at every turn boundary, %i seats", (seatCount) => {
  let turn = 0;
  playOut(familyBusiness as unknown as Game, {
    seatCount,
    seed: `invariants ${seatCount}`,
    bots: seatsOf(seatCount).map(() => randomBot),
    watch: (run) => {
      const state = run.snapshot.state as State;
      if (state.turn === null || state.turn.number === turn) return;
      turn = state.turn.number;
      if (state.war !== null) expect(state.hitList).not.toEqual([]);
      const mustFight = state.hitList.length >= 6 || livingTotal(state) <= 6;
      if (state.hitList.length > 0 && mustFight) expect(state.war).not.toBeNull();
      for (const seat of livingSeats(state)) expect(at(state.hands, seat)).toHaveLength(5);
      expect(new Set([...state.hitList, ...state.cemetery]).size).toBe(
        state.hitList.length + state.cemetery.length,
      );
    },
  });
});
