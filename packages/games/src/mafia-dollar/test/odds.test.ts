import { describe, expect, it } from "vitest";
import { chanceOf, hitModifier, robberyModifier } from "../odds.ts";

const walt = {
  card: "gangster-walt-hanley",
  zone: "street",
  items: ["tool-crowbar", "weapon-stiletto"],
  blocks: [],
} as const;

describe("the odds of a skill check", () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 13],
    [4, 50],
    [7, 88],
    [9, 100],
  ])("with %i points are %i percent", (modifier, percent) => {
    expect(chanceOf(modifier)).toBe(percent);
  });

  it("count the weapon for hits and the tool for robberies, less one for a dog", () => {
    expect(hitModifier(walt)).toBe(2);
    expect(robberyModifier(walt, { dog: null })).toBe(5);
    expect(robberyModifier(walt, { dog: "dog-rex" })).toBe(4);
  });
});
