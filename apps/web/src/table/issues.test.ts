import type { LoggedEvent } from "@consigliere/contract/play";
import { describe, expect, it } from "vitest";
import { frontPageOf, issuesOf } from "./issues.ts";

const weights: Record<string, 0 | 1 | 2 | 3 | 4> = { detail: 0, line: 1, news: 2, headline: 3, own: 4 };
const weight = ({ type }: { type: string }) => weights[type] ?? 0;
const frames = (...types: string[]) =>
  types.map((type, i) => ({ n: i + 1, at: `2026-11-2${i}T10:00:00Z`, event: { type }, view: null }));

describe("the front page", () => {
  it("leads with the weightiest event, the latest of equals", () => {
    const page = frontPageOf(frames("headline", "news", "headline", "line", "detail"), weight);
    expect(page?.headline.n).toBe(3);
    expect(page?.news.map(({ n }) => n)).toEqual([1, 2]);
    expect(page?.briefs.map(({ n }) => n)).toEqual([4]);
  });

  it("leads with the reader's own news and three others, and folds the rest away", () => {
    const page = frontPageOf(frames("news", "news", "own", "headline", "own", "news"), weight);
    expect(page?.headline.n).toBe(5);
    expect(page?.news.map(({ n }) => n)).toEqual([1, 3, 4]);
    expect(page?.briefs.map(({ n }) => n)).toEqual([2, 6]);
    expect(page?.headlines).toBe(6);
  });

  it("is not printed when nothing happened", () => {
    expect(frontPageOf([], weight)).toBeNull();
  });
});

describe("back issues", () => {
  const turnOf = ({ type }: { type: string }) =>
    type.startsWith("turn") ? { seat: Number(type.slice(4)) } : null;
  const bound = (...told: readonly (readonly [type: string, time: string])[]) => {
    const events = told.map(
      ([type, time], i): LoggedEvent => ({ n: i + 1, at: `2026-11-${time}`, event: { type } }),
    );
    const issues = issuesOf(events.toReversed(), turnOf, (time) => time.slice(8, 10));
    return issues.map(({ day, chapters }) => [
      day,
      ...chapters.map((c) => [c.turn?.seat, ...c.events.map(({ n }) => n)]),
    ]);
  };

  it("bind the turns of a day together, the latest first, each told from its beginning", () => {
    expect(
      bound(["deal", "20T08:00Z"], ["turn0", "20T08:00Z"], ["line", "20T08:05Z"], ["turn1", "20T23:00Z"]),
    ).toEqual([["20", [1, 4], [0, 2, 3], [undefined, 1]]]);
  });

  it("tell a turn that lasts over midnight under the day on which it began", () => {
    expect(bound(["turn0", "20T23:00Z"], ["line", "21T01:00Z"], ["turn1", "21T02:00Z"])).toEqual([
      ["21", [1, 3]],
      ["20", [0, 1, 2]],
    ]);
  });

  it("keep what was told before the oldest page in one piece without a face", () => {
    expect(bound(["line", "20T23:00Z"], ["line", "21T01:00Z"])).toEqual([["20", [undefined, 1, 2]]]);
  });
});
