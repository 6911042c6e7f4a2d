/** The examples of the rulebook: the bids, the day's business, the extortion, the gunfight, the will. */
import type { Interest } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { BUSINESS, EXTORTION, GUNFIGHT } from "@consigliere/games/mob-city/positions";
import { type MobCityScene, sceneState } from "@consigliere/games/mob-city/scene";
import type { Example } from "../example.ts";

const SEATS = 3;

type Played = Omit<Example["position"], "seatCount" | "state" | "options">;

function example(scene: MobCityScene, played: Played, pictures: Example["pictures"]): Example {
  const state = sceneState({ ...scene, seats: SEATS });
  return { position: { ...played, seatCount: SEATS, state, options: {} }, pictures };
}

const bid = (...interests: Interest[]) => interests.map((one) => optionId("interest", one));
const street = (id: string) => ({ shows: [`.mc-street[data-block="${id}"]`] });
const CAPTAINS = ".mc-captain";
const PLACES = ".mc-place";

export const examples: readonly Example[] = [
  example(
    {
      phase: { at: "bid" },
      bend: (state) => {
        state.ranks = null;
      },
      day: 4,
      nextEvent: "ev-raid-north",
      captains: {
        0: { cash: 3_000, notoriety: 2, groups: { 1: ["so-bruiser-1"] } },
        1: { cash: 4_000, notoriety: 3, groups: { 1: ["so-lookout-1"] } },
        2: { cash: 2_000, notoriety: 1, groups: { 1: ["so-doorman-1"] } },
      },
    },
    {
      id: "bids",
      steps: [
        {
          name: "bid",
          topic: "bid",
          hint: bid("police", "whiskey", "enforcer", "event"),
          others: [
            { seat: 1, topic: "bid", value: bid("whiskey", "enforcer", "police", "event") },
            { seat: 2, topic: "bid", value: bid("enforcer", "event", "whiskey", "police") },
          ],
        },
      ],
    },
    [
      { asked: "bid", shows: [PLACES] },
      { after: "bids-revealed", shows: [PLACES] },
    ],
  ),
  example(
    BUSINESS,
    {
      id: "business",
      opening: [
        { seat: 0, topic: "buy", value: ["building:little-sicily-2"] },
        {
          seat: 0,
          topic: "business",
          value: {
            speakeasies: ["pour:little-sicily-1", "pour:little-sicily-2"],
            "group-1": "building:little-sicily-2",
          },
        },
      ],
      steps: [],
    },
    [
      { after: "building-bought", ...street("little-sicily") },
      { after: "speakeasies-opened", ...street("little-sicily") },
      { after: "group-dispatched", ...street("little-sicily") },
    ],
  ),
  example(
    EXTORTION,
    {
      id: "extortion",
      opening: [{ seat: 0, topic: "business", value: { "group-1": "building:harbor-front-3" } }],
      steps: [],
    },
    [
      { after: "group-dispatched", ...street("harbor-front") },
      { after: "income-paid", shows: [CAPTAINS] },
      { after: "extortion-paid", shows: [CAPTAINS] },
    ],
  ),
  example(
    GUNFIGHT,
    {
      id: "gunfight",
      opening: [{ seat: 0, topic: "fight-act", value: { choose: "colt", with: "target:so-bruiser-1" } }],
      steps: [],
    },
    [
      { after: "fight-started", shows: [".scene"] },
      { after: "fight-shot", shows: [".scene"] },
      { after: "fight-wiped-out", shows: [".scene"] },
    ],
  ),
  example(
    {
      phase: { at: "block", index: 2, part: "event" },
      day: 9,
      event: "ev-don-is-dead",
      will: "will-money",
      captains: {
        0: { cash: 40_000, notoriety: 4 },
        1: { cash: 55_000, notoriety: 3, owns: ["harbor-front-3"] },
        2: { cash: 30_000, notoriety: 6, owns: ["little-sicily-3"] },
      },
    },
    { id: "will", opening: [], steps: [] },
    [{ shows: [CAPTAINS] }, { after: "will-opened", shows: [".scene"] }],
  ),
];
