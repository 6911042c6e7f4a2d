/** Acceptance scenarios 5 to 7, 11, 12, 15 to 18, 21 to 23: heist and abilities. */
import { describe, expect, it } from "vitest";
import type { CrooksScene } from "../scene.ts";
import { scoreTarget } from "../scoring.ts";
import { fullRow, moneyOf, set } from "./scene.ts";

/** s0 hires this crook, who is alone in A, and has this much money left for the heist. */
const holding = (
  crook: Parameters<ReturnType<typeof set>["takes"]>[1],
  money: number,
  scene: CrooksScene = {},
) =>
  set({
    ...scene,
    hideouts: { A: [crook], ...scene.hideouts },
    money: { ...scene.money, 0: money + 1 },
  }).takes("A", crook);

describe("placing", () => {
  it("[CR 5] Ordinary crook, free choice", () => {
    const play = set({ hideouts: { D: ["pinstripe-pat", "velvet-vito", "clover-kid"] } }).takes(
      "D",
      "velvet-vito",
    );
    expect(play.options).toHaveLength(16);
    play.down(7);
    expect(moneyOf(play)[0]).toBe(14);
    expect(play.sees(1).seats[0]?.row[5]).toMatchObject([
      { play: 1, facing: "down", from: "hideout-d", crook: null },
    ]);
    expect(play.seenAt("spectator", 0, 7)).toEqual([null]);
    expect(play.seenAt(0, 0, 7)).toEqual(["velvet-vito"]);
  });

  it("[CR 6] No money for face-down", () => {
    const play = set({
      money: { 0: 3 },
      hideouts: { C: ["red-door-rosie", "clover-kid", "sticky-stan"] },
      rows: { 0: { 2: ["leaky-luca↑"], 3: ["pinstripe-pat↑"], 4: ["southpaw-shea↑"] } },
    }).takes("C", "red-door-rosie");
    expect(play.options).toEqual([5, 6, 7, 8, 9].map((t) => `up:target-${t}`));
    expect(play.blocked).toContain("down:target-5 (no-money-face-down)");
    expect(play.blocked).toContain("down:target-2 (slot-taken)");
  });

  it("[CR 7] One crook per slot", () => {
    const play = holding("red-door-rosie", 5, { rows: { 0: { 9: ["velvet-vito↑"] } } });
    expect(play.options.filter((id) => id.includes("target-9"))).toEqual([]);
    expect(play.options).toHaveLength(14);
  });

  it("[CR 11] Face-down ability is dead", () => {
    const play = holding("sticky-stan", 4).down(2);
    expect(moneyOf(play)[0]).toBe(3);
    expect(play.active).toBe(-1); // nobody is left to hire, so the match is over
    expect(play.types()).not.toContain("ability-used");
    expect(play.told("money-taken")).toEqual([]);
  });
});

describe("the Pickpocket", () => {
  it("[CR 12] Pickpocket", () => {
    const scene = { money: { 0: 1 }, hideouts: { A: ["light-finger-lil"], B: ["leaky-luca"] } } as const;
    const play = set(scene);
    const { bank } = play.now;
    play.hires("A");
    expect([moneyOf(play)[0], play.now.bank]).toEqual([0, bank + 1]);
    play.up(3);
    expect(play.topic).toBe("pickpocket");
    play.answers("take");
    expect([moneyOf(play)[0], play.now.bank]).toEqual([2, bank - 1]);
    expect(play.told("money-taken")).toEqual([{ type: "money-taken", seat: 0, amount: 2, money: 2 }]);
  });

  it("may be declined (R54)", () => {
    const play = holding("sticky-stan", 0, { hideouts: { B: ["leaky-luca"] } })
      .up(3)
      .answers("decline");
    expect(moneyOf(play)[0]).toBe(0);
    expect(play.told("ability-declined")).toMatchObject([{ seat: 0, ability: "pickpocket" }]);
  });
});

describe("the Accomplice", () => {
  const pat = { rows: { 0: { 5: ["pinstripe-pat↓"] } }, hideouts: { B: ["leaky-luca"] } } as const;

  it("[CR 15] Accomplice over a face-down crook", () => {
    const play = holding("sidecar-syd", 0, pat).join(5);
    expect(moneyOf(play)[0]).toBe(0);
    expect(play.row(0, 5)).toEqual(["pinstripe-pat↓", "sidecar-syd↑"]);
    expect(play.seenAt(1, 0, 5)).toEqual([null, "sidecar-syd"]);
    expect(scoreTarget(play.now, "target-5").strengths[0]).toBe(8);
    expect(play.told("ability-used")).toMatchObject([{ ability: "accomplice" }]);
  });

  it("[CR 16] Second Accomplice", () => {
    const scene = {
      rows: { 0: { 5: ["pinstripe-pat↓", "sidecar-syd↑"] } },
      hideouts: { B: ["leaky-luca"] },
    } as const;
    const play = holding("backdoor-brady", 0, scene);
    const pair = holding("backdoor-brady", 0, { ...scene, options: { accompliceStack: "pair" } });
    expect(pair.options).not.toContain("join:target-5");
    expect(pair.blocked).toContain("join:target-5 (stack-full)");
    play.join(5);
    expect(scoreTarget(play.now, "target-5").strengths[0]).toBe(12);
  });

  it("takes nobody on top of itself but another Accomplice (6.3)", () => {
    const rows = { 0: { 5: ["sidecar-syd↑"] } } as const;
    expect(holding("velvet-vito", 0, { rows }).options.filter((id) => id.endsWith("5"))).toEqual([]);
  });
});

describe("the Switch", () => {
  it("[CR 17] Switch under cover", () => {
    const play = holding("revolving-door-rocco", 0, {
      plays: { "brass-buttons-bruno": 4 },
      rows: { 0: { ...fullRow(), 2: [], 3: [], 8: ["brass-buttons-bruno↓"] } },
      hideouts: { B: ["match-head-moe"] },
    });
    expect(play.options).toContain("switch:target-8 target:target-2");
    play.switch(8, 3);
    expect(play.row(0, 3)).toEqual(["brass-buttons-bruno↓"]);
    expect(play.row(0, 8)).toEqual(["revolving-door-rocco↑"]);
    expect(moneyOf(play)[0]).toBe(0);
    expect(play.sees(1).seats[0]?.row[1]).toMatchObject([{ play: 4, crook: null }]);
    expect(play.told("stack-moved", 1)).toMatchObject([{ crooks: [{ play: 4, facing: "down" }] }]);
    expect(JSON.stringify(play.stage.told(1))).not.toContain("brass-buttons-bruno");
    expect(play.types().slice(-5, -1)).toEqual(["crook-kept", "stack-moved", "crook-placed", "ability-used"]);
  });

  it("[CR 18] Switch moves a set, nothing triggers", () => {
    const play = holding("turncoat-tilly", 0, {
      rows: { 0: { 6: ["sticky-stan↑", "backdoor-brady↑"] } },
      hideouts: { B: ["match-head-moe"] },
    }).switch(6, 9);
    expect(play.row(0, 9)).toEqual(["sticky-stan↑", "backdoor-brady↑"]);
    expect(scoreTarget(play.now, "target-9").strengths[0]).toBe(6);
    expect(play.row(0, 6)).toEqual(["turncoat-tilly↑"]);
    expect(moneyOf(play)[0]).toBe(0);
    expect(play.active).toBe(1);
  });

  it("has |F|·|E| more ways to be placed, at most 16 (5.3)", () => {
    const rows = { 0: { ...fullRow(), 2: [], 3: [], 4: [], 5: [] } } as const;
    expect(holding("revolving-door-rocco", 0, { rows }).options).toHaveLength(4 + 16);
  });
});

describe("the Killer", () => {
  const scene: CrooksScene = {
    rows: { 1: { 9: ["iron-hand-ilsa↑", "sidecar-syd↑"] }, 2: { 9: ["match-head-moe↓"] } },
    hideouts: { B: ["leaky-luca"] },
  };

  it("[CR 21] Killer hits a stack", () => {
    const play = holding("quiet-quentin", 0, scene).up(9);
    expect(play.options).toEqual(["seat:1", "seat:2", "decline"]);
    play.answers("seat:1");
    expect(play.told("crooks-removed")).toMatchObject([
      { victim: 1, hidden: 0, crooks: [{ crook: "iron-hand-ilsa" }, { crook: "sidecar-syd" }] },
    ]);
    expect(scoreTarget(play.now, "target-9")).toMatchObject({ value: 2, winners: [0], points: 2 });
  });

  it("[CR 22] Killer on a face-down crook", () => {
    const play = holding("quiet-quentin", 0, scene).up(9).answers("seat:2");
    const [told] = play.told("crooks-removed");
    expect(told).toMatchObject({ victim: 2, hidden: 1 });
    expect(told?.crooks[0]).not.toHaveProperty("crook");
    expect(play.told("crooks-removed", 2)).toMatchObject([{ crooks: [{ crook: "match-head-moe" }] }]);
    expect(play.sees(2).removed[0]?.crook).toBe("match-head-moe");
    for (const viewer of [0, 1, "spectator"] as const) expect(play.sees(viewer).removed[0]?.crook).toBeNull();
    expect(scoreTarget(play.now, "target-9")).toMatchObject({ value: 6, winners: [1], points: 6 });
    expect(scoreTarget(play.now, "target-9").strengths[1]).toBe(12);
  });

  it("[CR 23] Killer replaces own crook", () => {
    const play = holding("lullaby-lou", 0, {
      rows: { 0: { 4: ["match-head-moe↑"] }, 1: { 4: ["gilt-edge-gus↑"] } },
      hideouts: { B: ["leaky-luca"] },
    }).replace(4);
    expect(play.now.removed.map(({ crook }) => crook)).toEqual(["match-head-moe"]);
    expect(play.row(0, 4)).toEqual(["lullaby-lou↑"]);
    expect(play.row(1, 4)).toEqual(["gilt-edge-gus↑"]);
    expect(play.active).toBe(1);
    expect(scoreTarget(play.now, "target-4")).toMatchObject({ value: 6, winners: [1], points: 6 });
    expect(play.types().slice(-5, -1)).toEqual([
      "crook-kept",
      "crooks-removed",
      "crook-placed",
      "ability-used",
    ]);
  });

  it("is not asked where nobody else is, and may be declined (R17)", () => {
    const alone = holding("quiet-quentin", 0, scene).up(2);
    expect(alone.active).toBe(1);
    expect(alone.types()).not.toContain("ability-declined");
    const declined = holding("quiet-quentin", 0, scene).up(9).answers("decline");
    expect(declined.told("ability-declined")).toMatchObject([{ ability: "killer" }]);
  });

  it("leaves a seat that has nobody there alone", () => {
    const play = holding("quiet-quentin", 0, { ...scene, rows: { 1: { 9: ["iron-hand-ilsa↑"] } } }).up(9);
    expect(play.blocked).toEqual(["seat:2 (nobody-there)"]);
  });
});
