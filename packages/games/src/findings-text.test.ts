/** The findings of a check have words in both languages. */
import { FINDINGS } from "@consigliere/engine/finding";
import { expect, it } from "vitest";
import en from "./messages/findings/en.json" with { type: "json" };
import ja from "./messages/findings/ja.json" with { type: "json" };
import { catalogueOf, withOtherBlanks } from "./testing/translate.ts";

it("every finding has a sentence, and no other, in both languages", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(FINDINGS).sort());
  expect(Object.keys(ja).sort()).toEqual(Object.keys(FINDINGS).sort());
});

it("every finding has the same blanks in both languages", () => {
  expect(withOtherBlanks(catalogueOf(en), catalogueOf(ja))).toEqual([]);
});
