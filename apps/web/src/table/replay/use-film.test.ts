import type { RecapFrame } from "@consigliere/contract/play";
import { expect, it } from "vitest";
import { papersAt } from "./use-film.ts";

const frameOf = (n: number, sealed?: string): RecapFrame => ({
  ...{ n, at: "2030-01-01T00:00:00Z", event: { type: "told" }, view: null },
  ...(sealed !== undefined && {
    papers: {
      1: { settings: {}, sealed: sealed === "" ? [] : [{ topic: "counter", about: null, value: sealed }] },
    },
  }),
});
const frames = [frameOf(1, ""), frameOf(2, "pass"), frameOf(3), frameOf(4, ""), frameOf(5)];
const answersAt = (n: number, from?: number) =>
  papersAt(frames, n, from)
    .get(1)
    ?.sealed.map(({ value }) => value);

it("knows what was left at an event, and keeps what was under seal for as long as a moment lasts", () => {
  expect([1, 2, 3, 4, 5].map((n) => answersAt(n))).toEqual([[], ["pass"], ["pass"], [], []]);
  expect([answersAt(4, 2), answersAt(5, 3), answersAt(5, 4)]).toEqual([["pass"], ["pass"], []]);
});
