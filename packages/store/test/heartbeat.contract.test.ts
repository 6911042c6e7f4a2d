import { beforeEach, expect, it } from "vitest";
import type { Store } from "../src/store.ts";
import { freshStore } from "./fresh-store.ts";

let store: Store;
beforeEach(async () => {
  store = await freshStore();
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const pulse = (minute: number) => store.heartbeat.beat(at(minute), 15 * 60);
const beat = async (minute: number) => (await pulse(minute)).awakeSince;

it("an instance is awake since its first beat, for as long as no pause is too long", async () => {
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
