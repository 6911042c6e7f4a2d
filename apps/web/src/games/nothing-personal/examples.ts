/** The examples of the rulebook: control and ring, the move, the whack, the coin, the Feds. What dice show follows from the id. */
import type { AnswerValue } from "@consigliere/contract/answer";
import { type NothingPersonalScene, sceneState } from "@consigliere/games/nothing-personal/scene";
import type { Example, Picture } from "../example.ts";

const SEATS = 3;
/** Promises and pleas are for the table. */
const QUIET: NonNullable<NothingPersonalScene["options"]> = { negotiation: false, pleas: "off" };
const RESPECT = { 0: 8, 1: 12, 2: 7 };

/** Absent: both chairs, and something else. */
type Shows = Partial<Picture> & { readonly also?: string };

/** The answer of seat 0, by topic, and the view of two men in their chairs. */
function example(
  id: string,
  scene: NothingPersonalScene,
  answers: Readonly<Record<string, AnswerValue>>,
  pictures: readonly Shows[],
): Example {
  const opening = Object.entries(answers).map(([topic, value]) => ({ seat: 0, topic, value }));
  const state = sceneState({ seats: SEATS, options: QUIET, ...scene });
  const chairs = Object.keys(scene.board ?? {}).map((place) => `.np-cell[data-place="${place}"]`);
  return {
    position: { id, opening, steps: [], seatCount: SEATS, state, options: QUIET },
    pictures: pictures.map(({ also, ...one }) => ({
      shows: also === undefined ? chairs : [also, ...chairs],
      ...one,
    })),
  };
}

/** The Second Guy's turn, and the Racketeer. */
const BRICK_AND_PAOLA: NothingPersonalScene = {
  phase: { at: "crew", chair: "second-guy", part: "act" },
  board: {
    "second-guy": { id: "brick-benedetto", on: { 0: 2 } },
    racketeer: { id: "paper-moon-paola", on: { 1: 2 } },
  },
};

export const examples: readonly Example[] = [
  example(
    "control",
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
      "commission-turn": {
        choose: "card:shots-on-mulberry",
        with: { choose: "influence", with: "gangster:mac-pheeto" },
      },
    },
    [{}, { after: "marker-placed" }, { after: "ring-moved", shows: [".np-family"] }],
  ),
  example(
    "climb",
    { ...BRICK_AND_PAOLA, respect: { 0: 8, 1: 9, 2: 7 }, money: { 0: 5, 1: 5, 2: 5 } },
    { "crew-action": "move:racketeer" },
    [{}, { after: "die-rolled", also: ".np-dice" }, { after: "gangster-moved", with: { to: "second-guy" } }],
  ),
  example(
    "whack",
    {
      phase: { at: "crew", chair: "third-guy", part: "act" },
      board: {
        capo: { id: "steve-averso", on: { 1: 3 } },
        "third-guy": { id: "silent-silvio", on: { 0: 1 } },
      },
      money: { 0: 30, 1: 5, 2: 5 },
      respect: RESPECT,
    },
    {
      "crew-action": { choose: "ability", with: "gangster:steve-averso" },
      dice: { choose: "policy", with: { want: "success", max: 1, abilities: "yes", sell: [] } },
    },
    [{}, { after: "die-rolled", also: ".np-dice" }, { after: "whack-resolved", shows: [".scene"] }],
  ),
  example(
    "coin",
    BRICK_AND_PAOLA,
    { "crew-action": { choose: "position", with: "gangster:paper-moon-paola" } },
    [{}, { after: "coin-placed" }, { after: "action-skipped", with: { reason: "omerta" } }],
  ),
  example(
    "feds",
    {
      phase: { at: "arrests" },
      board: {
        capo: { id: "ox-ottaviano", on: { 1: 5, 2: 4 } },
        underboss: { id: "dockside-dante", on: { 0: 1 } },
      },
      respect: RESPECT,
    },
    {},
    [{}, { after: "gangster-removed", shows: [".scene"] }, { after: "appointed" }],
  ),
];
