import { describe, expect, it } from "vitest";
import { on } from "./board-options.ts";
import { verb } from "./guidance.tsx";

describe("what is asked in Mob City", () => {
  it.each([
    ["building:jazz-alley-1", "buy", "board"],
    ["pour:jazz-alley-1", "business", "board"],
    ["group:2", "hire", "board"],
    ["hire:lt-morosi:2", "hire-list", "board"],
    ["target:so-bruiser-1", "fight-act", "board"],
    ["carrier:so-bruiser-1", "fight-arm", "board"],
    ["focus", "orders", "board"],
    ["amount", "hire-list", "board"],
    ["amount", "wages-pay", "sheet"],
    ["interest:police", "bid", "board"],
    ["order", "bid", "board"],
    ["grade:4", "bid", "board"],
    ["shoot:we-revolver-1", "fight-act", "board"],
    ["fists", "fight-act", "board"],
    ["collect:we-shotgun-1", "fight-act", "board"],
    ["refuse", "fight-capture", "board"],
    ["done", "hire", "sheet"],
  ] as const)("%s lies, when it is about %s, on the %s", (id, topic, where) => {
    expect(on(id, topic)).toBe(where);
  });
});

describe("the key of a purchase", () => {
  it.each([
    [[], "buyNothing"],
    [["building:little-sicily-2"], ["buy", { dollars: 10_000 }]],
    [
      ["building:little-sicily-2", "building:grand-avenue-1"],
      ["buy", { dollars: 15_000 }],
    ],
  ] as const)("says the price of %j", (answer, said) => {
    expect(verb({ topic: "buy" }, answer)).toEqual(said);
  });
});
