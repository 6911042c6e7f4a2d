import { expect, it } from "vitest";
import { verb } from "./board-options.ts";

it.each([
  [0, "buyNothing"],
  [3, ["buy", { price: 24 }]],
])("says the price of %i cards at the fence", (count, said) => {
  expect(verb({ topic: "fence-buy", about: { price: 8 } }, { count, sell: [] })).toEqual(said);
});
