/** The examples of the rulebook: control and ring, the move, the whack, the coin, the Feds. What dice show follows from the id. */
import { type NothingPersonalScene, sceneState } from "@consigliere/games/nothing-personal/scene";
import type { Example } from "../example.ts";

const SEATS = 3;
/** Promises and pleas are for the table. */
const QUIET: NonNullable<NothingPersonalScene["options"]> = { negotiation: false, pleas: "off" };

type Played = Omit<Example["position"], "seatCount" | "state" | "options">;

function example(scene: NothingPersonalScene, played: Played, pictures: Example["pictures"]): Example {
  const state = sceneState({ seats: SEATS, options: QUIET, ...scene });
  return { position: { ...played, seatCount: SEATS, state, options: QUIET }, pictures };
}

const chair = (place: string) => `.np-cell[data-place="${place}"]`;
const FAMILIES = ".np-family";
const DICE = ".np-dice";

export const examples: readonly Example[] = [
  example(
    {
      board: {
        capo: { id: "mac-pheeto", on: { 1: 1 } },
        underboss: { id: "full-house-fabio", on: { 2: 2 } },
      },
      ring: 1,
      respect: { 0: 3, 1: 4, 2: 3 },
      hands: { 0: ["shots-on-mulberry"] },
    },
    {
      id: "control",
      opening: [
        {
          seat: 0,
          topic: "commission-turn",
          value: {
            choose: "card:shots-on-mulberry",
            with: { choose: "influence", with: "gangster:mac-pheeto" },
          },
        },
      ],
      steps: [],
    },
    [
      { shows: [chair("capo"), chair("underboss")] },
      { after: "marker-placed", shows: [chair("capo"), chair("underboss")] },
      { after: "ring-moved", shows: [FAMILIES] },
    ],
  ),
  example(
    {
      phase: { at: "crew", chair: "second-guy", part: "act" },
      board: {
        "second-guy": { id: "brick-benedetto", on: { 0: 2 } },
        racketeer: { id: "paper-moon-paola", on: { 1: 2 } },
      },
      respect: { 0: 8, 1: 9, 2: 7 },
      money: { 0: 5, 1: 5, 2: 5 },
    },
    {
      id: "climb",
      opening: [{ seat: 0, topic: "crew-action", value: "move:racketeer" }],
      steps: [],
    },
    [
      { shows: [chair("second-guy"), chair("racketeer")] },
      { after: "die-rolled", shows: [DICE, chair("second-guy"), chair("racketeer")] },
      {
        after: "gangster-moved",
        with: { to: "second-guy" },
        shows: [chair("second-guy"), chair("racketeer")],
      },
    ],
  ),
  example(
    {
      phase: { at: "crew", chair: "third-guy", part: "act" },
      board: {
        capo: { id: "steve-averso", on: { 1: 3 } },
        "third-guy": { id: "silent-silvio", on: { 0: 1 } },
      },
      money: { 0: 30, 1: 5, 2: 5 },
      respect: { 0: 8, 1: 12, 2: 7 },
    },
    {
      id: "whack",
      opening: [
        { seat: 0, topic: "crew-action", value: { choose: "ability", with: "gangster:steve-averso" } },
        {
          seat: 0,
          topic: "dice",
          value: { choose: "policy", with: { want: "success", max: 1, abilities: "yes", sell: [] } },
        },
      ],
      steps: [],
    },
    [
      { shows: [chair("capo"), chair("third-guy")] },
      { after: "die-rolled", shows: [DICE, chair("capo"), chair("third-guy")] },
      { after: "whack-resolved", shows: [".scene"] },
    ],
  ),
  example(
    {
      phase: { at: "crew", chair: "second-guy", part: "act" },
      board: {
        "second-guy": { id: "brick-benedetto", on: { 0: 2 } },
        racketeer: { id: "paper-moon-paola", on: { 1: 2 } },
      },
    },
    {
      id: "coin",
      opening: [
        { seat: 0, topic: "crew-action", value: { choose: "position", with: "gangster:paper-moon-paola" } },
      ],
      steps: [],
    },
    [
      { shows: [chair("second-guy"), chair("racketeer")] },
      { after: "coin-placed", shows: [chair("second-guy"), chair("racketeer")] },
      { after: "action-skipped", with: { reason: "omerta" }, shows: [chair("racketeer")] },
    ],
  ),
  example(
    {
      phase: { at: "arrests" },
      board: {
        capo: { id: "ox-ottaviano", on: { 1: 5, 2: 4 } },
        underboss: { id: "dockside-dante", on: { 0: 1 } },
      },
      respect: { 0: 8, 1: 12, 2: 7 },
    },
    { id: "feds", opening: [], steps: [] },
    [
      { shows: [chair("capo"), chair("underboss")] },
      { after: "gangster-removed", shows: [".scene"] },
      { after: "appointed", shows: [chair("capo"), chair("underboss")] },
    ],
  ),
];
