import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { rowOf } from "./row.ts";

const inCapitals = (id: string) => (id.includes(":") ? id.toUpperCase() : null);
const rowIn = (draft: Draft) => {
  const { head, shown, more } = rowOf(draft, inCapitals);
  return { head, shown: shown.map(({ picture }) => picture), more };
};
const some = (...chosen: string[]): Draft => ({ form: "some", chosen, further: {} });

describe("the row of what is chosen", () => {
  it("is empty while nothing is", () => {
    expect(rowIn({ form: "one", chosen: null, further: null })).toEqual({ head: null, shown: [], more: 0 });
  });

  it("begins with the card, and counts the targets for which it has no room", () => {
    const six = some("man:1", "man:2", "man:3", "man:4", "man:5", "man:6");
    const draft: Draft = { form: "one", chosen: "play:vendetta", further: six };
    expect(rowIn(draft)).toEqual({ head: "PLAY:VENDETTA", shown: ["MAN:1", "MAN:2", "MAN:3"], more: 3 });
  });

  it("has nobody in front of a card that is alone, or of many that are equal", () => {
    expect(rowIn({ form: "one", chosen: "play:truce", further: null }).head).toBeNull();
    expect(rowIn(some("man:1", "man:2")).head).toBeNull();
  });

  it("leaves out what is said in words alone, and does not count it", () => {
    const draft: Draft = {
      form: "one",
      chosen: "play:hit",
      further: { form: "one", chosen: "own", further: { form: "one", chosen: "man:1", further: null } },
    };
    expect(rowIn(draft)).toEqual({ head: "PLAY:HIT", shown: ["MAN:1"], more: 0 });
  });

  it("goes through the parts of a form, and through what goes with each choice", () => {
    const whom: Draft = { form: "one", chosen: "man:1", further: null };
    const draft: Draft = {
      form: "form",
      parts: {
        order: { form: "order", chosen: ["gun:1"] },
        most: { form: "amount", chosen: 3 },
        arm: { form: "some", chosen: ["gun:2"], further: { "gun:2": whom } },
      },
    };
    expect(rowIn(draft).shown).toEqual(["GUN:1", "GUN:2", "MAN:1"]);
  });
});
