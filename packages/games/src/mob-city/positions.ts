/** Positions used at the start of both the lessons and the rulebook's examples. */
import type { MobCityScene } from "./scene.ts";

/** A captain with a shop, whiskey and cash for a second one. */
export const BUSINESS: MobCityScene = {
  phase: { at: "business", turn: 0, away: false },
  day: 2,
  nextEvent: "ev-boom",
  captains: {
    0: {
      cash: 11_000,
      notoriety: 1,
      whiskey: "wh-rye-1",
      owns: ["little-sicily-1"],
      groups: { 1: ["so-bruiser-1"] },
    },
    1: { owns: ["harbor-front-1"], groups: { 1: ["so-lookout-1"] } },
    2: { owns: ["theater-row-1"], groups: { 1: ["so-doorman-1"] } },
  },
};

/** A feared captain, and a rival with a speakeasy that nobody guards. */
export const EXTORTION: MobCityScene = {
  phase: { at: "business", turn: 2, away: false },
  day: 5,
  grace: 1,
  nextEvent: "ev-slump",
  captains: {
    0: { cash: 2_000, notoriety: 5, groups: { 1: ["lt-morosi"] } },
    1: { cash: 1_000, pours: ["harbor-front-3"], whiskey: "wh-rye-1", groups: {} },
    2: {
      cash: 1_000,
      owns: ["theater-row-1"],
      groups: { 1: ["so-doorman-1"] },
      sends: { 1: "theater-row-1" },
    },
  },
};

/** Two groups at one building. */
export const GUNFIGHT: MobCityScene = {
  phase: { at: "block", index: 1, part: "fights" },
  day: 6,
  event: "ev-boom",
  captains: {
    0: {
      notoriety: 3,
      groups: { 1: ["lt-varelli", "so-wheelman-1"] },
      sends: { 1: "harbor-front-3" },
    },
    1: {
      notoriety: 3,
      groups: { 1: ["so-bruiser-1", "so-doorman-1"] },
      sends: { 1: "harbor-front-3" },
    },
  },
};
