import { expect, it } from "vitest";
import { layoutStyle, SIZES } from "../board/layout.ts";
import { layouts } from "./layout.ts";

const areasOf = (grid: string) =>
  Array.from(grid.matchAll(/"([^"]+)" (\S+)/g), ([, area, height]) => [area, height]);
const drawn = (phase: keyof typeof layouts) =>
  layoutStyle(layouts[phase]) as Readonly<Record<string, string>>;

it.each([
  ["phone", "34fr", "66fr"],
  ["phone-low", "34fr", "66fr"],
  ["tablet", "40fr", "60fr"],
  ["desk", "40fr", "60fr"],
  ["wide-low", "40fr", "60fr"],
])("at the size %s the alley has %s of the street and the jobs %s", (size, alley, town) => {
  expect(areasOf(drawn("street")[`--${size}-grid`] ?? "")).toEqual([
    ["alley", alley],
    ["town", town],
  ]);
});

it("gives a room the whole board, and the jobs to which somebody is sent", () => {
  for (const size of SIZES) {
    expect(areasOf(drawn("room")[`--${size}-grid`] ?? "")).toEqual([["alley", "1fr"]]);
    expect(areasOf(drawn("jobs")[`--${size}-grid`] ?? "")).toEqual([["town", "1fr"]]);
  }
});
