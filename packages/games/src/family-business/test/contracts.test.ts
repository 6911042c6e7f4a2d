/** Acceptance scenarios 1 to 11: setup and the contract family. */
import { at, seatsOf } from "@consigliere/engine/seat";
import { Stage } from "@consigliere/engine/testing/stage";
import { describe, expect, it } from "vitest";
import { familyBusiness } from "../game.ts";
import { optionsSchema } from "../options.ts";
import { emptyTable } from "../setup.ts";
import { homeOf, type State } from "../state.ts";
import { m, ms, type Play, set } from "./scene.ts";

const handSizes = (play: Play) => play.turnEnd.hands.map((hand) => hand.length);

describe("setup", () => {
  it("[FB 1] Setup", () => {
    const stages = Array.from({ length: 20 }, (_, i) => {
      const state = emptyTable(4, optionsSchema.parse({}));
      return Stage.set(familyBusiness, { seatCount: 4, state, seed: `dealer ${i}` });
    });
    const stage = stages.find(({ state }) => state.dealer === 2);
    if (stage === undefined) throw new Error("no seed draws s2 as the dealer");
    for (const seat of seatsOf(4)) stage.answer(seat, "prefer-mobs", []);
    const ready = stage.run.snapshot.state as State;
    expect(ready.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(ready.deck).toHaveLength(36);
    expect(ready.discard).toEqual([]);
    expect(seatsOf(4).flatMap((seat) => homeOf(ready, seat))).toHaveLength(36);
    expect(ready.hitList).toEqual([]);
    expect(ready.war).toBeNull();
    expect(ready.turn).toMatchObject({ number: 1, seat: 2, reason: "first" });
  });
});

describe("contracts", () => {
  it("[FB 2] Plain contract", () => {
    const play = set({ hands: { 0: ["contract"] } });
    const contract = play.card("contract");
    play.plays("contract", m("new-york-4")).allPass();
    expect(play.list).toEqual(["new-york-4"]);
    expect(play.turnEnd.discard.at(-1)).toBe(contract);
    expect(handSizes(play)).toEqual([5, 5, 5]);
    expect(play.active).toBe(1);
  });

  it("[FB 3] Family Influence and the stolen turn", () => {
    const play = set({ seats: 4, hands: { 0: ["contract"], 2: ["family-influence"] } });
    play.plays("contract", m("purple-2")).pass(1, 3).counters(2, "family-influence");
    expect(play.list).toEqual([]);
    expect(handSizes(play)).toEqual([5, 5, 5, 5]);
    expect(play.told("card-drawn").filter((e) => e.purpose === "refill")).toMatchObject([{ seat: 2 }]);
    expect(play.active).toBe(2);
    expect(play.told("turn-started").at(-1)).toMatchObject({ seat: 2, reason: "counter", skipped: [1] });
    expect(play.discards().active).toBe(3);
  });

  it("[FB 4] Mob Power reverses", () => {
    const play = set({ seats: 4, hands: { 0: ["contract"], 2: ["mob-power"] } });
    play.plays("contract", m("purple-2")).pass(1, 3).counters(2, "mob-power");
    expect(play.list).toEqual(["capone-9"]);
    expect(homeOf(play.now, 2)).toContain("purple-2");
    expect(play.active).toBe(2);
  });

  it.each([
    [
      "contract-no-mob-power",
      ["pass", "counter:mob-power (contract-excludes-mob-power)", "counter:family-influence"],
    ],
    [
      "contract-no-family-influence",
      ["pass", "counter:mob-power", "counter:family-influence (contract-excludes-family-influence)"],
    ],
  ] as const)("[FB 5] Restricted contracts: %s", (kind, options) => {
    const play = set({ hands: { 0: [kind], 1: ["mob-power", "family-influence"] } });
    play.plays(kind, m("new-york-1"));
    expect(play.windowOptions(1)).toEqual(options);
  });

  it("[FB 5] Restricted contracts: nothing answers contract-no-counter", () => {
    const play = set({ hands: { 0: ["contract-no-counter"], 1: ["mob-power", "family-influence"] } });
    play.plays("contract-no-counter", m("new-york-1"));
    expect(play.told("window-opened")).toEqual([]);
    expect(play.list).toEqual(["new-york-1"]);
    expect(play.active).toBe(1);
  });

  it("[FB 6] Priority Contract reversed", () => {
    const play = set({
      hitList: ["purple-1", "purple-2"],
      hands: { 0: ["priority-contract"], 1: ["mob-power"] },
    });
    play.plays("priority-contract", m("new-york-5")).counters(1, "mob-power");
    expect(play.list).toEqual(["capone-9", "purple-1", "purple-2"]);
    expect(play.active).toBe(1);
  });

  it("[FB 7] Priority Contract during a war", () => {
    const play = set({
      seats: 4,
      war: 1,
      hitList: ["purple-1", "purple-2", "moran-1"],
      hands: { 0: ["priority-contract"] },
    });
    expect(play.now.cemetery).toEqual(["purple-1"]);
    play.plays("priority-contract", m("new-york-5")).allPass();
    expect(play.turnEnd.hitList).toEqual(["new-york-5", "purple-2", "moran-1"]);
    expect(play.now.cemetery).toEqual(["purple-1", "new-york-5"]);
    const types = play.stage.told("spectator").map((e) => e.type);
    expect(types.lastIndexOf("mobster-buried")).toBeLessThan(types.lastIndexOf("card-drawn"));
  });
});

describe("Double Contract", () => {
  const doubled = (hand: "family-influence" | "mob-power") =>
    set({ hands: { 0: ["double-contract"], 1: [hand] } }).plays("double-contract", {
      choose: "seat:1",
      with: ms("new-york-1", "new-york-2"),
    });

  it("[FB 8] Double Contract", () => {
    expect(doubled("mob-power").allPass().list).toEqual(["new-york-1", "new-york-2"]);
  });

  it("[FB 9] Double Contract, Family Influence", () => {
    const play = doubled("family-influence").counters(1, "family-influence");
    expect(play.list).toEqual(["new-york-2"]);
    expect(play.active).toBe(1);
  });

  it("[FB 10] Double Contract, Mob Power, order", () => {
    const second = doubled("mob-power").counters(1, "mob-power", "attacker-second");
    expect(second.list).toEqual(["new-york-2", "capone-9"]);
    const first = doubled("mob-power").counters(1, "mob-power", "attacker-first");
    expect(first.list).toEqual(["capone-9", "new-york-2"]);
  });

  it("[FB 11] Double Contract on a lone mobster", () => {
    const play = set({
      living: ["capone-1", "capone-2", "capone-3", "new-york-1", "purple-1", "purple-2", "purple-3"],
      hands: { 0: ["double-contract"], 1: ["family-influence"] },
    });
    play.plays("double-contract", { choose: "seat:1", with: ms("new-york-1") });
    play.counters(1, "family-influence");
    expect(play.turnEnd.hitList).toEqual(["new-york-1"]);
    expect(at(play.turnEnd.hands, 1)).toHaveLength(5);
    expect(play.active).toBe(1);
    expect(play.told("mobster-saved")).toEqual([]);
  });
});
