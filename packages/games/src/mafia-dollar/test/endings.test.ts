/** Acceptance scenarios A25 to A28: scoring, ties, target money. */
import { describe, expect, it } from "vitest";
import type { GangsterId, RacketId, WarehouseId } from "../cards.ts";
import type { FamilyScene, MafiaDollarScene } from "../scene.ts";
import { moneyOf } from "../state.ts";
import { view } from "../view.ts";
import { set, terms } from "./scene.ts";

const houses: WarehouseId[] = [
  "warehouse-pier-9",
  "warehouse-bakery",
  "warehouse-garage",
  "warehouse-laundry",
];
const more: WarehouseId[] = [
  "warehouse-cannery",
  "warehouse-tannery",
  "warehouse-boathouse",
  "warehouse-print-shop",
];
const owning = (
  warehouses: readonly WarehouseId[],
  rackets: readonly RacketId[],
  gangsters: readonly GangsterId[] = [],
): FamilyScene => ({
  warehouses: warehouses.map((card, i) => ({ card, rackets: i === 0 ? rackets : [] })),
  gangsters,
});
const ended = (scene: MafiaDollarScene) => set({ ...scene, drawn: ["end-of-prohibition"] }).draws();

describe("the end", () => {
  it("[MD A25] Scoring", () => {
    const play = ended({
      families: {
        0: {
          ...owning(
            houses.slice(0, 3),
            ["racket-gambling-11", "racket-red-light-10", "racket-liquor-09", "racket-tobacco-03"],
            ["gangster-gus-avery", "gangster-theo-banks", "gangster-celia-rossi"],
          ),
          hand: ["police-escort-1"],
        },
        1: owning(
          more.slice(0, 3),
          ["racket-red-light-11", "racket-gambling-09", "racket-red-light-08"],
          ["gangster-dora-quinn", "gangster-ivan-krol"],
        ),
        2: {
          ...owning(
            ["warehouse-ice-house"],
            ["racket-liquor-11", "racket-tobacco-10"],
            ["gangster-rita-morano"],
          ),
          hand: ["police-patrol-1", "police-raid-1"],
        },
      },
    });
    const { outcome } = play.stage.run;
    expect(outcome?.stats?.map((s) => s["money"])).toEqual([160_000, 160_000, -65_000]);
    expect(outcome?.placements).toEqual([1, 2, 3]);
    expect(view(play.now, "spectator").seats.map((s) => s.money)).toEqual([160_000, 160_000, -65_000]);
    expect(view(play.now, 1).seats[2]?.hand).toContain("police-raid-1");
  });

  it("[MD A26] Tie cascade", () => {
    const pair = ["gangster-gus-avery", "gangster-theo-banks"] as const;
    const rivals = ["gangster-dora-quinn", "gangster-ivan-krol"] as const;
    const unequal = ended({
      families: {
        0: owning(houses.slice(0, 2), ["racket-liquor-01", "racket-liquor-09", "racket-tobacco-02"], pair),
        1: owning(more.slice(0, 1), ["racket-red-light-08", "racket-tobacco-01"], rivals),
      },
    });
    expect(unequal.stage.run.outcome?.stats?.map((s) => s["money"])).toEqual([50_000, 50_000, -10_000]);
    expect(unequal.stage.run.outcome?.placements).toEqual([1, 2, 3]);
    const equal = ended({
      families: {
        0: owning(houses.slice(0, 2), ["racket-liquor-09", "racket-tobacco-03"], pair),
        1: owning(more.slice(0, 2), ["racket-red-light-09", "racket-tobacco-01"], rivals),
      },
    });
    expect(equal.stage.run.outcome?.placements).toEqual([1, 1, 3]);
  });
});

describe("the target", () => {
  it("[MD A27] Short game (seed's example)", () => {
    const play = set({
      families: {
        0: owning(
          houses.slice(0, 2),
          ["racket-gambling-11", "racket-gambling-10", "racket-red-light-09"],
          ["gangster-gus-avery"],
        ),
        1: {},
      },
      piles: { "red-light": ["racket-red-light-10"] },
      options: { targetMoney: 250_000 },
    });
    play.now.families[0]?.gangsters.push({
      card: "gangster-theo-banks",
      zone: "street",
      items: [],
      blocks: [],
    });
    expect(moneyOf(play.now, 0)).toBe(200_000);
    play.toActions();
    play.orders("collect:gangster-theo-banks", {
      pile: "pile:red-light",
      warehouse: "warehouse:warehouse-pier-9",
    });
    expect(play.stage.run.outcome).toMatchObject({ reason: "target", placements: [1, 2, 2] });
    expect(play.told("target-reached")).toEqual([{ type: "target-reached", seats: [0] }]);
  });

  it("[MD A28] Long game (seed's example)", () => {
    const play = set({
      active: 1,
      families: {
        1: {
          ...owning(
            houses,
            [
              "racket-gambling-11",
              "racket-gambling-10",
              "racket-gambling-09",
              "racket-red-light-10",
              "racket-red-light-11",
              "racket-red-light-09",
              "racket-red-light-08",
              "racket-liquor-11",
            ],
            ["gangster-gus-avery", "gangster-theo-banks", "gangster-celia-rossi", "gangster-walt-hanley"],
          ),
          hand: ["police-escort-6"],
        },
        2: { hand: ["dog-rex"] },
      },
      options: { targetMoney: 500_000 },
    });
    expect(moneyOf(play.now, 1)).toBe(475_000);
    const offer = { to: "seat:2", ...terms("police-escort-6", "hidden", "no-police") };
    play.answers(1, "trade", { choose: "offer", with: offer });
    expect(play.stage.run.outcome).toBeNull();
    play.answers(2, "answer-offer", "accept:dog-rex");
    expect(play.stage.run.outcome).toMatchObject({ reason: "target" });
    expect(play.stage.run.outcome?.placements[1]).toBe(1);
  });
});
