import { describe, expect, it } from "vitest";
import { begins, hintKey, on, pause, verb } from "./board-options.ts";
import en from "./messages/en.json" with { type: "json" };

describe("the prompts of Mafia Dollar", () => {
  it("leave to board and hand what lies there, and to cue and sheet what does not", () => {
    const onBoard = [
      "hit:gangster-rita-morano",
      "pile:liquor",
      "offer",
      "pass",
      "want:any",
      "show:face",
      "seat:1",
    ];
    expect(onBoard.every((id) => on(id) === "board")).toBe(true);
    expect(["play:dog-rex", "card:dog-rex"].every((id) => on(id) === "hand")).toBe(true);
    const words = ["draw", "end-turn", "stop", "item:tool-crowbar", "decline"];
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

  it("ask for the parts of an offer one by one", () => {
    const parts = ["to", "give", "disclose", "want"].map((part) => hintKey(["offer", part]));
    expect(parts.every((key) => Object.keys(en.hint).includes(key ?? ""))).toBe(true);
    expect(new Set(parts).size).toBe(4);
  });

  it("have nothing to add where nothing more is to be chosen", () => {
    expect([hintKey([]), hintKey(["draw"])]).toEqual([null, null]);
  });
});

it("begins the question for more with the fullest warehouse, and names what it brings", () => {
  const racket = "racket-red-light-04";
  const prompt = {
    topic: "collect-more",
    seat: 0,
    about: { racket },
    question: { form: "one", options: [] },
  } as const;
  const warehouses = [
    { card: "warehouse-laundry", racketCount: 1 },
    { card: "warehouse-pier-9", racketCount: 4 },
    { card: "warehouse-bakery", racketCount: 4 },
  ];
  const first = begins(prompt, { seats: [{ warehouses }] });
  expect(first).toBe("warehouse:warehouse-pier-9");
  expect(verb(prompt, first ?? "")).toEqual(["collect-more", { price: 40 }]);
  expect(verb(prompt, "stop")).toBeNull();
});

it("names what is given away, once it is chosen", () => {
  const prompt = { topic: "gift", about: { to: 1 } };
  expect(verb(prompt, "")).toEqual(["gift", { price: "none" }]);
  expect(verb(prompt, "racket:racket-red-light-04")).toEqual(["gift", { price: 40 }]);
});

it("begins the loot with all of it", () => {
  const options = [{ id: "item:tool-crowbar" }, { id: "item:vehicle-taxicab" }];
  const question = { form: "some", min: 0, max: 2, options } as const;
  expect(begins({ topic: "loot", seat: 0, question }, null)).toEqual(options.map(({ id }) => id));
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
