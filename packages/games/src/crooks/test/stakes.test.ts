import { expect, it } from "vitest";
import { stakesFor, statesStakes } from "../../testing/stakes.ts";
import { crooks } from "../game.ts";
import { endings } from "./matches/endings.ts";
import { set } from "./scene.ts";

statesStakes(crooks, endings, {
  folder: new URL("matches/", import.meta.url),
  never: {
    pickpocket: "the question says what is taken",
    spy: "a look costs nothing",
    "spy-seen": "there is nothing to decide",
    "search-seen": "there is nothing to decide",
  },
  atTimes: {},
});

it("tell the strength of nobody who lies face-down", () => {
  const { run } = set({
    hideouts: { A: ["quiet-quentin"] },
    rows: { 1: { 9: ["gilt-edge-gus↑"] }, 2: { 9: ["match-head-moe↓"] } },
  })
    .takes("A", "quiet-quentin")
    .up(9).stage;
  expect(stakesFor(run, 0, "killer")).toBe(
    "Bo loses one crook, strength 5. Cy loses one crook. Worth 9 points.",
  );
});
