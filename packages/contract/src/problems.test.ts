import { describe, expect, it } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import ja from "../messages/ja.json" with { type: "json" };
import { problemCodeSchema } from "./problems.ts";

describe("the sentences of problems", () => {
  it.each([
    ["English", en],
    ["Japanese", ja],
  ])("are one in %s for each code, and for nothing else", (_, sentences) => {
    expect(Object.keys(sentences).sort()).toEqual([...problemCodeSchema.options].sort());
    expect(Object.values(sentences).filter((sentence) => sentence.length < 5)).toEqual([]);
  });
});
