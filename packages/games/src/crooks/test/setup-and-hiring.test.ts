/** Acceptance scenarios 1 to 4, 8 to 10, 13, 14, 19 and 20: setup, hire, pass. */
import { describe, expect, it } from "vitest";
import { CROOK_IDS, inTableOrder, TARGETS } from "../cards.ts";
import { counts, deal, fullRow, moneyOf, set } from "./scene.ts";

describe("setup", () => {
  it("[CR 1] Setup, 2 players", () => {
    const play = deal(2, {}, { deck: [...CROOK_IDS], startSeat: 1 });
    const { hideouts } = play.now;
    expect(hideouts["hideout-a"]).toEqual(["big-august", "iron-hand-ilsa"]);
    expect(hideouts["hideout-b"]).toEqual(["top-hat-tobias", "keyhole-kate"]);
    expect(hideouts["hideout-c"]).toEqual(["quiet-quentin", "sidecar-syd", "match-head-moe"]);
    expect(hideouts["hideout-d"]).toHaveLength(4);
    expect(hideouts["hideout-e"]).toEqual([
      "two-ledger-tony",
      "cross-town-carla",
      "light-finger-lil",
      "hammer-halloran",
      "red-door-rosie",
    ]);
    expect(play.now.undealt).toHaveLength(16);
    expect(play.now.undealt[0]).toBe("southpaw-shea");
    expect(moneyOf(play)).toEqual([18, 18]);
    expect(play.now.bank).toBe(46);
    expect(play.active).toBe(1);
  });

  it("[CR 2] Setup, 3 players (the seed's picture)", () => {
    const play = deal(3);
    const seen = play.sees("spectator");
    expect(seen.hideouts.map(({ id }) => id.slice(-1)).join("")).toBe("abcdefg");
    expect(counts(play)).toEqual([2, 2, 3, 3, 4, 4, 5]);
    expect(seen.undealtCount).toBe(9);
    expect(seen.bank).toBe(28);
    expect(seen.seats.map(({ row }) => row)).toEqual([0, 1, 2].map(() => TARGETS.map(() => [])));
    expect(seen.targets.map(({ printed }) => printed)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("[CR 3] Setup, 4 players", () => {
    const play = deal(4, {}, { deck: [...CROOK_IDS] });
    expect(counts(play)).toEqual([2, 2, 3, 3, 3, 4, 4, 5, 5]);
    expect(play.now.undealt).toEqual(["leaky-luca"]);
    expect(play.now.bank).toBe(10);
    expect(inTableOrder(play.now.hideouts["hideout-i"] ?? [])).toEqual(
      inTableOrder([
        "velvet-vito",
        "safecracker-sofia",
        "brass-buttons-bruno",
        "revolving-door-rocco",
        "cement-shoes-cesare",
      ]),
    );
  });
});

describe("hiring", () => {
  it("[CR 4] Seed example: hiring from D", () => {
    const play = set({ hideouts: { D: ["pinstripe-pat", "velvet-vito", "clover-kid"] } }).hires("D");
    expect(moneyOf(play)).toEqual([15, 18, 18]);
    expect(play.now.bank).toBe(82 - 15 - 36);
    expect(play.topic).toBe("keep");
    expect(play.options).toEqual(["crook:clover-kid", "crook:pinstripe-pat", "crook:velvet-vito"]);
    expect(() => play.answers("decline")).toThrow("match/illegal-answer");
    play.answers("crook:velvet-vito");
    expect(play.now.hideouts["hideout-d"]).toHaveLength(2);
    for (const viewer of [1, 2, "spectator"] as const) {
      const told = JSON.stringify([play.stage.told(viewer), play.sees(viewer)]);
      for (const name of ["pinstripe-pat", "velvet-vito", "clover-kid"]) expect(told).not.toContain(name);
      expect(play.told("hire-paid", viewer)).toMatchObject([{ seat: 0, cost: 3, money: 15 }]);
      expect(play.told("crook-kept", viewer)).toMatchObject([{ seat: 0, count: 2 }]);
    }
  });

  it("[CR 8] Kingpin not last", () => {
    const play = set({ hideouts: { B: ["big-august", "iron-hand-ilsa"] } }).hires("B");
    expect(moneyOf(play)[0]).toBe(16);
    expect(play.sees(0).hideouts[1]?.notes?.map(({ crook }) => crook)).toEqual([
      "big-august",
      "iron-hand-ilsa",
    ]);
    expect(play.topic).toBe("keep");
    expect(play.options).toEqual(["crook:iron-hand-ilsa"]);
    expect(play.blocked).toEqual(["crook:big-august (kingpin-not-last)"]);
    const other = set({ hideouts: { B: ["velvet-vito", "iron-hand-ilsa"] } }).hires("B");
    const [a, b] = [play, other].map((p) => p.answers("crook:iron-hand-ilsa").stage.told(1));
    expect(a).toEqual(b);
  });

  it("[CR 9] Kingpin last", () => {
    const play = set({ seats: 2, active: 1, hideouts: { B: ["big-august"] } }).hires("B");
    expect(moneyOf(play)[1]).toBe(17);
    expect(play.options).toEqual(["crook:big-august"]);
    play.answers("crook:big-august");
    expect(play.options).toEqual(TARGETS.map((target) => `up:${target}`));
    expect(play.blocked).toContain("down:target-9 (kingpin-face-up)");
  });

  it("[CR 10] A last crook must be taken", () => {
    const play = set({ hideouts: { A: ["match-head-moe"] } }).hires("A");
    expect(play.options).toEqual(["crook:match-head-moe"]);
    expect(play.blocked).toEqual([]);
  });

  it("[CR 19] Full row and Switch", () => {
    const scene = {
      hideouts: { A: ["turncoat-tilly", "sidecar-syd"] },
      rows: { 0: fullRow() },
      money: { 0: 5 },
    } as const;
    const play = set(scene).hires("A");
    expect(play.options).toEqual(["crook:sidecar-syd"]);
    expect(play.blocked).toEqual(["crook:turncoat-tilly (no-slot)"]);
    play.answers("crook:sidecar-syd");
    expect(play.options).toEqual(TARGETS.map((target) => `join:${target}`));
  });

  it("[CR 20] Empty-handed", () => {
    const play = set({
      hideouts: { C: ["velvet-vito", "turncoat-tilly", "keyhole-kate"] },
      rows: { 0: fullRow() },
      money: { 0: 4 },
    }).hires("C");
    expect(moneyOf(play)[0]).toBe(1);
    expect(play.told("hideout-searched", 0)[0]?.found).toHaveLength(3);
    expect(play.told("hire-empty-handed")).toMatchObject([{ seat: 0, cost: 3 }]);
    expect(play.now.hideouts["hideout-c"]).toHaveLength(3);
    expect(play.now.passed[0]).toBeNull();
    expect(play.active).toBe(1);
  });
});

describe("passing", () => {
  it("[CR 13] Forced pass is final", () => {
    const play = set({
      seats: 2,
      active: 0,
      money: { 0: 1 },
      hideouts: {
        A: ["velvet-vito", "leaky-luca"],
        B: ["clover-kid", "pinstripe-pat", "southpaw-shea"],
        C: ["sticky-stan", "gilt-edge-gus", "backdoor-brady", "red-door-rosie"],
      },
    });
    expect(play.told("seat-passed")).toEqual([{ type: "seat-passed", seat: 0, reason: "no-money" }]);
    expect(play.active).toBe(1);
    play.takes("A", "velvet-vito").up(2);
    expect(counts(play)[0]).toBe(1);
    expect(play.active).toBe(1);
    expect(play.told("turn-started").map(({ seat }) => seat)).toEqual([0, 1, 1]);
  });

  it("[CR 14] Last seat standing", () => {
    const play = set({
      active: 1,
      passed: { 0: "choice", 2: "no-money" },
      money: { 1: 6 },
      hideouts: { A: ["velvet-vito", "leaky-luca"] },
    });
    play.takes("A", "leaky-luca").up(2);
    expect(play.active).toBe(1);
    play.passes();
    expect(play.stage.run.outcome?.reason).toBe("all-passed");
    expect(play.types().slice(-15)).toEqual([
      "all-passed",
      "crooks-revealed",
      ...TARGETS.map(() => "target-scored"),
      ...["gang-scored", "gang-scored", "gang-scored"],
      "game-ended",
      "archive-opened",
    ]);
  });
});
