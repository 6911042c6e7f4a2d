import type { LoggedEvent } from "@consigliere/contract/play";
import { expect, it } from "vitest";
import { headlinesOf, lastBefore, reelOf, startOf } from "./reel.ts";

const types = ["dealt", "turn", "shot", "noted", "turn", "noted", "won"];
const told: LoggedEvent[] = types.map((type, index) => ({
  n: index + 1,
  at: "2030-01-01T00:00:00Z",
  event: { type },
}));
const words = {
  turn: ({ type }: { type: string }) => (type === "turn" ? { seat: 0 } : null),
  moment: ({ type }: { type: string }) => (type === "shot" ? ("kill" as const) : null),
  weight: ({ type }: { type: string }) => (type === "won" ? 3 : 1) as 1 | 3,
};

it("shows what changes the board, and knows where turns, moments and headlines are", () => {
  const reel = reelOf(told, ({ type }) => type === "noted" || type === "turn", words);
  expect(reel.events.map(({ event }) => event.type)).toEqual(["dealt", "shot", "won"]);
  expect(reel.turns.map(({ at, opening }) => [at, opening.n])).toEqual([
    [1, 2],
    [2, 5],
  ]);
  expect([...reel.moments]).toEqual([
    ["kill", [1]],
    ["news", [2]],
  ]);
  expect(headlinesOf(reel, words.weight)).toEqual([1, 2]);
});

it("holds a moment until the next one that is shown", () => {
  const reel = reelOf(told, ({ type }) => type === "noted" || type === "turn", words);
  expect([0, 1, 2].map((at) => lastBefore(reel, at, told.length))).toEqual([2, 6, 7]);
});

it("begins where it is asked to", () => {
  const reel = reelOf(told, ({ type }) => type === "noted", words);
  expect(startOf(reel, "start")).toBe(0);
  expect(startOf(reel, "last-turn")).toBe(1);
  expect(startOf(reel, { after: 3 })).toBe(3);
  expect(startOf(reel, { after: 99 })).toBe(4);
  expect(startOf(reel, { where: ({ type }) => type === "turn" })).toBe(3);
  expect(startOf(reel, { where: () => false })).toBe(0);
});
