import { describe, expect, it } from "vitest";
import { litBy, pause } from "./scene.ts";

const stack = [
  { play: 4, facing: "down" },
  { play: 9, facing: "up", crook: "sidecar-syd" },
];
const killed = { type: "crooks-removed", by: 2, victim: 1, target: "target-6", crooks: stack, hidden: 1 };

describe("a replay of Crooks", () => {
  it.each([
    [{ type: "hire-paid", seat: 1, hideout: "hideout-d", cost: 3, money: 9 }, ["door-hideout-d", "seat-1"]],
    [{ type: "spy-looked", seat: 0, count: 2, place: "target-7" }, ["target-target-7"]],
    [{ type: "spy-looked", seat: 0, count: 2, place: "hideout-b" }, ["door-hideout-b"]],
    [
      { type: "stack-moved", seat: 0, from: "target-8", to: "target-3", crooks: stack },
      ["slot-0-target-3", "target-target-3", "play-4", "play-9"],
    ],
    [killed, ["slot-1-target-6", "target-target-6", "play-4"]],
    [{ type: "crooks-revealed", crooks: [{ seat: 1, target: "target-6", play: 4 }] }, ["play-4"]],
    [{ type: "seat-passed", seat: 1 }, ["seat-1"]],
  ] as const)("lights up what %o is about", (event, lit) => {
    expect(litBy(event)).toEqual(expect.arrayContaining([...lit]));
    expect(pause(event)).toBeGreaterThan(0);
  });

  it("passes over what the kernel tells and what does not show", () => {
    for (const event of [{ type: "autopilot", seat: 1, on: true }, { type: "hideout-searched" }]) {
      expect(pause(event)).toBe(0);
      expect(litBy(event)).toEqual([]);
    }
    expect(litBy(null)).toEqual([]);
  });
});
