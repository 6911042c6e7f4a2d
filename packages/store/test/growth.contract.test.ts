import { expect, it } from "vitest";
import { letterId } from "../src/letters.ts";
import type { MatchRecord } from "../src/matches.ts";
import { connect } from "../src/store.ts";
import { matchOf, record, stepsOf } from "./examples.ts";
import { countingTable } from "./spending.ts";

it("spends the same on the answer after 10 records as on the one after 200", async () => {
  const { connection, costOf } = await countingTable();
  const store = connect(connection);
  const young = await matchOf(store, 10);
  const old = await matchOf(store, 200);

  const loadYoung = await costOf(() => store.matches.load(young));
  const loadOld = await costOf(() => store.matches.load(old));
  expect(loadYoung.requests.toSorted()).toEqual(["BatchGetItem", "Query"]);
  expect(loadYoung.units).toBeGreaterThan(0);
  expect(loadOld.units).toEqual(loadYoung.units);
  expect(loadOld.requests).toHaveLength(2);

  const appendYoung = await costOf(() => store.matches.append(record(young, 11)));
  const appendOld = await costOf(() => store.matches.append(record(old, 201)));
  expect(appendYoung.requests).toEqual(["PutItem"]);
  expect(appendYoung.units).toBeGreaterThan(0);
  expect(appendOld).toEqual(appendYoung);
});

it("writes what a step changed, and reads no more for it", async () => {
  const { connection, costOf } = await countingTable();
  const { matches } = connect(connection);
  const { id, written } = await stepsOf({ matches }, 30);
  const loads: number[] = [];
  const appends: number[] = [];
  let before = written.at(-1);
  for (let seq = 31; seq <= 42; seq++) {
    const next = { ...(before as MatchRecord), seq };
    appends.push((await costOf(() => matches.append(next, before))).units);
    before = next;
    const load = await costOf(() => matches.load(id));
    expect(load.requests.toSorted()).toEqual(["BatchGetItem", "Query"]);
    loads.push(load.units);
  }
  expect(appends).toEqual([1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2]);
  expect(Math.max(...loads)).toBeLessThanOrEqual(3);
});

it("opens a match of 500 letters for what one with a page of them takes, and one letter for one write", async () => {
  const { connection, costOf } = await countingTable();
  const store = connect(connection);
  const [quiet, loud] = [await matchOf(store, 10), await matchOf(store, 10)];
  const letter = (count: number) => {
    const at = new Date(Date.UTC(2026, 0, 1) + count * 1000);
    const id = letterId(at, "12345678");
    return { id, at: at.toISOString(), seat: 0, userId: "ann", text: `Letter ${count}`.padEnd(20) };
  };
  const fill = async (id: string, count: number) => {
    for (let at = 0; at < count; at += 100) {
      const some = Array.from({ length: Math.min(100, count - at) }, (_, i) => letter(at + i));
      await Promise.all(some.map((one) => store.letters.write(id, one)));
    }
  };
  await Promise.all([fill(quiet, 60), fill(loud, 500)]);
  const spent = async (id: string) => ({
    load: await costOf(() => store.matches.load(id)),
    page: await costOf(() => store.letters.page(id, 40)),
    read: await costOf(() => store.letters.readUntil(id)),
    write: await costOf(() => store.letters.write(id, letter(6_000))),
  });
  const little = await spent(quiet);
  expect(await spent(loud)).toEqual(little);
  expect(little.page.requests).toEqual(["Query"]);
  expect(little.write).toMatchObject({ requests: ["PutItem"], units: 1 });
});
