/** Acceptance scenarios 19 to 30: rescue cards, wars, elimination and the end. */
import { at } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { kindOf } from "../cards.ts";
import { homeOf, livingTotal } from "../state.ts";
import { m, mob, ms, set } from "./scene.ts";

describe("rescue cards", () => {
  it("[FB 19] Two Fingers", () => {
    const play = set({
      seats: 4,
      war: 1,
      hitList: ["purple-1", "capone-1", "purple-2"],
      hands: { 0: ["take-it-on-the-lam"], 1: ["finger"], 3: ["finger"] },
    });
    expect(play.now.cemetery).toEqual(["purple-1"]);
    play.plays("take-it-on-the-lam", m("capone-1"));
    play.counters(3, "finger").pass(2).counters(1, "finger");
    expect(play.turnEnd.hitList).toEqual(["capone-1", "purple-2"]);
    expect(play.active).toBe(1);
    expect(at(play.now.hands, 3).map(kindOf)).toContain("finger");
    expect(play.stage.toldOf(3, "counter-withdrawn")).toHaveLength(1);
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      expect(play.stage.toldOf(viewer, "counter-withdrawn")).toEqual([]);
      const answers = play.stage.toldOf(viewer, "window-answer").filter((e) => e.seat === 3);
      expect(answers).toEqual([{ type: "window-answer", windowId: "window-7", seat: 3 }]);
    }
  });

  it("[FB 20] Police Protection for somebody else", () => {
    const play = set({ hitList: ["new-york-1", "capone-1"], hands: { 0: ["police-protection"] } });
    play.plays("police-protection", m("new-york-1"));
    expect(play.told("window-opened")).toEqual([]);
    expect(play.list).toEqual(["capone-1"]);
    expect(homeOf(play.now, 1)).toContain("new-york-1");
  });

  it("[FB 21] Substitution", () => {
    const set21 = () =>
      set({ hitList: ["new-york-1", "capone-1", "purple-1"], hands: { 0: ["substitution"] } });
    const play = set21().plays("substitution", { choose: m("capone-1"), with: m("new-york-7") });
    expect(play.list).toEqual(["new-york-1", "new-york-7", "purple-1"]);
    for (const [out, newcomer] of [
      ["capone-1", "capone-2"],
      ["capone-1", "purple-1"],
      ["new-york-1", "new-york-7"],
    ] as const) {
      const illegal = { choose: m(out), with: m(newcomer) };
      expect(() => set21().plays("substitution", illegal), `${out} ${newcomer}`).toThrow(
        "match/illegal-answer",
      );
    }
  });

  it("[FB 22] Intrigue", () => {
    const set22 = () => set({ hitList: ["capone-1", "purple-1", "new-york-1"], hands: { 0: ["intrigue"] } });
    const play = set22().plays("intrigue", ms("purple-1", "new-york-1", "capone-1"));
    expect(play.list).toEqual(["purple-1", "new-york-1", "capone-1"]);
    for (const order of [
      ms("purple-1", "new-york-1"),
      ms("purple-1", "new-york-1", "capone-2"),
      ms("purple-1", "new-york-1", "new-york-1"),
    ]) {
      expect(() => set22().plays("intrigue", order)).toThrow("match/illegal-answer");
    }
  });

  it("[FB 23] Truce ends a war", () => {
    const hitList = [...mob("purple", 1, 3), ...mob("new-york", 1, 2)];
    const play = set({ war: 1, hitList, hands: { 0: ["truce"] } });
    expect(play.now.cemetery).toEqual(["purple-1"]);
    play.plays("truce");
    expect(play.now.war).toBeNull();
    expect(play.list).toEqual(hitList.slice(1));
    expect(play.active).toBe(1);
    expect(play.told("mobster-hit")).toHaveLength(1);
  });

  it("[FB 24] Truce with six on the list", () => {
    const hitList = [...mob("purple", 1, 4), ...mob("new-york", 1, 4)];
    const play = set({ war: 2, hitList, hands: { 0: ["truce"] } });
    expect(play.list).toHaveLength(6);
    play.plays("truce");
    expect(play.turnEnd.war).toEqual({ rate: 1 });
    expect(play.now.cemetery).toHaveLength(3);
  });

  it("[FB 25] Truce with six survivors", () => {
    const play = set({
      war: 2,
      living: ["capone-1", "capone-2", "capone-3", "purple-1", "new-york-1", "new-york-2", "purple-2"],
      hitList: ["purple-1", "new-york-1", "new-york-2"],
      hands: { 0: ["truce"] },
    });
    expect(livingTotal(play.now)).toBe(5);
    play.plays("truce");
    expect(play.told("war-rate-changed")).toMatchObject([{ from: 2, to: 1 }]);
    expect(play.now.cemetery.at(-1)).toBe("new-york-2");
    expect(play.now.placements).toEqual([null, 3, null]);
    expect(play.active).toBe(2);
  });

  it("[FB 26] Pay Off", () => {
    const play = set({
      hitList: ["capone-1", "purple-1", "capone-2", "new-york-1"],
      hands: { 0: ["pay-off"] },
    });
    expect(play.plays("pay-off", "seat:0").list).toEqual(["purple-1", "new-york-1"]);
  });

  it("[FB 27] Federal Crackdown ends the war", () => {
    const hitList = [...mob("purple", 1, 4), ...mob("capone", 1, 3)];
    const play = set({ war: 1, hitList, hands: { 0: ["federal-crackdown"] } });
    play.plays("federal-crackdown");
    expect(play.told("mobster-freed")).toHaveLength(6);
    expect(play.list).toEqual([]);
    expect(play.now.war).toBeNull();
    expect(play.active).toBe(1);
    expect(play.now.cemetery).toEqual(["purple-1"]);
  });
});

describe("wars and the end", () => {
  it("[FB 28] Automatic war, full list", () => {
    const play = set({ hitList: mob("purple", 1, 5), hands: { 0: ["contract"] } });
    play.plays("contract", m("new-york-1")).allPass();
    expect(play.turnEnd.war).toEqual({ rate: 1 });
    expect(play.told("war-started")).toMatchObject([{ cause: "list-full", rate: 1 }]);
    expect(play.now.cemetery).toEqual(["purple-1"]);
    const types = play.stage.told("spectator").map((e) => e.type);
    expect(types.lastIndexOf("mobster-buried")).toBeLessThan(types.lastIndexOf("card-drawn"));
  });

  it("[FB 29] Active player dies in the hit step", () => {
    const living = ["capone-1", ...mob("new-york", 1, 9), ...mob("purple", 1, 9)] as const;
    const play = set({ war: 1, living, hitList: ["capone-1", "purple-1", "new-york-1"] });
    expect(play.now.cemetery.slice(-2)).toEqual(["capone-1", "purple-1"]);
    expect(play.now.placements).toEqual([3, null, null]);
    expect(play.turnEnd.discard).toHaveLength(5);
    expect(play.told("card-drawn").map((e) => e.seat)).toEqual([1]);
    expect(play.active).toBe(1);
  });

  it("[FB 30] Last two, double rate", () => {
    const living = ["capone-1", "new-york-1"] as const;
    const play = set({ seats: 2, war: 2, living, hitList: living });
    expect(play.stage.run.outcome).toMatchObject({ reason: "last-mob", placements: [2, 1] });
    expect(play.now.hitList).toEqual(["new-york-1"]);
    expect(play.told("mobster-hit")).toHaveLength(1);
  });
});

it("plays the worked example of section 8.5", () => {
  const play = set({
    war: 1,
    living: ["capone-1", "capone-2", "new-york-1", "new-york-2", "purple-1", "purple-2"],
    hitList: ["new-york-1", "purple-1", "purple-2"],
    hands: { 0: ["ambush", "mob-power"], 1: ["contract"] },
  });
  expect(livingTotal(play.now)).toBe(5);
  play.plays("ambush");
  expect(play.turnEnd.war).toEqual({ rate: 2 });
  expect(play.now.placements).toEqual([null, null, 3]);
  expect(play.now.war).toBeNull();
  play.plays("contract", m("capone-1"));
  expect(play.waiting).toEqual([0]);
  play.counters(0, "mob-power");
  expect(play.told("war-started").at(-1)).toMatchObject({ cause: "last-six", rate: 1 });
  expect(play.stage.run.outcome).toMatchObject({ reason: "last-mob", placements: [1, 2, 3] });
  expect(play.stage.run.outcome?.stats?.[0]).toMatchObject({ mobstersAlive: 2, turnsStolen: 1 });
});
