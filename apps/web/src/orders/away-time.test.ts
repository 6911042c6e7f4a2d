import { expect, it } from "vitest";
import { daysBetween, morningAfter } from "./away-time.ts";

it("one is away until the next morning, or this one in the small hours", () => {
  expect(morningAfter(new Date(2026, 10, 23, 22, 5))).toBe("2026-11-24T08:00");
  expect(morningAfter(new Date(2026, 10, 24, 2, 0))).toBe("2026-11-24T08:00");
  expect(morningAfter(new Date(2026, 11, 31, 7, 0))).toBe("2027-01-01T08:00");
});

it("whole days lie between two times, or none", () => {
  const from = new Date(2026, 9, 23, 22, 0);
  expect(daysBetween(from, new Date(2026, 9, 24, 8, 0))).toBeNull();
  expect(daysBetween(from, new Date(2026, 9, 25, 8, 0))).toEqual({
    from: "2026-10-24",
    until: "2026-10-24",
    count: 1,
  });
  expect(daysBetween(from, new Date(2026, 9, 28, 8, 0))?.count).toBe(4);
  expect(daysBetween(from, new Date(2026, 9, 20, 8, 0))).toBeNull();
});
