import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, copyJson } from "./json.ts";

class Card {
  readonly name = "ace";
}

/** An array that holds nothing in its second place. */
function sparse(): unknown[] {
  const cards: unknown[] = ["a"];
  cards[2] = "c";
  return cards;
}

function endless(): unknown {
  const ring: { next?: unknown } = {};
  ring.next = { ring };
  return ring;
}

describe("a copy of JSON", () => {
  it("equals what it was made of and shares nothing with it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const copy = copyJson({ value });
        expect(JSON.stringify(copy.value)).toBe(text);
        if (typeof copy.value === "object" && copy.value !== null) {
          expect(copy.value).not.toBe(value);
          Object.assign(copy.value, Array.isArray(copy.value) ? ["other"] : { other: 1 });
          expect(JSON.stringify(value)).toBe(text);
        }
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("is what would be read back from its text: zero has no sign, and nothing is in two places", () => {
    const hand = ["a"];
    const copy = copyJson({ hands: [hand, hand], debt: -0 });
    copy.hands[0]?.push("b");
    expect(copy.hands).toEqual([["a", "b"], ["a"]]);
    expect(Object.is(copy.debt, 0)).toBe(true);
  });

  it("takes records without a prototype", () => {
    expect(copyJson(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
  });

  it.each([
    ["a member that is undefined", { card: undefined }, "card"],
    ["undefined", undefined, ""],
    ["a date", { turns: [{ at: new Date(0) }] }, "turns, 0, at"],
    ["a map", { hands: new Map([["a", 1]]) }, "hands"],
    ["an instance of a class", [new Card()], "0"],
    ["no number", { sum: Number.NaN }, "sum"],
    ["an infinite number", { sum: Number.NEGATIVE_INFINITY }, "sum"],
    ["a function", { meaning: () => 1 }, "meaning"],
    ["a symbol", [Symbol("card")], "0"],
    ["a big integer", { sum: 1n }, "sum"],
    ["a hole", { cards: sparse() }, "cards, 1"],
    [
      "a name that would change what a record is",
      JSON.parse('{"state":{"__proto__":{}}}'),
      "state, __proto__",
    ],
    ["a ring", endless(), "next, ring, next"],
  ])("refuses %s and names its place", (_, value, place) => {
    const copy = () => copyJson(value);
    expect(copy).toThrow(expect.objectContaining({ name: "RulesError", code: "rules/broken" }));
    expect(copy).toThrow(`[${place}`);
  });
});

/** The same value with the members of every record in the opposite order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== "object" || value === null) return value;
  const text = Object.entries(value)
    .reverse()
    .map(([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(turnedRound(member))}`);
  return JSON.parse(`{${text.join(",")}}`);
}

describe("canonical text", () => {
  it("is the same for equal values, whatever the order of their members, and is read back as them", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(turnedRound(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("has the members of every record in the order of their names", () => {
    expect(canonicalJson([{ b: { z: 1, y: [] }, a: null }])).toBe('[{"a":null,"b":{"y":[],"z":1}}]');
  });

  it("leaves nothing out, whatever a member is called", () => {
    const named = JSON.parse('{"b":1,"__proto__":{"a":2}}');
    expect(canonicalJson(named)).toBe('{"__proto__":{"a":2},"b":1}');
  });
});
