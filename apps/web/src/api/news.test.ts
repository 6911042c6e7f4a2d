import type { MatchLook, RecapFrame } from "@consigliere/contract/play";
import { expect, it } from "vitest";
import { sinceKnown, withNews } from "./news.ts";

const frame = (n: number): RecapFrame => ({
  n,
  at: "2026-11-22T10:00:00Z",
  event: { type: "line" },
  view: n,
});
const frames = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => frame(from + at));

/** The response to a caller who has `since` events of this number. */
function told(since: number, count: number, skipped = 0): MatchLook {
  const recap = { frames: frames(since + skipped + 1, count), skipped };
  return { table: { told: count, seen: 0 }, recap } as unknown as MatchLook;
}

const numbers = (look: MatchLook) => look.recap?.frames.map(({ n }) => n);

it("asks for what was not looked at yet, and then for what it does not know", () => {
  expect(sinceKnown(undefined)).toBe("seen");
  expect(sinceKnown({ table: null } as MatchLook)).toBe("seen");
  expect(sinceKnown(told(3, 5))).toBe("5");
});

it("goes on without gaps, however much comes at once and however often", () => {
  let known = withNews(undefined, told(3, 5));
  expect(numbers(known)).toEqual([4, 5]);
  known = withNews(known, told(5, 6));
  known = withNews(known, told(4, 8));
  known = withNews(known, told(8, 8));
  known = withNews(known, told(5, 7));
  expect(numbers(known)).toEqual([4, 5, 6, 7, 8]);
});

it("goes on where nothing had happened at its beginning", () => {
  const known = withNews(undefined, told(5, 5));
  expect(numbers(withNews(known, told(5, 7)))).toEqual([6, 7]);
});

it("begins anew after a gap, and where nobody said what happened", () => {
  const known = withNews(undefined, told(3, 5));
  expect(numbers(withNews(known, told(5, 400, 245)))).toEqual(frames(251, 400).map(({ n }) => n));
  const { recap: _, ...lobby } = told(0, 2);
  expect(withNews(known, lobby).recap).toBeUndefined();
  expect(numbers(withNews(lobby, told(0, 2)))).toEqual([1, 2]);
});

it("keeps the words of everything and the boards of the last of it", () => {
  let known = withNews(undefined, told(0, 100));
  known = withNews(known, told(100, 200));
  expect(numbers(known)).toHaveLength(200);
  expect(known.recap?.frames.filter(({ view }) => view !== null).map(({ n }) => n)).toEqual(
    frames(51, 200).map(({ n }) => n),
  );
});
