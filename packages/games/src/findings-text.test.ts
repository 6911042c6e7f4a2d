/** The findings of a check have words. */
import { FINDINGS } from "@consigliere/engine/finding";
import { expect, it } from "vitest";
import en from "./table/messages/findings/en.json" with { type: "json" };

it("every finding has a sentence, and no other", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(FINDINGS).sort());
});
