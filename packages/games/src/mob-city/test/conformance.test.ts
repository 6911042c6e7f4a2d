/** The rules for every game, and the invariants of 5.0 at every answer. */
import type { Game } from "@consigliere/engine/game";
import { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { conformance } from "@consigliere/engine/testing/conformance";
import { nextAnswer, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { describe, expect, it } from "vitest";
import { isCharacter, isLieutenant, MAX_NOTORIETY, WAGE } from "../cards.ts";
import { mobCity } from "../game.ts";
import { captainOf, type State } from "../state.ts";
import { floorOf } from "../town.ts";
import { conserved, isSound, scramble } from "./scramble.ts";

const game = mobCity as unknown as Game;

/** By the book, over days, and each other option at its second value. */
const OPTION_SETS = [
  { nightLength: "short" },
  {
    gunfights: "orders",
    whiskeyDraft: "ranked",
    enforcerDraft: "open-ranked",
    smallMatters: "usual",
    business: "sealed",
    nightLength: "short",
  },
  {
    blocks: 8,
    tiles: ["jazz-alley", "old-brewery"],
    firstGrace: 1,
    declineInterests: true,
    voluntaryLayoff: true,
    cashVisibility: "hidden",
    mollScope: "speakeasy",
    nightLength: "short",
  },
];

// The long fuzz is `npm run sim -- mob-city`. Here, each set is played once.
conformance(mobCity, { optionSets: OPTION_SETS, matches: 1, conserved, scramble });

function expectInvariants(state: State): void {
  expect(isSound(state)).toBe(true);
  for (const seat of seatsOf(state.seatCount)) {
    const { cash, notoriety, shopTokens, groups } = captainOf(state, seat);
    expect(cash).toBeGreaterThanOrEqual(0);
    expect(cash % WAGE).toBe(0); // 2.9
    expect(notoriety).toBeLessThanOrEqual(MAX_NOTORIETY);
    // the floor falls with a lost building, and the hat stays.
    expect(notoriety).toBeGreaterThanOrEqual(floorOf(state, seat));
    expect(shopTokens).toBeGreaterThanOrEqual(0);
    for (const group of groups) {
      expect(group.filter(isLieutenant).length).toBeLessThanOrEqual(1);
      if (state.fight === null) expect(group.length === 0 || group.some(isCharacter)).toBe(true);
    }
  }
}

describe.each([2, 3, 4, 5, 6])("matches of %i", (seatCount) => {
  it("keep their invariants at every answer, and end in time", () => {
    for (const [match, options] of OPTION_SETS.entries()) {
      const played = playOut(game, {
        seatCount,
        options,
        seed: `invariants ${seatCount} ${match}`,
        bots: seatsOf(seatCount).map(() => randomBot),
        watch: (run) => {
          expectInvariants(run.state as State);
          expect(run.inputs.length).toBeLessThanOrEqual(30);
        },
      });
      expect((played.run.snapshot.state as State).day).toBeLessThanOrEqual(12);
    }
  });

  it("end however people miss their deadlines and give up", () => {
    const random = seededRandom(`leaving ${seatCount}`);
    const { run } = Run.begin(game, { seatCount, options: {}, key: seededKey(`leaving ${seatCount}`) });
    const bots = seatsOf(seatCount).map(() => randomBot);
    while (run.outcome === null) {
      const leaver = random.below(seatCount);
      if (random.below(60) === 0 && run.control[leaver]?.mode !== "resigned") {
        run.apply({ kind: "resign", seat: leaver });
        continue;
      }
      const answer = nextAnswer(game, run, bots, random);
      const fallback = run.prompts(answer.seat)[0]?.fallback;
      const isLate = random.below(4) === 0 && fallback !== undefined && answer.by === "bot";
      run.apply(isLate ? { ...answer, value: fallback, by: "deadline" } : answer);
      expectInvariants(run.state as State);
    }
  });
});
