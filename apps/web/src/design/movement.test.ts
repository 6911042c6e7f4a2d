import { expect, test } from "vitest";
import { pathOf } from "./movement.tsx";

const here = { x: 100, y: 50, width: 40, height: 40 };

test("a piece comes from the middle of where it lay, in the size that it had", () => {
  expect(pathOf({ x: 0, y: 0, width: 20, height: 20 }, here)).toBe(
    "translate(-110px, -60px) scale(0.5, 0.5)",
  );
});

test("a tilt that makes it measure a little otherwise changes no size", () => {
  expect(pathOf({ x: 90, y: 48, width: 42, height: 44 }, here)).toBe("translate(-9px, 0px) scale(1, 1)");
});

test("what has not moved, is new or was out of sight does not move", () => {
  expect(pathOf(here, here)).toBeNull();
  expect(pathOf(undefined, here)).toBeNull();
  expect(pathOf({ ...here, width: 0 }, here)).toBeNull();
});
