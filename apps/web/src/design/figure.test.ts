import { expect, test } from "vitest";
import { countedAt } from "./figure.tsx";

test("a figure counts from what it was to what it is, and never beyond", () => {
  expect(countedAt(3, 8, 0)).toBe(3);
  expect(countedAt(3, 8, 1)).toBe(8);
  expect(countedAt(8, 3, 0.5)).toBe(4);
});

test("round sums are counted in round numbers", () => {
  for (const part of [0.1, 0.3, 0.6, 0.9]) expect(countedAt(12_000, 42_000, part) % 1_000).toBe(0);
  expect(countedAt(-500, 500, 0.5) % 100).toBe(0);
});

test("a small round change is counted one by one, since it would jump otherwise", () => {
  expect(countedAt(0, 10, 0.5)).toBe(8);
});
