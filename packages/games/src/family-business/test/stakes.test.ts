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

it("say where a contract puts one's own, who may stop it, and what that brings", () => {
  const { run } = set({ hands: { 0: ["contract"] } }).plays("contract", m("purple-1")).stage;
  const rest =
    "Mob Power lists one of Ada’s instead; Mob Power and Family Influence may answer; a counter brings";
  expect(stakesFor(run, 2, "counter-contract")).toBe(
    `At stake: number 1 on the hit list: your Cohen; ${rest} you the next turn.`,
  );
  expect(stakesFor(run, 1, "counter-contract")).toBe(
    `At stake: number 1 on the hit list: Cy’s Cohen; ${rest} you the next turn.`,
  );
  expect(stakesFor(run, 2, "counter-contract", "spectator")).toBe(
    "At stake: number 1 on the hit list: Cy’s Cohen; Mob Power lists one of Ada’s instead; Mob Power and Family Influence may answer.",
  );
});

it("names one's own first of those who fall before the next turn", () => {
  const { run } = set({
    war: 1,
    hitList: ["purple-9", "purple-1", "new-york-9", "capone-1", "capone-2"],
  }).stage;
  expect(stakesFor(run, 0, "play-or-discard")).toBe(
    "At stake: until you act again, the war takes your Capone, Cy’s Cohen and Bo’s Valachi.",
  );
});
