import { expect, it } from "vitest";
import { locally, longestTogether } from "./together.ts";

const day = (...counts: [slots: number, awake: number][]) =>
  counts.flatMap(([slots, awake]) => Array.from({ length: slots }, () => awake));

it("shows a day by the reader's own clocks", () => {
  const awake = day([2, 0], [46, 1]);
  expect(locally(awake, 9 * 3_600_000).indexOf(0)).toBe(18);
  expect(locally(awake, -1 * 3_600_000).slice(-2)).toEqual([0, 0]);
  expect(locally(awake, 0)).toEqual(awake);
});

it("finds the longest time in which all are awake, across midnight", () => {
  expect(longestTogether(day([4, 2], [20, 1], [4, 2], [16, 1], [4, 2]), 2)).toEqual({ from: 44, slots: 8 });
});

it("knows that people are never, or always, awake together", () => {
  expect(longestTogether(day([24, 1], [24, 2]), 3)).toBeNull();
  expect(longestTogether(day([48, 3]), 3)).toEqual({ from: 0, slots: 48 });
});
