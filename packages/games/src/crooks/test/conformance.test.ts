/** The rules for every game, and the invariants of 2.5 and 2.7 at every answer. */

import type { Game } from "@consigliere/engine/game";
import { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { conformance } from "@consigliere/engine/testing/conformance";
import { nextAnswer, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { describe, expect, it } from "vitest";
import { CROOK_IDS } from "../cards.ts";
import { casebookOf, notesOn } from "../casebook.ts";
import { crooks } from "../game.ts";
import { crooksIn, hideoutsInPlay, playedCrooks, type State } from "../state.ts";
import { conserved, everyCrook } from "./conserved.ts";
import { scramble } from "./scramble.ts";

conformance(crooks, {
  optionSets: [
    {},
    {
      casebook: false,
      revealRemoved: true,
      accompliceStack: "pair",
      targetFloor: 1,
      archiveAtEnd: false,
      timeoutPolicy: "pass",
    },
  ],
  matches: 2,
  conserved,
  scramble,
});

describe("whole matches", () => {
  it.each([2, 3, 4])("keep their invariants at every answer, %i seats", (seatCount) => {
    for (let match = 0; match < 12; match++) {
      const played = playOut(crooks as unknown as Game, {
        seatCount,
        seed: `invariants ${seatCount} ${match}`,
        bots: seatsOf(seatCount).map(() => randomBot),
        watch: (run) => expectInvariants(run.state as State),
      });
      // 5.7: every turn except a pass costs a dollar, and at most four dollars come in.
      expect(played.steps).toBeLessThanOrEqual(18 * seatCount + 4 + seatCount + 1);
    }
  });

  it.each([2, 3, 4])("end however people leave them, miss their turns and give up, %i seats", (seatCount) => {
    for (let match = 0; match < 15; match++) {
      const random = seededRandom(`leaving ${seatCount} ${match}`);
      const setup = { seatCount, options: {}, key: seededKey(`leaving ${match}`) };
      const { run } = Run.begin(crooks as unknown as Game, setup);
      const bots = seatsOf(seatCount).map(() => randomBot);
      while (run.outcome === null) {
        const leaver = random.below(seatCount);
        if (random.below(25) === 0 && run.control[leaver]?.mode !== "resigned") {
          run.apply({ kind: "resign", seat: leaver });
        } else {
          const answer = nextAnswer(crooks as unknown as Game, run, bots, random);
          const fallback = run.prompts(answer.seat)[0]?.fallback;
          const isLate = random.below(4) === 0 && fallback !== undefined;
          run.apply(isLate ? { ...answer, value: fallback, by: "deadline" } : answer);
        }
        expectInvariants(run.state as State);
      }
      const resigned = (run.state as State).resigned;
      for (const seat of seatsOf(seatCount)) {
        if (resigned[seat] === true) expect(run.outcome.placements[seat]).toBeGreaterThan(1);
      }
    }
  });
});

function expectInvariants(state: State): void {
  expect([...everyCrook(state)].sort()).toEqual([...CROOK_IDS].sort());
  expect(state.bank + sum(state.money)).toBe(82);
  expect(Math.min(...state.money, state.bank)).toBeGreaterThanOrEqual(0);
  for (const played of [...playedCrooks(state), ...state.removed]) {
    if (played.crook === "big-august") expect(played.facing).toBe("up");
  }
  expectHonestNotes(state);
}

/** A casebook never says anything false (6.8). */
function expectHonestNotes(state: State): void {
  for (const seat of seatsOf(state.seatCount)) {
    for (const hideout of hideoutsInPlay(state)) {
      const there = crooksIn(state, hideout);
      const notes = notesOn(casebookOf(state, seat), hideout) ?? [];
      for (const { crook, status } of notes) {
        if (status === "certain") expect(there).toContain(crook);
        if (status === "gone") expect(there).not.toContain(crook);
      }
      if (notes.length > 0) expect(notes.map(({ crook }) => crook)).toEqual(expect.arrayContaining(there));
    }
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
