import { expect, it } from "vitest";
import { stakesFor, statesStakes } from "../../testing/stakes.ts";
import { nothingPersonal } from "../game.ts";
import { endings } from "./matches/endings.ts";
import { chairTurn, g, set, w } from "./scene.ts";

const TERMS = "the question says what is offered and asked";

statesStakes(nothingPersonal, endings, {
  folder: new URL("matches/", import.meta.url),
  never: {
    "sit-down": "an offer may be declined",
    "sit-down-answer": TERMS,
    approached: TERMS,
    offer: TERMS,
    "pick-offers": TERMS,
    solicited: "an offer may be declined",
    "give-card": "both cards are on the table",
    cards: "the question lists what each card does",
    deal: "talk is cheap",
    talk: "an offer may be declined",
  },
  atTimes: {
    "before-action": "the chair is vacant",
    "tie-order": "nobody is tied yet",
    dice: "nobody is aimed at",
    tie: "who acts wins and loses nothing by that alone",
    "crew-action": "there is nobody to move on or to whack",
  },
});

it("say who would be whacked, what that costs whose leave is asked", () => {
  const { run } = set({
    money: { 0: 40 },
    ring: 1,
    phase: chairTurn("third-guy"),
    board: {
      capo: { id: "steve-averso", on: { 1: 2 } },
      "third-guy": { id: "eric-summerino", on: { 0: 2 }, coin: 1 },
    },
  }).answers(0, w("position", { how: g("steve-averso"), tribute: 5 })).stage;
  expect(stakesFor(run, 1, "permission")).toBe(
    "Plan: Ada’s Voice whacks for $10: your Averso, $20 in all. You may lose 4 respect.",
  );
  expect(stakesFor(run, 1, "permission", "spectator")).toBe(
    "Plan: Ada’s Voice whacks for $10: Bo’s Averso, $20 in all. Bo may lose 4 respect.",
  );
});
