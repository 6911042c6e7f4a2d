import { expect, it } from "vitest";
import { stakesFor, statesStakes } from "../../testing/stakes.ts";
import { mobCity } from "../game.ts";
import { endings } from "./matches/endings.ts";
import { set } from "./scene.ts";

statesStakes(mobCity, endings, {
  folder: new URL("matches/", import.meta.url),
  never: { "setup-place": "all groups begin alike", bid: "the prices stand on the board" },
  atTimes: {},
});

it("say whom a shot hits on what, and who acts next", () => {
  const { run } = set({
    settings: { 0: { arm: "auto", moll: "never" }, 1: { arm: "auto", moll: "never" } },
    dice: [1],
    captains: {
      0: { groups: { 1: ["so-bruiser-1"] }, sends: { 1: "harbor-front-1" } },
      1: { groups: { 1: ["so-lookout-1", "we-revolver-1"] }, sends: { 1: "harbor-front-1" } },
    },
  }).stage;
  const line = "With Revolver: hits Ada’s Bruiser in 5 of 6, kills in 4.";
  expect(stakesFor(run, 1, "fight-act")).toBe(line);
});
