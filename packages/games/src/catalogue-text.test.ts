/** The catalogues of both languages say the same things with the same blanks. */
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { messages as en } from "./messages/en.ts";
import { messages as ja } from "./messages/ja.ts";
import { blanksOf, catalogueOf } from "./testing/translate.ts";

const english = catalogueOf(en);
const japanese = catalogueOf(ja);

describe("message catalogues", () => {
  it("have the same keys in both languages", () => {
    expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])("%s has the same blanks in both languages", (key) => {
    expect(blanksOf(japanese.get(key) ?? "", "ja")).toEqual(blanksOf(english.get(key) ?? "", "en"));
  });

  it("have a catalogue for every game", () => {
    for (const { id } of catalogue) expect(Object.keys(en)).toContain(id);
  });
});
