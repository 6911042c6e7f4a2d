import type { LoggedEvent } from "@consigliere/contract/play";
import { expect, it } from "vitest";
import { decisiveOf, turningPointsOf } from "./turning-points.ts";

const weights: Readonly<Record<string, 0 | 1 | 2 | 3>> = {
  "match-started": 2,
  shot: 2,
  war: 3,
  "game-ended": 3,
  peace: 3,
  drawn: 0,
};
const words = {
  weight: ({ type }: { type: string }) => weights[type] ?? 1,
  moment: ({ type }: { type: string }) => (type === "shot" ? ("kill" as const) : null),
};
const matchOf = (...types: string[]): LoggedEvent[] =>
  types.map((type, index) => ({ n: index + 1, at: "2030-01-01T00:00:00Z", event: { type } }));

it("tells the greatest moment of each third, or else of another, and nothing of beginning and end", () => {
  const told = matchOf(
    "match-started",
    "shot",
    "shot",
    "war",
    "shot",
    "drawn",
    "drawn",
    "drawn",
    "game-ended",
  );
  expect(turningPointsOf(told, words).map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(decisiveOf(told, words)?.n).toBe(5);
  expect(decisiveOf(matchOf("match-started", "game-ended"), words)).toBeNull();
});

it("tells nothing trivial, but what is counted", () => {
  const lesser = {
    weight: () => 1 as const,
    moment: ({ type }: { type: string }) =>
      type === "stolen" ? ("heist" as const) : type === "scored" ? ("reckoning" as const) : null,
  };
  const told = matchOf("stolen", "stolen", "scored");
  expect(turningPointsOf(told, lesser).map(({ n }) => n)).toEqual([3]);
  expect(decisiveOf(matchOf("stolen"), lesser)).toBeNull();
});

it("tells another kind of moment rather than the same once more", () => {
  const told = matchOf("war", "drawn", "peace", "war", "shot", "war");
  expect(turningPointsOf(told, words).map(({ n }) => n)).toEqual([1, 3, 6]);
});
