import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { type Estimates, RULE_SETS } from "./estimates.ts";
import type { Manifest } from "./manifest.ts";
import { estimated, optionsOf } from "./testing/estimated.ts";

const USUAL_SEATS = 4;
const MATCHES = 4;

/** So few matches differ by so much. */
const TOLERANCE = 0.35;

async function estimatesOf({ meta }: Manifest): Promise<Estimates> {
  const { estimates } = await import(`./${meta.id}/estimates.ts`);
  return estimates;
}

const cases = catalogue.flatMap((manifest) =>
  RULE_SETS.map((ruleSet) => ({ manifest, ruleSet, id: manifest.meta.id })),
);

describe("what a match is said to take", () => {
  it.each(cases)("$id, $ruleSet: for every number of seats", async ({ manifest, ruleSet }) => {
    const { min, max } = manifest.meta.seats;
    const estimates = await estimatesOf(manifest);
    const seats = estimates[ruleSet].map((estimate) => estimate.seats);
    expect(seats).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
    expect(optionsOf(manifest.meta, ruleSet)).toBeDefined();
  });

  it.each(cases)(
    "$id, $ruleSet: is what matches take",
    { timeout: 120_000 },
    async ({ manifest, ruleSet }) => {
      const said = (await estimatesOf(manifest))[ruleSet].find(({ seats }) => seats === USUAL_SEATS);
      const { waits, asks } = estimated(await manifest.rules(), ruleSet, USUAL_SEATS, MATCHES);
      expect(Math.abs(waits / (said?.waits ?? 0) - 1)).toBeLessThan(TOLERANCE);
      expect(Math.abs(asks / (said?.asks ?? 0) - 1)).toBeLessThan(TOLERANCE);
    },
  );
});
