import type { LoggedEvent } from "@consigliere/contract/play";
import { describe, expect, it } from "vitest";
import { frontPageOf, issuesOf } from "./issues.ts";

const weights: Record<string, 0 | 1 | 2 | 3> = { detail: 0, line: 1, news: 2, headline: 3 };
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

  it("is not printed when nothing happened", () => {
    expect(frontPageOf([], weight)).toBeNull();
  });
});

describe("back issues", () => {
  it("bind the events of one day together, newest first", () => {
    const at = (n: number, time: string): LoggedEvent => ({ n, at: time, event: { type: "line" } });
    const events = [
      at(3, "2026-11-21T09:00:00Z"),
      at(2, "2026-11-20T23:00:00Z"),
      at(1, "2026-11-20T08:00:00Z"),
    ];
    const issues = issuesOf(events, (time) => time.slice(0, 10));
    expect(issues.map((issue) => [issue.day, issue.events.map(({ n }) => n)])).toEqual([
      ["2026-11-21", [3]],
      ["2026-11-20", [2, 1]],
    ]);
  });
});
