/** The rules for every game, and the invariants of section 5 at every turn boundary. */

import type { Game } from "@consigliere/engine/game";
import { at, seatsOf } from "@consigliere/engine/seat";
import { conformance } from "@consigliere/engine/testing/conformance";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import fc from "fast-check";
import { expect, it } from "vitest";
import { familyBusiness } from "../game.ts";
import { livingSeats, livingTotal, type State } from "../state.ts";
import { conserved } from "./conserved.ts";
import { scramble } from "./scramble.ts";

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
  conserved,
  scramble,
});

const optionSets = fc.record({
  mobAssignment: fc.constantFrom("preference", "random"),
  mobSize: fc.constantFrom(9, 7, 5),
  counterScope: fc.constantFrom("anyone", "target-only"),
  counterPriority: fc.constantFrom("clockwise", "target-first"),
  counterAutoPass: fc.boolean(),
  mobWarRestarts: fc.boolean(),
});

it("keeps its invariants at every turn boundary of any match", () => {
  const matches = fc.record({
    seatCount: fc.integer({ min: 2, max: 6 }),
    options: optionSets,
    seed: fc.string(),
  });
  fc.assert(fc.property(matches, playChecked), { seed: 1930, numRuns: 25 });
});

function playChecked(match: { seatCount: number; options: object; seed: string }): void {
  let turn = 0;
  playOut(familyBusiness as unknown as Game, {
    ...match,
    bots: seatsOf(match.seatCount).map(() => randomBot),
    watch: (run) => {
      const state = run.snapshot.state as State;
      if (state.turn === null || state.turn.number === turn) return;
      turn = state.turn.number;
      expectInvariants(state);
    },
  });
}

/** Section 5, invariants (i) to (iv). Also, nobody is in two places. */
function expectInvariants(state: State): void {
  const { hitList, cemetery, war, hands, deck, discard } = state;
  if (war !== null) expect(hitList).not.toEqual([]);
  const mustFight = hitList.length >= 6 || livingTotal(state) <= 6;
  if (hitList.length > 0 && mustFight) expect(war).not.toBeNull();
  for (const seat of livingSeats(state)) expect(at(hands, seat)).toHaveLength(5);
  expect(deck.length + discard.length + hands.flat().length).toBe(56);
  expect(new Set([...hitList, ...cemetery]).size).toBe(hitList.length + cemetery.length);
}
