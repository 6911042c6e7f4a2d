import { describe, expect, it } from "vitest";
import { pause, sceneOf } from "./scene.ts";

describe("a replay of Crooks", () => {
  it("lights up the door and the seat when somebody pays to look", () => {
    const event = { type: "hire-paid", seat: 1, hideout: "hideout-d", cost: 3, money: 9 };
    expect(sceneOf(event)).toMatchObject({ seat: 1, hideout: "hideout-d", target: null });
    expect(pause(event)).toBeGreaterThan(0);
  });

  it("tells a look at a target from a look behind a door", () => {
    const looked = { type: "spy-looked", seat: 0, count: 2 };
    expect(sceneOf({ ...looked, place: "target-7" })).toMatchObject({ target: "target-7", hideout: null });
    expect(sceneOf({ ...looked, place: "hideout-b" })).toMatchObject({ target: null, hideout: "hideout-b" });
  });

  it("follows every crook of a stack that moves", () => {
    const crooks = [
      { play: 4, facing: "down" },
      { play: 9, facing: "up", crook: "sidecar-syd" },
    ];
    const event = { type: "stack-moved", seat: 0, from: "target-8", to: "target-3", crooks };
    expect(sceneOf(event)).toMatchObject({ target: "target-3", plays: [4, 9] });
  });

  it("lets those at a place act: they fall where a Killer was, and turn when all is shown", () => {
    const crooks = [{ play: 4, facing: "up", crook: "sidecar-syd" }];
    const killed = { type: "crooks-removed", by: 2, victim: 1, target: "target-6", crooks, hidden: 0 };
    expect(sceneOf(killed)).toMatchObject({ act: "fall", seat: 1, target: "target-6", plays: [4] });
    expect(sceneOf({ type: "crooks-revealed", crooks: [] }).act).toBe("turn");
    expect(sceneOf({ type: "seat-passed", seat: 1 }).act).toBeNull();
  });

  it("passes over what the kernel tells and what does not show", () => {
    expect(pause({ type: "autopilot" })).toBe(0);
    expect(sceneOf({ type: "autopilot", seat: 1, on: true }).seat).toBeNull();
    expect(pause({ type: "hideout-searched" })).toBe(0);
    expect(sceneOf(null).seat).toBeNull();
  });
});
