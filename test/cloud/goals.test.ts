/** The cost of requests, projections and bundles is counted, and must not grow. Times are for the benches. */
import { expect, it } from "vitest";
import { bundleRows } from "../bench/bundle.ts";
import type { Row } from "../bench/row.ts";
import { spending, spendingRows } from "../bench/spending.bench.ts";
import { useCloud } from "./use-cloud.ts";

const the = useCloud();

/** Goals that are not reached, and the distance allowed: lower it with every change that comes closer. */
const onTheWay: Readonly<Record<string, number>> = {
  // Each of the five games brings its rules, which are loaded when it is played.
  "whole bundle of http, MB": 0.89,
  // Players who were told of a decision that is made are looked up, and their devices told to close the notice.
  "projection of one record, 4 seats: calls": 5,
  // Rows know when their decision last changed, for calendars.
  "projection of one record, 4 seats: write units": 8,
};

/** No two matches are dealt alike, and a few answers are no more than a sample. */
const DIFFERENCE_OF_MATCHES = 1.1;

function expectNoWorse(rows: readonly Row[], allowance = 1): void {
  const worse = rows.filter(
    ({ name, value, goal }) => value > Math.max(goal, onTheWay[name] ?? goal) * allowance,
  );
  expect(worse).toEqual([]);
}

it("four people play for no more calls and units than before", async () => {
  const spent = await spending(the.cloud, { matches: 2, warmUp: 4, counted: 12 });
  expectNoWorse(spendingRows(spent), DIFFERENCE_OF_MATCHES);
});

it("the function that answers requests is no bigger than before", async () => {
  expectNoWorse(await bundleRows(the.cloud));
});
