import { TRAITS } from "@consigliere/portrait/traits";
import { expect, test } from "vitest";
import portrait from "../../../messages/portrait/en.json" with { type: "json" };

test("the catalogue has words for every trait of a portrait, and for no other", () => {
  const named = Object.entries(portrait.traits).map(([name, words]) => [name, Object.keys(words)]);
  expect(named).toEqual(Object.entries(TRAITS).map(([name, values]) => [name, ["name", ...values]]));
});
