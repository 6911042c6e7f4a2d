import { expect, test } from "vitest";
import { pathOf } from "./movement.tsx";

const at = (site: string, x: number, y: number, width: number, height: number) => ({
  site,
  box: { x, y, width, height },
});
const here = at("wall-1", 100, 50, 40, 40);

test("a piece comes from the middle of where it lay, in the size that it had", () => {
  expect(pathOf(at("seat-0", 0, 0, 20, 20), here)).toBe("translate(-110px, -60px) scale(0.5, 0.5)");
});

test("a tilt that makes it measure a little otherwise changes no size", () => {
  expect(pathOf(at("seat-0", 90, 48, 42, 44), here)).toBe("translate(-9px, 0px) scale(1, 1)");
});

test("what is new, was out of sight or lies just where it lay does not move", () => {
  expect(pathOf(undefined, here)).toBeNull();
  expect(pathOf(at("seat-0", 100, 50, 0, 40), here)).toBeNull();
  expect(pathOf({ ...here, site: "seat-0" }, here)).toBeNull();
});

test("a layout that changes moves no piece that stays where it belongs", () => {
  expect(pathOf(at("wall-1", 0, 400, 80, 80), here)).toBeNull();
});
