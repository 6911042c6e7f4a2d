import { expect, it } from "vitest";
import { lobby } from "../../test/examples.ts";
import { pack } from "../shape.ts";
import { metaItem, readMeta } from "./match-items.ts";

it("gathers the house rules of a match that was stored by 0.1.0", () => {
  const { houseRules: _, ...rest } = lobby();
  const body = pack({ ...rest, visibility: "open", seatOrder: "chosen", openAtEnd: false });
  const item = { ...metaItem({ ...lobby(), rev: 1 }), v: 1, body };
  expect(readMeta(item)).toEqual({
    ...rest,
    houseRules: { visibility: "open", seatOrder: "chosen", openAtEnd: false },
  });
});
