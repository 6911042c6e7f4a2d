import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, it } from "vitest";
import { connect, type Store } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";
import { freshStore } from "./fresh-store.ts";

let store: Store;
beforeEach(async () => {
  store = await freshStore();
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const pulse = (minute: number) => store.heartbeat.beat(at(minute), 15 * 60);
const beat = async (minute: number) => (await pulse(minute)).awakeSince;

it("a house is awake since its first beat, for as long as no pause is too long", async () => {
  expect(await beat(0)).toBe(at(0).toISOString());
  expect(await beat(1)).toBe(at(0).toISOString());
  expect(await beat(16)).toBe(at(0).toISOString());
});

it("after a longer pause it is awake since the beat that ended it, whoever asks", async () => {
  await beat(0);
  expect(await Promise.all([beat(16), beat(16), beat(16)])).toEqual(
    [16, 16, 16].map((m) => at(m).toISOString()),
  );
  expect(await beat(17)).toBe(at(16).toISOString());
});

it.each([1, 60])(
  "a house of before has a day for what stands in the lines of then (after %i min)",
  async (after) => {
    const connection = await freshTable();
    const { heartbeat } = connect(connection);
    const Item = { pk: "PULSE", sk: "PULSE", beatAt: at(0).toISOString(), awakeSince: at(0).toISOString() };
    await connection.client.send(new PutCommand({ TableName: connection.tableName, Item }));
    const tomorrow = at(after + 24 * 60).toISOString();
    expect(await heartbeat.beat(at(after), 15 * 60)).toMatchObject({ adoptsUntil: tomorrow });
    expect(await heartbeat.beat(at(after + 5), 15 * 60)).toMatchObject({ adoptsUntil: tomorrow });
  },
);

it("a new house has nothing in the lines of before", async () => {
  expect(await pulse(0)).toMatchObject({ adoptsUntil: at(0).toISOString() });
  expect(await pulse(99)).toMatchObject({ adoptsUntil: at(0).toISOString() });
});
