import { expect, it } from "vitest";
import { awardsOf } from "./award-winners.ts";

it("gives a prize to who has most, and none that is shared or won by nothing", () => {
  const figures = [
    { stolen: 3, buried: 2, saved: 0 },
    { stolen: 1, buried: 2, saved: 0 },
  ];
  expect(awardsOf(["stolen", "buried", "saved", "unheard-of"], figures)).toEqual([
    { stat: "stolen", seat: 0, value: 3 },
  ]);
});
