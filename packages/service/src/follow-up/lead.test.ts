import type { LoggedEvent } from "@consigliere/contract/play";
import { describe, expect, it } from "vitest";
import { headlineOf } from "./lead.ts";

const WEIGHTS: Readonly<Record<string, number>> = { noted: 0, drawn: 1, hired: 2, shot: 3 };
const weigh = ({ type }: LoggedEvent["event"]) => WEIGHTS[type] ?? 0;
const told = (n: number, type: string): LoggedEvent => ({ n, at: "2030-01-01T00:00:00Z", event: { type } });

describe("the headline of a row", () => {
  it("is the weightiest that was told, and the latest of equals", () => {
    const events = [told(1, "shot"), told(2, "hired"), told(3, "shot"), told(4, "drawn"), told(5, "noted")];
    expect(headlineOf(undefined, events, { seen: 0, weigh })).toEqual(told(3, "shot"));
    expect(headlineOf(undefined, [told(1, "noted")], { seen: 0, weigh })).toBeUndefined();
  });

  it("stays until it was looked at, unless something as great happens", () => {
    const kept = told(3, "hired");
    expect(headlineOf(kept, [told(4, "drawn")], { seen: 2, weigh })).toEqual(kept);
    expect(headlineOf(kept, [told(4, "hired")], { seen: 2, weigh })).toEqual(told(4, "hired"));
  });

  it("gives way to any news once it was looked at, and to nothing else", () => {
    const kept = told(3, "shot");
    expect(headlineOf(kept, [told(4, "drawn")], { seen: 3, weigh })).toEqual(told(4, "drawn"));
    expect(headlineOf(kept, [told(4, "noted")], { seen: 3, weigh })).toEqual(kept);
    expect(headlineOf(kept, [], { seen: 3, weigh })).toEqual(kept);
  });
});
