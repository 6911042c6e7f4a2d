import { describe, expect, it } from "vitest";
import { shortened } from "./shortened.ts";

describe("what is too long for its place", () => {
  it.each([
    ["what fits as it is", "en", "Ann answers.", "Ann answers."],
    ["whole sentences", "en", "Ben strikes at Joe. Do you counter it with a card?", "Ben strikes at Joe."],
    [
      "whole words",
      "en",
      "Ben plays Contract on your Joe, whom nobody saves",
      "Ben plays Contract on your Joe, whom…",
    ],
    [
      "no comma at its end",
      "en",
      "Ben plays Contract on your Joe Valachi, twice",
      "Ben plays Contract on your Joe Valachi…",
    ],
    [
      "a name as a whole",
      "en",
      "Ben plays a Contract on someone of Mary Lou's",
      "Ben plays a Contract on someone of…",
    ],
    [
      "whole words where there are no spaces",
      "ja",
      "ベンがあなたのジョー・ヴァラキに対して契約カードを出しました。これを打ち消しますか？",
      "ベンがあなたのジョー・ヴァラキに対して契約カードを出しました。",
    ],
    ["what there is of one that is all too long", "en", "a".repeat(60), `${"a".repeat(39)}…`],
  ])("leaves %s", (_, locale, text, left) => {
    expect(shortened(text, 40, { locale, names: ["Ben", "Mary Lou"] })).toBe(left);
    expect(left.length).toBeLessThanOrEqual(40);
  });
});
