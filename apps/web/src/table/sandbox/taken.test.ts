import { describe, expect, it } from "vitest";
import { isSkipped, taken } from "./taken.ts";

const MINE = { seat: 1, topic: "turn", value: "hire:a" };
const NEXT = { seat: 1, topic: "turn", value: "pass" };
const WINDOW = { seat: 1, topic: "keep", value: "crook:x" };
const THEIRS = { seat: 2, topic: "turn", value: "pass" };
const ASKED = { seat: 1, topic: "turn", about: null };
const moment = { viewer: 1, asked: undefined, isOpen: false, isPlannable: false };

describe("what is taken from a board to try on", () => {
  const tried = [THEIRS, MINE, WINDOW, NEXT];
  const report = { tried, plannable: ["turn"] };

  it("is the answer to the question that the table asks", () => {
    expect(taken(report, { ...moment, asked: ASKED, isOpen: true })).toEqual({ answer: "hire:a", plan: [] });
    const later = { ...moment, asked: { ...ASKED, topic: "keep" }, isOpen: true };
    expect(taken(report, later).answer).toBeNull();
    expect(
      taken({ ...report, tried: [THEIRS] }, { ...moment, asked: ASKED, isOpen: true }).answer,
    ).toBeNull();
  });

  it("is the reader's own answers as a plan, where one can be left, without what cannot be planned", () => {
    const { answer, plan } = taken(report, { ...moment, isPlannable: true });
    expect(answer).toBeNull();
    expect(plan).toEqual([
      { topic: "turn", answer: "hire:a", when: "undisturbed" },
      { topic: "turn", answer: "pass", when: "undisturbed" },
    ]);
    const long = { ...report, tried: Array.from({ length: 9 }, () => MINE) };
    expect(taken(long, { ...moment, isPlannable: true }).plan).toHaveLength(6);
  });

  it("is nothing in the past, or from another's chair", () => {
    expect(taken(report, { ...moment, asked: ASKED })).toEqual({ answer: null, plan: [] });
  });
});

describe("a board that begins after the question", () => {
  const prompt = { ...ASKED, id: "1" } as never;

  it("says so, by the first question that it asks the reader", () => {
    expect(isSkipped({ tried: [], prompt }, { viewer: 1, asked: ASKED })).toBe(false);
    expect(isSkipped({ tried: [], prompt }, { viewer: 1, asked: { ...ASKED, topic: "demand" } })).toBe(true);
    expect(isSkipped({ tried: [WINDOW], prompt }, { viewer: 1, asked: ASKED })).toBe(true);
  });

  it("says nothing where nobody or somebody else is asked, or not yet", () => {
    expect(isSkipped({ tried: [], prompt }, { viewer: 1, asked: undefined })).toBe(false);
    expect(isSkipped({ tried: [], prompt }, { viewer: 1, asked: { ...ASKED, seat: 0 } })).toBe(false);
    expect(isSkipped({ tried: [THEIRS], prompt: undefined }, { viewer: 1, asked: ASKED })).toBe(false);
  });
});
