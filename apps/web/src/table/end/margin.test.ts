import { expect, it } from "vitest";
import { marginOf } from "./margin.ts";

const decides = ["notoriety", "cash"];
const of = (...stats: readonly (readonly [number, number])[]) => ({
  placements: stats.map((_, seat) => stats.length - seat),
  stats: stats.map(([notoriety, cash]) => ({ notoriety, cash })),
});

it("names the figure that set the winner apart, and those in which there was a tie", () => {
  expect(marginOf(decides, of([7, 900], [9, 100]))).toEqual({
    stat: "notoriety",
    more: 9,
    less: 7,
    tied: [],
  });
  expect(marginOf(decides, of([1, 1], [9, 100], [9, 165]))).toEqual({
    stat: "cash",
    more: 165,
    less: 100,
    tied: [{ stat: "notoriety", value: 9 }],
  });
});

it("names none where another thing decided, or several won", () => {
  expect(marginOf(decides, of([9, 100], [9, 100]))).toBeNull();
  expect(marginOf([], of([1, 1], [2, 2]))).toBeNull();
  // Whoever gave up is last, with however much.
  expect(marginOf(decides, of([9, 100], [3, 50]))).toBeNull();
  expect(marginOf(decides, { ...of([1, 1], [2, 2]), placements: [1, 1] })).toBeNull();
});
