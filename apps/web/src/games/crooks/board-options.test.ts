import type { AnswerValue } from "@consigliere/contract/answer";
import { describe, expect, it } from "vitest";
import { hintKey, on, verb } from "./board-options.ts";

describe("the prompts of Crooks", () => {
  it("leave to the board what lies on it, and to cue and sheet what does not", () => {
    const onBoard = [
      "hire:hideout-a",
      "crook:velvet-vito",
      "up:target-2",
      "down:target-2",
      "target:target-9",
    ];
    expect(onBoard.map(on)).not.toContain("sheet");
    expect(["pass", "take", "decline", "done"].every((id) => on(id) === "sheet")).toBe(true);
  });

  it("say what is to be chosen along with a crook, and along with a Switch", () => {
    expect(hintKey([])).toBeNull();
    expect(hintKey(["crook:velvet-vito"])).toBe("slot");
    expect(hintKey(["crook:turncoat-tilly", "switch:target-8"])).toBe("destination");
    expect(hintKey(["switch:target-8"])).toBe("destination");
    expect(hintKey(["join:target-8"])).toBeNull();
  });
});

it.each<[string, AnswerValue, ReturnType<typeof verb>]>([
  ["turn", "hire:hideout-b", ["hire", { price: 5 }]],
  ["turn", "pass", null],
  ["keep", { choose: "crook:turncoat-tilly", with: "down:target-8" }, "place-down"],
  ["place", "up:target-8", "place"],
  ["spy", "target:target-8", "spy"],
  ["spy", "decline", null],
])("names the price of what costs, at %s of %j", (topic, answer, named) => {
  const view = {
    hideouts: [
      { id: "hideout-a", count: 3 },
      { id: "hideout-b", count: 5 },
    ],
  };
  expect(verb({ topic }, answer, view)).toEqual(named);
});
