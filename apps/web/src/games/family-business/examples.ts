/** The examples of the rulebook: the contract, the war, the counter, the massacre, the rescue. */
import { type FamilyBusinessScene, sceneState } from "@consigliere/games/family-business/scene";
import type { Example, Picture } from "../example.ts";

type Lines = NonNullable<Example["position"]["opening"]>;

function example(
  id: string,
  scene: FamilyBusinessScene,
  opening: Lines,
  pictures: readonly Picture[],
): Example {
  return {
    position: { id, seatCount: 3, state: sceneState(scene), options: {}, opening, steps: [] },
    pictures,
  };
}

const play = (card: string, target?: string): Lines[number] => ({
  seat: 0,
  topic: "play-or-discard",
  value: target === undefined ? `play:${card}-01` : { choose: `play:${card}-01`, with: `mobster:${target}` },
});
const answer = (seat: number, value = "pass") => ({ seat, topic: "counter-contract", value });

const WALL = [".fb-set", ".fb-heights", ".fb-wall-head", ".fb-line"];

const after = (event: string, shows: readonly string[] = WALL): Picture => ({ after: event, shows });

export const examples: readonly Example[] = [
  example(
    "contract",
    { hands: { 0: ["contract"] }, hitList: ["purple-9"] },
    [play("contract", "new-york-1"), answer(1), answer(2)],
    [{ shows: WALL }, after("window-opened", [".act-banner"]), after("mobster-listed")],
  ),
  example(
    "war",
    { hands: { 0: ["contract"] }, hitList: ["new-york-9", "purple-9", "capone-9", "new-york-8", "purple-8"] },
    [play("contract", "purple-1"), answer(1), answer(2)],
    [after("mobster-listed"), after("war-started", [".scene"]), after("mobster-buried")],
  ),
  example(
    "counter",
    { hands: { 0: ["contract"], 2: ["mob-power"] }, hitList: ["purple-9"] },
    [play("contract", "new-york-1"), answer(2, "counter:mob-power"), answer(1)],
    [after("window-opened", [".act-banner"]), after("counter-played", [".scene"]), after("mobster-listed")],
  ),
  example(
    "massacre",
    { hands: { 0: ["st-valentines-day-massacre"] }, hitList: ["new-york-9", "purple-9", "capone-9"] },
    [play("st-valentines-day-massacre")],
    [{ shows: WALL }, after("card-played", [".scene"])],
  ),
  example(
    "rescue",
    { hands: { 0: ["police-protection"] }, war: 1, hitList: ["purple-9", "capone-1", "new-york-9"] },
    [play("police-protection", "capone-1")],
    [after("mobster-buried"), after("card-played", [".scene"]), after("mobster-freed")],
  ),
];
