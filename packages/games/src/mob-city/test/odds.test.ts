import { describe, expect, it } from "vitest";
import { oddsOf } from "../odds.ts";

describe("a shot", () => {
  it.each([
    ["fists", 3, { wounds: 4, kills: 0 }],
    ["colt", 5, { wounds: 1, kills: 2 }],
    ["we-shotgun-1", 3, { wounds: 1, kills: 5 }],
    ["we-tommy-gun-1", 4, { wounds: 0, kills: 6 }],
  ] as const)("with %s at stamina %i", (arm, stamina, odds) => {
    expect(oddsOf(arm, stamina)).toEqual(odds);
  });
});
