import { expect, it } from "vitest";
import { type BoardLayout, layoutStyle, SIZES } from "../board/layout.ts";
import { fewRivals, layout, posters } from "./layout.ts";

const areasOf = (grid: string) => Array.from(grid.matchAll(/"([^"]+)"/g), ([, row = ""]) => row);
const drawn = (one: BoardLayout) => layoutStyle(one) as Readonly<Record<string, string>>;

it.each([
  ["phone", ["wall", "rivals"], "grid", "min(36px, 7.2cqh, 37cqh / var(--rivals))"],
  ["phone-low", ["wall", "rivals"], "grid", "min(36px, 7.2cqh, 37cqh / var(--rivals))"],
  ["tablet", ["wall", "rivals"], "none", "auto"],
  ["tablet-low", ["wall rivals"], "grid", "30px"],
  ["desk", ["wall rivals"], "none", "auto"],
  ["desk-low", ["wall rivals"], "none", "auto"],
  ["wide", ["wall rivals"], "none", "auto"],
  ["wide-low", ["wall rivals"], "none", "auto"],
])("at the size %s the board lies as %j, and rivals fold to a rack: %s", (size, areas, folded, line) => {
  const style = drawn(layout);
  expect(areasOf(style[`--${size}-grid`] ?? "")).toEqual(areas);
  expect(style[`--${size}-folded`]).toBe(folded);
  expect(style[`--${size}-line`]).toBe(line);
});

it("says everything of every size, in every phase", () => {
  for (const one of [layout, fewRivals, posters]) {
    const names = Object.keys(drawn(one));
    expect(new Set(names).size).toBe(SIZES.length * 2 * 8);
    expect(Object.values(drawn(one)).every((value) => !value.includes("undefined"))).toBe(true);
  }
});

it("has nobody before the wall until the mobs are dealt", () => {
  for (const size of SIZES) expect(areasOf(drawn(posters)[`--${size}-grid`] ?? "")).toEqual(["wall"]);
});

it("fits six seats on the smallest phone: wall, four racks, whoever is aimed at and my row in 307 pixels", () => {
  const { grid, line = "", rival, mine = "" } = layout.phone;
  const pixels = (of: string) => (of.match(/\d+(?=px)/g) ?? []).map(Number);
  const share = (of: string) =>
    Math.min(
      ...Array.from(of.matchAll(/([\d.]+)(px|cqh)( \/)?/g), ([, size, unit, isShared]) => {
        const most = Number(size) * (unit === "cqh" ? 3.07 : 1);
        return isShared ? most / 5 : most;
      }),
    );
  const wall = pixels(grid).reduce((sum, one) => sum + one, 0);
  const [padding, gaps, head] = [4, 6 * 2, 20];
  const rows = 4 * share(line) + head + share(rival) + head + (pixels(mine)[0] ?? 0) + 6;
  expect(wall + rows + padding + gaps).toBeLessThanOrEqual(307);
});
