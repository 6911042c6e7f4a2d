/** The examples of the rulebook: the hire, the dark, the Killer, the Spy, the scoring. */
import { type CrooksScene, sceneState } from "@consigliere/games/crooks/scene";
import type { Example } from "../example.ts";

type Played = Omit<Example["position"], "seatCount" | "state" | "options">;

function example(scene: CrooksScene, played: Played, pictures: Example["pictures"]): Example {
  return { position: { ...played, seatCount: 3, state: sceneState(scene), options: {} }, pictures };
}

/** The other crooks still in town. */
const TOWN: CrooksScene["hideouts"] = {
  C: ["big-august", "two-ledger-tony", "gilt-edge-gus"],
  D: ["cross-town-carla", "leaky-luca", "brass-buttons-bruno"],
  E: ["pinstripe-pat", "sticky-stan"],
  F: ["shutterbug-sue", "backdoor-brady", "dockside-dolores"],
  G: ["sidecar-syd", "blue-note-bessie", "turncoat-tilly", "clover-kid"],
};

const at = (value: number) => [`.ck-job[data-target="target-${value}"]`, ".ck-bosses"];

const after = (event: string, shows: readonly string[]) => ({ after: event, shows });
const LOOK = { name: "look", topic: "turn", hint: "hire:hideout-a" } as const;
const SEND = { name: "send", topic: "place", hint: "up:target-9" } as const;

export const examples: readonly Example[] = [
  example(
    {
      hideouts: {
        A: ["southpaw-shea", "light-finger-lil", "match-head-moe"],
        B: ["hammer-halloran"],
        ...TOWN,
      },
    },
    {
      id: "hire",
      steps: [
        LOOK,
        { name: "send", topic: "keep", hint: { choose: "crook:southpaw-shea", with: "up:target-9" } },
      ],
    },
    [
      { asked: "look", shows: [".ck-alley"] },
      { asked: "send", shows: [".ck-room"] },
      after("crook-placed", at(9)),
    ],
  ),
  example(
    {
      active: 1,
      hideouts: { A: ["keyhole-kate"], B: ["hammer-halloran"], ...TOWN },
      rows: { 0: { 9: ["southpaw-shea↑"] }, 2: { 9: ["gilt-edge-gus↑"] } },
      money: { 0: 12, 1: 13, 2: 15 },
    },
    {
      id: "dark",
      opening: [
        { seat: 1, topic: "turn", value: "hire:hideout-b" },
        { seat: 1, topic: "place", value: "down:target-9" },
      ],
      steps: [],
    },
    [{ shows: at(9) }, after("crook-placed", at(9))],
  ),
  example(
    {
      hideouts: { A: ["quiet-quentin"], ...TOWN },
      rows: { 1: { 9: ["top-hat-tobias↑"] }, 2: { 9: ["velvet-vito↑"] } },
      money: { 0: 10, 1: 8, 2: 14 },
    },
    { id: "killer", steps: [LOOK, SEND, { name: "kill", topic: "killer", hint: "seat:1" }] },
    [after("crook-placed", at(9)), after("crooks-removed", [".scene"]), after("turn-started", at(9))],
  ),
  example(
    {
      hideouts: { A: ["keyhole-kate"], ...TOWN },
      rows: { 1: { 8: ["hammer-halloran↓"] }, 2: { 8: ["match-head-moe↓"] } },
      money: { 0: 10, 1: 8, 2: 9 },
    },
    { id: "spy", steps: [LOOK, SEND, { name: "peek", topic: "spy", hint: "target:target-8" }] },
    [{ shows: at(8) }, after("spy-looked", [".scene"]), after("turn-started", at(8))],
  ),
  example(
    {
      hideouts: { A: ["match-head-moe", "light-finger-lil"], ...TOWN },
      rows: {
        0: { 9: ["iron-hand-ilsa↑"], 6: ["southpaw-shea↑"] },
        1: { 9: ["freight-train-frank↓"], 7: ["velvet-vito↑"] },
        2: { 9: ["quiet-quentin↑"], 2: ["red-door-rosie↑"] },
      },
      money: { 0: 2, 1: 1, 2: 0 },
      passed: { 1: "choice", 2: "no-money" },
    },
    { id: "reckoning", opening: [{ seat: 0, topic: "turn", value: "pass" }], steps: [] },
    [
      { shows: at(9) },
      after("crooks-revealed", at(9)),
      { after: "target-scored", with: { target: "target-9" }, shows: [".scene"] },
    ],
  ),
];
