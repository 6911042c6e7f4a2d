import { describe, expect, it } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import ja from "../messages/ja.json" with { type: "json" };

const keys = (node: unknown, path = ""): string[] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, inner]) => keys(inner, `${path}.${key}`))
    : [path];

describe("the catalogues", () => {
  it("have the same sentences in both languages", () => {
    expect(keys(ja)).toEqual(keys(en));
  });
});
