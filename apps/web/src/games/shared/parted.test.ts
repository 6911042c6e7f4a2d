import { describe, expect, it } from "vitest";
import { heldTogether, partsOf } from "./parted.tsx";

describe("the parts of a name", () => {
  it.each([
    ["第9埠頭の上屋", ["第9埠頭の", "上屋"]],
    ["黒塗りセダン", ["黒塗り", "セダン"]],
    ["リトル・シシリー", ["リトル・", "シシリー"]],
    ["ブラック\u200bジャック（棍棒）", ["ブラック", "ジャック", "（棍棒）"]],
    ["グランド大通り", ["グランド", "大通り"]],
  ])("%s", (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });

  it("leave whole what has no seam", () => {
    expect(partsOf("オートバイ")).toEqual(["オートバイ"]);
    expect(partsOf("Bolt Cutters")).toEqual(["Bolt Cutters"]);
  });

  it("hold together in a sentence", () => {
    expect(heldTogether("角の煙草屋")).toBe("角\u2060の\u200b煙\u2060草\u2060屋");
  });
});
