import type { BuildingId, EventId } from "@consigliere/games/mob-city/cards";
import { sceneState } from "@consigliere/games/mob-city/scene";
import { view } from "@consigliere/games/mob-city/view";
import { expect, it } from "vitest";
import { forecastOf, strikes } from "./draft-effects.ts";

/** Little Sicily lies in the north and the west, Harbor Front in the north and the east, Theater Row in the south and the west. */
const POURS: readonly BuildingId[] = ["little-sicily-1", "theater-row-3"];

function effects(nextEvent: EventId, { tip = 0 as number | null, police = 3 } = {}) {
  const state = sceneState({
    phase: { at: "business", turn: 0, away: false },
    nextEvent,
    police,
    captains: { 0: { whiskey: "wh-rye-1", owns: ["harbor-front-1"], pours: POURS } },
    bend: (now) => {
      now.tip = tip;
    },
  });
  const forecast = forecastOf(view(state, 0), 0, { buys: [], pours: null, isPayday: false });
  return [forecast?.event, forecast?.income, forecast?.fines];
}

it.each([
  // $1,000 and $4,000 at grade 3, and $1,000 plain.
  ["ev-truce", 16_000, 0],
  ["ev-boom", 31_000, 0],
  ["ev-slump", 8_500, 0],
  ["ev-raid-south", 4_000, 16_000],
  ["ev-raid-west", 1_000, 20_000],
  ["ev-raid-east", 16_000, 0],
  ["ev-crackdown-north", 16_000, 0],
] as const)("the books of whoever bought the tip go by it: %s", (event, income, fines) => {
  expect(effects(event)).toEqual([event, income, fines]);
});

it("the police spare their own captain", () => {
  expect(effects("ev-raid-west", { police: 0 })).toEqual(["ev-raid-west", 16_000, 0]);
});

it.each([null, 1])("the books of anybody else know no event (tip: %s)", (tip) => {
  expect(effects("ev-raid-west", { tip })).toEqual([null, 16_000, 20_000]);
  expect(effects("ev-boom", { tip })).toEqual([null, 16_000, 20_000]);
});

it.each([
  ["ev-crackdown-west", 3, true],
  ["ev-crackdown-east", 3, false],
  ["ev-raid-west", 3, false],
  ["ev-crackdown-west", 0, false],
] as const)("%s strikes at Theater Row where the police are with captain %i: %s", (nextEvent, police, is) => {
  const bend = (now: { tip: number | null }) => {
    now.tip = 0;
  };
  const phase = { at: "business", turn: 0, away: false } as const;
  const state = sceneState({ phase, nextEvent, police, captains: {}, bend });
  expect(strikes(view(state, 0), 0, { id: "theater-row-3", kind: "crackdown" })).toBe(is);
});
