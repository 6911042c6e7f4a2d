import { describe, expect, it } from "vitest";
import { hintKey, on } from "./board-options.ts";

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
