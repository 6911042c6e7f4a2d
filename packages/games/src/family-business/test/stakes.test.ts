import { expect, it } from "vitest";
import { stakesFor, statesStakes } from "../../testing/stakes.ts";
import { familyBusiness } from "../game.ts";
import { endings } from "./matches/endings.ts";
import { m, set } from "./scene.ts";

statesStakes(familyBusiness, endings, {
  folder: new URL("matches/", import.meta.url),
  never: { "prefer-mobs": "mobs differ by their names alone" },
  atTimes: { "play-or-discard": "nobody is on the hit list" },
});

it("say where a contract puts a mobster, and what a counter brings", () => {
  const { run } = set({ hands: { 0: ["contract"] } }).plays("contract", m("purple-1")).stage;
  expect(stakesFor(run, 2, "counter-contract")).toBe("Goes up, 1st. Counter: you play next.");
  expect(stakesFor(run, 2, "counter-contract", "spectator")).toBe("Goes up, 1st.");
});

it("count those of one's own who fall before the next turn", () => {
  const { run } = set({
    war: 1,
    hitList: ["purple-9", "purple-1", "new-york-9", "capone-1", "capone-2"],
  }).stage;
  expect(stakesFor(run, 0, "play-or-discard")).toBe("3 fall before your next turn, 1 of yours.");
});
