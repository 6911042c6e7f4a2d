import { describe, expect, it } from "vitest";
import { begins, hintKey, on, pause, verb } from "./board-options.ts";
import en from "./messages/en.json" with { type: "json" };

describe("the prompts of Mafia Dollar", () => {
  it("leave to board and hand what lies there, and to cue and sheet what does not", () => {
    const onBoard = ["play:dog-rex", "hit:gangster-rita-morano", "pile:liquor", "card:dog-rex"];
    expect(onBoard.map(on)).not.toContain("sheet");
    const words = ["draw", "end-turn", "stop", "offer", "want:any", "item:tool-crowbar", "pass"];
    expect(words.every((id) => on(id) === "sheet")).toBe(true);
  });

  it.each([
    "play:weapon-tommy-gun",
    "play:block-prison-1",
    "play:dog-rex",
    "unblock:dog-rex",
    "collect:gangster-rita-morano",
    "hit:gangster-rita-morano",
    "rob:gangster-rita-morano",
    "hand-over:gangster-rita-morano",
    "racket:racket-liquor-01",
    "offer",
    "counter",
    "bid",
    "take:2",
  ])("say what is to be chosen after %s", (id) => {
    expect(Object.keys(en.hint)).toContain(hintKey([id]));
  });

  it("have nothing to add where nothing more is to be chosen", () => {
    expect([hintKey([]), hintKey(["draw"])]).toEqual([null, null]);
  });
});

it("begins the question for more with a yes, and names what it brings", () => {
  const racket = "racket-red-light-04";
  const prompt = { topic: "collect-more", fallback: "warehouse:warehouse-pier-9", about: { racket } };
  expect(begins(prompt)).toBe("warehouse:warehouse-pier-9");
  expect(verb(prompt, prompt.fallback)).toEqual(["take-more", { thousands: 40 }]);
  expect(verb(prompt, "stop")).toBeNull();
});

describe("the replay of Mafia Dollar", () => {
  it("rests longest at a skill check, and no longer than 1.2 seconds", () => {
    expect(pause({ type: "check-flipped" })).toBe(1_200);
    expect(pause({ type: "moved-out" })).toBeLessThan(1_200);
  });

  it("passes over what does not show", () => {
    expect(pause({ type: "pass-answered" })).toBe(0);
  });
});
