import { IS_THOROUGH } from "@consigliere/engine/testing/thorough";
import { catalogue } from "@consigliere/games/catalogue";
import { type Estimate, type Estimates, RULE_SETS } from "@consigliere/games/estimates";
import type { Manifest } from "@consigliere/games/manifest";
import { describe, expect, it } from "vitest";
import { estimated } from "./estimated.ts";

const USUAL_SEATS = 4;
const MATCHES = 2;

/** With so few matches the averages differ by this much. */
const TOLERANCE = 0.35;

async function estimatesOf({ meta }: Pick<Manifest, "meta">): Promise<Estimates> {
  const { estimates } = await import(`@consigliere/games/${meta.id}/estimates`);
  return estimates;
}

function expectAbout(found: number, said: number | undefined): void {
  expect(Math.abs(found / (said ?? 0) - 1)).toBeLessThan(TOLERANCE);
}

const cases = catalogue.flatMap((manifest) =>
  RULE_SETS.map((ruleSet) => ({ manifest, ruleSet, id: manifest.meta.id })),
);

/** One rule set of each game, unless the run is thorough. */
const played = cases.filter((_, place) => IS_THOROUGH || place % (RULE_SETS.length + 1) === 0);

describe("what a match is said to take", () => {
  it.each(cases)("$id, $ruleSet: for every number of seats", async ({ manifest, ruleSet }) => {
    const { min, max } = manifest.meta.seats;
    const estimates = await estimatesOf(manifest);
    const seats = estimates[ruleSet].map((estimate) => estimate.seats);
    expect(seats).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
    expect(manifest.meta.options.parse(manifest.meta.presets[ruleSet] ?? {})).toBeDefined();
  });

  it.each(played)("$id, $ruleSet: is what matches take", async ({ manifest, ruleSet }) => {
    const said = (await estimatesOf(manifest))[ruleSet].find(({ seats }) => seats === USUAL_SEATS);
    const found = estimated(await manifest.rules(), ruleSet, USUAL_SEATS, MATCHES);
    for (const figure of ["waits", "asks", "days"] satisfies (keyof Estimate)[]) {
      expectAbout(found[figure], said?.[figure]);
    }
  });
});
