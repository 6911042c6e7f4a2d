import { expect, it } from "vitest";
import { hintKey, verb } from "./board-options.ts";

it.each([
  [0, "buyNothing"],
  [3, ["buy", { price: 24 }]],
])("says the price of %i cards at the fence", (count, said) => {
  expect(verb({ topic: "fence-buy", about: { price: 8 } }, { count, sell: [] })).toEqual(said);
});

it.each([
  ["card:union-wants-more", "influence", "gangster:mac-pheeto", "pay-5-add-1"],
  ["card:forged-contract", "influence", "first", "influence"],
  ["card:union-wants-more", "use", "single", "single"],
])("says what is next of %s", (...path) => {
  expect(hintKey(path.slice(0, -1))).toBe(path.at(-1));
});

it("names the deed on its key", () => {
  const about = { gangster: "silent-silvio", chair: "second-guy" };
  expect(verb({ topic: "crew-action", about }, "move:enforcer")).toBe("climb");
  expect(verb({ topic: "crew-action", about }, "pass")).toBeNull();
});
