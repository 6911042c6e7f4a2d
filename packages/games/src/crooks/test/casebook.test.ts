/** Acceptance scenarios 24 to 26: spying, and what a seat knows (6.7, 6.8). */

import type { Seat } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import type { CrooksScene, Letter } from "../scene.ts";
import { hideout, moneyOf, type Play, set } from "./scene.ts";

const notes = (play: Play, seat: Seat, letter: Letter) =>
  Object.fromEntries(
    (play.sees(seat).hideouts.find(({ id }) => id === hideout(letter))?.notes ?? []).map((n) => [
      n.crook,
      n.status,
    ]),
  );
const candidates = (play: Play, viewer: Seat, seat: Seat, slot: number) =>
  play.sees(viewer).seats[seat]?.row[slot - 2]?.[0]?.candidates;

describe("spying", () => {
  it("[CR 24] Spy on a target, then it moves", () => {
    const play = set({
      plays: { "cross-town-carla": 6 },
      rows: { 1: { 7: ["cross-town-carla↓"] }, 2: { 7: ["top-hat-tobias↓"] } },
      hideouts: { A: ["keyhole-kate"], B: ["revolving-door-rocco"], C: ["leaky-luca"] },
    });
    play.takes("A", "keyhole-kate").up(2).answers("target:target-7");
    expect([play.seenAt(0, 1, 7), play.seenAt(0, 2, 7)]).toEqual([["cross-town-carla"], ["top-hat-tobias"]]);
    expect([play.seenAt(2, 1, 7), play.seenAt(1, 2, 7), play.seenAt("spectator", 1, 7)]).toEqual([
      [null],
      [null],
      [null],
    ]);
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(play.told("spy-looked", viewer)).toEqual([
        { type: "spy-looked", seat: 0, place: "target-7", count: 2, owners: [1, 2] },
      ]);
    }
    expect(play.told("spy-looked", 0)[0]?.plays).toHaveLength(2);
    play.takes("B", "revolving-door-rocco").switch(7, 3);
    expect(play.seenAt(0, 1, 3)).toEqual(["cross-town-carla"]);
    expect(play.seenAt(2, 1, 3)).toEqual([null]);
    expect(play.told("stack-moved", 0)[0]?.crooks).toEqual([
      { play: 6, facing: "down", crook: "cross-town-carla" },
    ]);
    expect(play.told("stack-moved", 2)[0]?.crooks).toEqual([{ play: 6, facing: "down" }]);
  });

  it("[CR 25] Spy on a hideout", () => {
    const five = ["velvet-vito", "leaky-luca", "clover-kid", "southpaw-shea", "sticky-stan"] as const;
    const play = set({ money: { 0: 3 }, hideouts: { A: ["shutterbug-sue"], G: five } });
    play.takes("A", "shutterbug-sue").up(2).answers("hideout:hideout-g");
    expect(moneyOf(play)[0]).toBe(2);
    expect(play.now.hideouts["hideout-g"]).toHaveLength(5);
    expect(Object.values(notes(play, 0, "G"))).toEqual(five.map(() => "certain"));
    expect(notes(play, 1, "G")).toEqual({});
  });

  it("finds nothing to see and is not asked (R36)", () => {
    const play = set({ hideouts: { A: ["shutterbug-sue"] } })
      .takes("A", "shutterbug-sue")
      .up(2);
    expect(play.types()).not.toContain("ability-declined");
    expect(play.stage.run.outcome).not.toBeNull();
  });

  it("is not offered where there is nothing to see, and may be declined", () => {
    const play = set({ hideouts: { A: ["shutterbug-sue"], B: ["leaky-luca"] } })
      .takes("A", "shutterbug-sue")
      .up(2);
    expect(play.options).toEqual(["hideout:hideout-b", "decline"]);
    expect(play.blocked).toContain("target:target-2 (nothing-face-down)");
    expect(play.blocked).toContain("hideout:hideout-a (empty-hideout)");
    expect(play.answers("decline").told("ability-declined")).toMatchObject([{ ability: "spy" }]);
  });
});

describe("what every seat happens to know", () => {
  const spied = (scene: CrooksScene = {}) =>
    set({
      ...scene,
      seats: 2,
      rows: { 1: { 7: ["cross-town-carla↓"] } },
      hideouts: { A: ["keyhole-kate"], B: ["revolving-door-rocco"], C: ["quiet-quentin"], D: ["leaky-luca"] },
    })
      .takes("A", "keyhole-kate")
      .up(2)
      .answers("target:target-7");

  it("is not public: spectators are told of a crook that moves by its number only", () => {
    const play = spied().takes("B", "revolving-door-rocco").switch(7, 3);
    for (const seat of [0, 1]) {
      expect(play.told("stack-moved", seat)[0]?.crooks).toMatchObject([{ crook: "cross-town-carla" }]);
    }
    expect(play.told("stack-moved")[0]?.crooks).toEqual([{ play: 1, facing: "down" }]);
    expect(play.seenAt("spectator", 1, 3)).toEqual([null]);
  });

  it("is not public: spectators are not told who of them is killed", () => {
    const play = spied().passes().takes("C", "quiet-quentin").up(7).answers("seat:1");
    for (const seat of [0, 1]) {
      expect(play.told("crooks-removed", seat)[0]?.crooks).toMatchObject([{ crook: "cross-town-carla" }]);
    }
    expect(play.told("crooks-removed")).toMatchObject([{ hidden: 1, crooks: [{ play: 1, facing: "down" }] }]);
    expect(JSON.stringify(play.stage.told("spectator"))).not.toContain("cross-town-carla");
    expect(play.sees("spectator").removed[0]?.crook).toBeNull();
  });
});

describe("the casebook", () => {
  const searched = (b: "leaky-luca" | "big-august") => {
    const play = set({
      hideouts: {
        A: ["keyhole-kate"],
        E: ["hammer-halloran", b, "clover-kid", "red-door-rosie"],
        G: ["velvet-vito", "southpaw-shea"],
      },
    });
    play.takes("E", "hammer-halloran").up(9);
    return play.takes("E", "clover-kid").down(8);
  };

  it("[CR 26] Casebook", () => {
    const play = searched("leaky-luca");
    expect(notes(play, 0, "E")).toEqual({
      "leaky-luca": "possible",
      "clover-kid": "possible",
      "red-door-rosie": "possible",
    });
    expect(play.sees(0).hideouts[4]?.count).toBe(2);
    expect(candidates(play, 0, 1, 8)).toEqual(["red-door-rosie", "clover-kid", "leaky-luca"]);
    expect(candidates(play, 2, 1, 8)).toBeNull();
    play.takes("E", "leaky-luca").up(2);
    expect(notes(play, 0, "E")).toEqual({ "clover-kid": "possible", "red-door-rosie": "possible" });
    expect(candidates(play, 0, 1, 8)).toEqual(["red-door-rosie", "clover-kid"]);
    play.takes("A", "keyhole-kate").up(3).answers("target:target-8");
    expect(play.seenAt(0, 1, 8)).toEqual(["clover-kid"]);
    expect(notes(play, 0, "E")).toEqual({ "red-door-rosie": "certain" });
  });

  it("[CR 26] Casebook: the Kingpin leaves last and is never face-down", () => {
    const play = searched("big-august");
    expect(notes(play, 0, "E")).toEqual({
      "big-august": "certain",
      "clover-kid": "possible",
      "red-door-rosie": "possible",
    });
    expect(candidates(play, 0, 1, 8)).toEqual(["red-door-rosie", "clover-kid"]);
  });

  it("says who is gone when a hideout is empty", () => {
    const play = set({ hideouts: { B: ["clover-kid", "red-door-rosie", "leaky-luca"], A: ["velvet-vito"] } });
    play.takes("B", "clover-kid").up(2);
    play.takes("B", "leaky-luca").down(8).takes("B", "red-door-rosie");
    expect(notes(play, 0, "B")).toEqual({ "leaky-luca": "gone", "red-door-rosie": "gone" });
    play.up(5);
    expect(notes(play, 0, "B")).toEqual({ "leaky-luca": "gone" });
    expect(candidates(play, 0, 1, 8)).toEqual(["leaky-luca"]);
    expect(candidates(play, 2, 1, 8)).toBeNull(); // it looked after that crook was hired
  });

  it("leaves out of the candidates whom a later look still found there", () => {
    const play = set({
      hideouts: { B: ["clover-kid", "red-door-rosie", "leaky-luca", "southpaw-shea"] },
      seats: 2,
    });
    play.takes("B", "clover-kid").up(2).takes("B", "leaky-luca").down(8);
    expect(candidates(play, 0, 1, 8)).toEqual(["red-door-rosie", "southpaw-shea", "leaky-luca"]);
    play.hires("B");
    expect(candidates(play, 0, 1, 8)).toEqual(["leaky-luca"]);
  });

  it("knows a Kingpin that is gone: he is in somebody's hand", () => {
    const play = set({ hideouts: { B: ["big-august", "red-door-rosie"] }, seats: 2 });
    play.takes("B", "red-door-rosie").up(9);
    expect(notes(play, 0, "B")).toEqual({ "big-august": "certain" });
    play.takes("B", "big-august");
    expect(notes(play, 0, "B")).toEqual({ "big-august": "gone" });
    expect(play.sees(0).hand).toEqual({ seat: 1, from: "hideout-b", crook: null });
    expect(play.sees(1).hand?.crook).toBe("big-august");
  });
});
