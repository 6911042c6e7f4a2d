import { expect, it } from "vitest";
import { connect } from "../src/store.ts";
import { matchOf, record } from "./examples.ts";
import { countingTable } from "./spending.ts";

it("spends the same on the answer after 10 records as on the one after 2,000", async () => {
  const { connection, costOf } = await countingTable();
  const store = connect(connection);
  const young = await matchOf(store, 10);
  const old = await matchOf(store, 2000);

  const loadYoung = await costOf(() => store.matches.load(young));
  const loadOld = await costOf(() => store.matches.load(old));
  expect(loadYoung.requests.toSorted()).toEqual(["BatchGetItemCommand", "QueryCommand"]);
  expect(loadYoung.units).toBeGreaterThan(0);
  expect(loadOld.units).toEqual(loadYoung.units);
  expect(loadOld.requests).toHaveLength(2);

  const appendYoung = await costOf(() => store.matches.append(record(young, 11)));
  const appendOld = await costOf(() => store.matches.append(record(old, 2001)));
  expect(appendYoung.requests).toEqual(["PutItemCommand"]);
  expect(appendYoung.units).toBeGreaterThan(0);
  expect(appendOld).toEqual(appendYoung);
}, 300_000);
