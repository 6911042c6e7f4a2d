/** Acceptance scenarios 12 to 18: attack cards other than contracts. */
import { describe, expect, it } from "vitest";
import { homeOf, livingTotal, ownerOf } from "../state.ts";
import { m, mob, ms, set } from "./scene.ts";

describe("attack cards", () => {
  it("[FB 12] Hit", () => {
    const play = set({ hitList: ["purple-1", "new-york-1", "purple-2"], hands: { 0: ["hit"] } });
    play.plays("hit", { target: m("new-york-1"), own: m("capone-9") });
    expect(play.turnEnd.cemetery).toEqual(["new-york-1"]);
    expect(play.turnEnd.hitList).toEqual(["purple-1", "purple-2", "capone-9"]);
    expect(play.told("window-opened")).toEqual([]);
    expect(play.turnEnd.war).toBeNull();
  });

  it("[FB 13] Hit that wins", () => {
    const living = [...mob("capone", 1, 9), "new-york-1"] as const;
    const play = set({ seats: 2, living, hands: { 0: ["hit"] } });
    play.plays("hit", { target: m("new-york-1"), own: m("capone-9") });
    expect(play.stage.run.outcome).toMatchObject({ reason: "last-mob", placements: [1, 2] });
    expect(play.list).toEqual([]);
  });

  it("[FB 14] Massacre", () => {
    const play = set({
      war: 2,
      hitList: ["new-york-8", "new-york-9", "purple-1", "new-york-1", "capone-1", "purple-2", "new-york-2"],
      hands: { 0: ["st-valentines-day-massacre"] },
    });
    expect(play.now.cemetery).toEqual(["new-york-8", "new-york-9"]);
    play.plays("st-valentines-day-massacre");
    expect(play.now.cemetery.slice(2)).toEqual([
      "purple-1",
      "new-york-1",
      "capone-1",
      "purple-2",
      "new-york-2",
    ]);
    expect(play.list).toEqual([]);
    expect(play.now.war).toBeNull();
    expect(livingTotal(play.now)).toBe(20);
    expect(play.active).toBe(1);
    expect(play.told("mobster-hit")).toHaveLength(2);
  });

  it("[FB 15] Double Cross", () => {
    const play = set({ seats: 4, hitList: ["purple-1"], hands: { 0: ["double-cross"] } });
    play.plays("double-cross", ms("moran-3", "new-york-2", "purple-2"));
    expect(play.list).toEqual(["purple-1", "moran-3", "new-york-2", "purple-2"]);
    expect(play.told("window-opened")).toEqual([]);
  });

  it("[FB 16] Mob War with a short list", () => {
    const play = set({ hitList: ["purple-1", "new-york-1"], hands: { 0: ["mob-war"] } });
    play.plays("mob-war");
    expect(play.turnEnd.war).toEqual({ rate: 1 });
    expect(play.now.cemetery).toEqual(["purple-1"]);
    play.discards();
    expect(play.now.cemetery).toEqual(["purple-1", "new-york-1"]);
    expect(play.active).toBe(2);
    expect(play.now.war).toBeNull();
  });

  it("[FB 17] Ambush, odd number", () => {
    const play = set({ hitList: ["purple-1", "new-york-1", "purple-2"], hands: { 0: ["ambush"] } });
    play.plays("ambush");
    expect(play.turnEnd.war).toEqual({ rate: 2 });
    expect(play.now.cemetery).toEqual(["purple-1", "new-york-1"]);
    play.discards();
    expect(play.now.cemetery).toEqual(["purple-1", "new-york-1", "purple-2"]);
    expect(play.now.war).toBeNull();
  });

  it("[FB 18] Vendetta with Safe House", () => {
    const play = set({ hitList: ["new-york-1"], hands: { 0: ["vendetta"], 2: ["safe-house"] } });
    play.plays("vendetta", ms("purple-1", "new-york-2", "purple-2", "new-york-3"));
    play.pass(1).counters(2, "safe-house");
    expect(play.turnEnd.hitList).toEqual(["new-york-1", "new-york-2", "new-york-3"]);
    expect(play.turnEnd.war).toEqual({ rate: 2 });
    expect(play.active).toBe(2);
    expect(play.now.cemetery).toEqual(["new-york-1", "new-york-2"]);
    expect(play.list).toEqual(["new-york-3"]);
    expect(homeOf(play.now, 2)).toHaveLength(9);
    expect(play.told("mobster-saved").map((e) => ownerOf(play.now, e.mobster))).toEqual([2, 2]);
  });
});
