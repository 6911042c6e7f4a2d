import type { Game } from "@consigliere/engine/game";
import { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { conformance } from "@consigliere/engine/testing/conformance";
import { nextAnswer, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { describe, expect, it } from "vitest";
import { nothingPersonal } from "../game.ts";
import type { State } from "../state.ts";
import { conserved, scramble } from "./scramble.ts";

const game = nothingPersonal as unknown as Game;

/** By the book, over days with everything in it, and each other option at its second value. */
const OPTION_SETS = [
  { rounds: 3 },
  {
    bindingDeals: true,
    randomSetup: true,
    expansions: ["historical", "designers", "young-turks"],
    setupPlacement: "sealed",
    commissionPace: "double",
    fenceBuy: "sealed",
    fedsCall: "once",
    ties: "per-round",
    rounds: 3,
  },
  {
    expansions: ["historical", "designers", "young-turks"],
    firstRing: 1,
    setupPlacement: "triple",
    crewWindows: "every-action",
    rerolls: "repeat",
    pleas: "whack-move",
    sitDown: true,
    anteCap: 10,
    bindingDeals: true,
    rounds: 3,
  },
];

// The last set reaches nearly every rule. The second has the sealed ones; the rules of the first are played below.
conformance(nothingPersonal, {
  optionSets: [OPTION_SETS[2], OPTION_SETS[1]],
  matches: 1,
  conserved,
  scramble,
});

function expectInvariants(state: State): void {
  const { markers, money, neutral, blackmail, omerta } = conserved(state);
  expect({ money, neutral, blackmail, omerta }).toEqual({ money: 0, neutral: 25, blackmail: 8, omerta: 2 });
  expect(new Set(markers)).toEqual(new Set([25]));
  for (const { respect, money: cash, supply } of state.families)
    expect(Math.min(respect, cash, supply)).toBeGreaterThanOrEqual(0);
}

describe.each([3, 4, 5])("matches of %i", (seatCount) => {
  it("keep their invariants at every answer, and replay little for it", () => {
    for (const [match, options] of [...OPTION_SETS, { negotiation: false, pleas: "off" }].entries()) {
      playOut(game, {
        seatCount,
        options,
        seed: `invariants ${seatCount} ${match}`,
        bots: seatsOf(seatCount).map(() => randomBot),
        watch: (run) => {
          expectInvariants(run.state as State);
          expect(run.inputs.length).toBeLessThanOrEqual(30);
        },
      });
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
      const fallback = run.prompts(answer.seat).find(({ id }) => id === answer.prompt)?.fallback;
      const isLate = random.below(4) === 0 && fallback !== undefined && answer.by === "bot";
      run.apply(isLate ? { ...answer, value: fallback, by: "deadline" } : answer);
      expectInvariants(run.state as State);
    }
  });
});
