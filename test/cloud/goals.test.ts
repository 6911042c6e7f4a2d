/** What requests, projections and bundles cost is counted, and gets no worse. Times are for the benches. */
import { expect, it } from "vitest";
import { bundleRows } from "../bench/bundle.ts";
import type { Row } from "../bench/row.ts";
import { spending, spendingRows } from "../bench/spending.bench.ts";
import { useCloud } from "./use-cloud.ts";

const the = useCloud();

/** What is not where it is to be, and how far it may be away: lower it with whatever brings it nearer. */
const onTheWay: Readonly<Record<string, number>> = {
  // The goal was set for three games; each of the five brings its rules, which are loaded when it is played.
  "whole bundle of http, MB": 1.06,
  // Addresses by which people come, links as they come back from mails, and what is stored are looked at.
  "JavaScript evaluated at the start of http, MB": 0.61,
  // Who has been told of a decision that is made is looked up, and told on their devices to put the notice away.
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
