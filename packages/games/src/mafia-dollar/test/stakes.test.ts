import { expect, it } from "vitest";
import { stakesFor, statesStakes } from "../../testing/stakes.ts";
import { mafiaDollar } from "../game.ts";
import { endings } from "./matches/endings.ts";
import { set } from "./scene.ts";

statesStakes(mafiaDollar, endings, {
  folder: new URL("matches/", import.meta.url),
  never: {
    trade: "an offer may be declined",
    bid: "a bid may be declined",
    "choose-bid": "the question lists what is bid",
    "open-market": "a market may bring nothing",
  },
  atTimes: {
    draw: "the end is far, and no police card in the hand",
    play: "there is no police card in the hand",
    action: "there is nobody to kill and nothing to rob",
    "answer-offer": "what is given is no police card",
  },
});

it("say how likely an order succeeds, and whom it strikes", () => {
  const nick = { card: "gangster-nick-brannigan", zone: "street" } as const;
  const kenny = { card: "gangster-kenny-malone", zone: "street" } as const;
  const scene = (items: readonly "weapon-derringer"[]) =>
    set({
      families: { 0: { gangsters: [{ ...nick, items: [...items] }] }, 1: { gangsters: [kenny] } },
    }).toActions();
  expect(stakesFor(scene([]).stage.run, 0, "action")).toBe("Brannigan kills Bo’s Malone: 38%.");
  expect(stakesFor(scene(["weapon-derringer"]).stage.run, 0, "action")).toBe(
    "Brannigan kills Bo’s Malone: 50%.",
  );
});
