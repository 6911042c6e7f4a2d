import { expect, it } from "vitest";
import { completeOrder } from "./sacrifice.ts";

it("the order of sacrifice goes on with those left out, highest first", () => {
  expect(completeOrder([2, 9], ["capone-1", "capone-2", "capone-3"])).toEqual([2, 3, 1]);
});
