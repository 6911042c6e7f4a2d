/** The catalogues of both languages say the same things with the same blanks. */
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { messages as en } from "./messages/en.ts";
import { messages as ja } from "./messages/ja.ts";
import { catalogueOf } from "./testing/translate.ts";

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

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

function blanksOf(message: string, locale: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if ("value" in part && part.type !== 0) names.add(String(part.value));
      if ("options" in part) for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, locale).getAst());
  return [...names].sort();
}
