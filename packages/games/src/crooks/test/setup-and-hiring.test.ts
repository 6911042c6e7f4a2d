/** Acceptance scenarios 1 to 4, 8 to 10, 13, 14, 19 and 20: setup, hire, pass. */
import { describe, expect, it } from "vitest";
import { CROOK_IDS, inTableOrder, TARGETS } from "../cards.ts";
import type { CrooksScene } from "../scene.ts";
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
    play.places({ choose: "crook:velvet-vito", with: "down:target-7" });
    expect(play.now.hideouts["hideout-d"]).toHaveLength(2);
    for (const viewer of [1, 2, "spectator"] as const) {
      const told = JSON.stringify([play.stage.told(viewer), play.sees(viewer)]);
      for (const name of ["pinstripe-pat", "velvet-vito", "clover-kid"]) expect(told).not.toContain(name);
      expect(play.told("hire-paid", viewer)).toMatchObject([{ seat: 0, cost: 3, money: 15 }]);
      expect(play.told("crook-kept", viewer)).toMatchObject([{ seat: 0, count: 2 }]);
    }
  });

  it("is one answer: whom to keep, and with each crook its own ways of being placed (3)", () => {
    const scene: CrooksScene = {
      hideouts: { D: ["sidecar-syd", "velvet-vito"] },
      rows: { 0: { 9: ["clover-kid↑"] } },
    };
    const play = set(scene).hires("D");
    expect(play.stage.run.prompts(0).map(({ topic }) => topic)).toEqual(["keep"]);
    expect(play.options).toEqual(["crook:sidecar-syd", "crook:velvet-vito"]);
    expect([counts(play)[3], play.sees(0).hand]).toEqual([2, null]);
    expect(() => play.answers("crook:sidecar-syd")).toThrow("match/illegal-answer");
    const joining = { choose: "crook:velvet-vito", with: "join:target-9" };
    expect(() => play.answers(joining)).toThrow("match/illegal-answer");
    expect(set(scene).takes("D", "velvet-vito").options).toHaveLength(7 * 2);
    play.answers({ ...joining, choose: "crook:sidecar-syd" });
    expect(play.row(0, 9)).toEqual(["clover-kid↑", "sidecar-syd↑"]);
    expect(play.types().slice(1, 5)).toEqual(["hire-paid", "crook-kept", "crook-placed", "ability-used"]);
  });

  it("gives the last crook of a hideout, which everybody can count, and asks for its placement alone (3)", () => {
    const play = set({ hideouts: { D: ["velvet-vito"], E: ["leaky-luca"] } }).hires("D");
    expect(play.told("crook-kept")).toEqual([
      { type: "crook-kept", seat: 0, hideout: "hideout-d", count: 0 },
    ]);
    expect(play.told("crook-kept", 0)).toMatchObject([{ crook: "velvet-vito" }]);
    expect(play.stage.run.waiting()).toMatchObject([
      { seat: 0, topic: "place", about: { from: "hideout-d" } },
    ]);
    play.up(9);
    expect(play.row(0, 9)).toEqual(["velvet-vito↑"]);
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
    const keepsIlsa = { choose: "crook:iron-hand-ilsa", with: "down:target-9" };
    const [a, b] = [play, other].map((p) => p.answers(keepsIlsa).stage.told(1));
    expect(a).toEqual(b);
  });

  it("[CR 9] Kingpin last", () => {
    const play = set({ seats: 2, active: 1, hideouts: { B: ["big-august"] } }).hires("B");
    expect(moneyOf(play)[1]).toBe(17);
    expect([play.topic, play.now.hand?.crook]).toEqual(["place", "big-august"]);
    expect(play.options).toEqual(TARGETS.map((target) => `up:${target}`));
    expect(play.blocked).toContain("down:target-9 (kingpin-face-up)");
  });

  it("[CR 10] A last crook must be taken", () => {
    const play = set({ hideouts: { A: ["match-head-moe"] } }).hires("A");
    expect([play.topic, play.now.hand?.crook]).toEqual(["place", "match-head-moe"]);
    expect(play.options.filter((id) => !/^(up|down):target-[2-9]$/.test(id))).toEqual([]);
    expect(() => play.answers("decline")).toThrow("match/illegal-answer");
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
    expect(set(scene).takes("A", "sidecar-syd").options).toEqual(TARGETS.map((target) => `join:${target}`));
  });

  const inVain: CrooksScene = {
    hideouts: { C: ["velvet-vito", "turncoat-tilly", "keyhole-kate"] },
    rows: { 0: fullRow() },
    money: { 0: 4 },
  };

  it("[CR 20] Empty-handed", () => {
    const play = set(inVain).hires("C");
    expect(moneyOf(play)[0]).toBe(1);
    expect(play.told("hideout-searched", 0)[0]?.found).toHaveLength(3);
    expect(play.told("hire-empty-handed")).toMatchObject([{ seat: 0, cost: 3 }]);
    expect(play.now.hideouts["hideout-c"]).toHaveLength(3);
    expect(play.now.passed[0]).toBeNull();
    expect(play.active).toBe(1);
  });

  it("[CR 20] Empty-handed, without a casebook: the three are shown until they have been seen", () => {
    const play = set({ ...inVain, options: { casebook: false } }).hires("C");
    expect(play.told("hire-empty-handed")).toHaveLength(1);
    expect([play.active, play.topic, play.options]).toEqual([0, "search-seen", ["done"]]);
    const three = ["keyhole-kate", "turncoat-tilly", "velvet-vito"];
    expect(play.blocked).toEqual(three.map((crook) => `crook:${crook} (no-slot)`));
    expect(play.sees(0).hideouts[2]?.notes?.map(({ crook }) => crook)).toEqual(three);
    for (const viewer of [1, 2, "spectator"] as const) {
      const known = JSON.stringify([play.stage.told(viewer), play.sees(viewer), play.stage.run.waiting()]);
      for (const crook of three) expect(known).not.toContain(crook);
    }
    play.answers("done");
    expect([play.active, play.topic]).toEqual([1, "turn"]);
    expect(play.sees(0).hideouts[2]?.notes).toBeNull();
    expect(JSON.stringify(play.stage.told(0))).not.toMatch(/kate|tilly|vito/);
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
