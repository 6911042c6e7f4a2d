import { PROBLEMS } from "@consigliere/contract/problems";
import { LOCALES } from "@consigliere/contract/values";
import { describe, expect, it } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import ja from "../messages/ja.json" with { type: "json" };
import { problemWords } from "./words.ts";

const keys = (node: unknown, path = ""): string[] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, inner]) => keys(inner, `${path}.${key}`))
    : [path];

describe("the catalogues", () => {
  it("have the same sentences in both languages", () => {
    expect(keys(ja)).toEqual(keys(en));
  });

  it.each(LOCALES)("have words in %s for every problem", (locale) => {
    for (const code of Object.keys(PROBLEMS)) {
      const { title, detail } = problemWords(locale, code);
      expect(title).not.toContain("problem.");
      expect(detail.length).toBeGreaterThan(5);
    }
  });
});
