/** Acceptance scenarios 27 to 30: final scoring (8). */
import { describe, expect, it } from "vitest";
import type { Options } from "../options.ts";
import { type CrooksScene, type Row, sceneState } from "../scene.ts";
import { finalScore, scoreGang, scoreTarget } from "../scoring.ts";
import { set } from "./scene.ts";

const rows = (byseat: Readonly<Record<number, Row>>, scene: CrooksScene = {}) =>
  sceneState({ ...scene, rows: byseat });

describe("targets", () => {
  it.each(["↑", "↓"] as const)("[CR 27] Seed example: scoring a target %s", (lying) => {
    const state = rows({ 0: { 6: [`top-hat-tobias${lying}`] }, 1: { 6: [`hammer-halloran${lying}`] } });
    expect(scoreTarget(state, "target-6")).toMatchObject({
      printed: 6,
      value: 7,
      strengths: [7, 8, null],
      winners: [1],
      points: 7,
      lost: 0,
    });
  });

  const low = { 0: { 2: ["match-head-moe↑"] }, 1: { 2: ["velvet-vito↑"] } } as const;

  it.each([
    [{}, 0],
    [{ targetFloor: 1 }, 1],
  ] as const)("[CR 29] Floor %j", (options: Partial<Options>, value) => {
    const score = scoreTarget(rows(low, { options }), "target-2");
    expect(score).toMatchObject({ value, winners: [1], points: value });
  });

  it("[CR 29] Split", () => {
    const state = rows({ 0: { 4: ["two-ledger-tony↑"] }, 1: { 4: ["turncoat-tilly↑"] } });
    expect(scoreTarget(state, "target-4")).toMatchObject({ value: 5, winners: [0, 1], points: 2, lost: 1 });
  });

  it("without a crook are won by nobody, with one by its seat, whatever its rank (R28)", () => {
    expect(scoreTarget(rows({}), "target-9")).toMatchObject({ winners: [], points: 0, lost: 0 });
    expect(scoreTarget(rows({ 2: { 9: ["lullaby-lou↑"] } }), "target-9")).toMatchObject({
      winners: [2],
      points: 10,
    });
  });
});

describe("gangs", () => {
  it("[CR 28] Seed examples: gangs", () => {
    const northside = rows({
      0: { 2: ["hammer-halloran↑"], 3: ["red-door-rosie↓"], 4: ["southpaw-shea↑"] },
      1: { 2: ["gilt-edge-gus↑"], 3: ["clover-kid↑"] },
    });
    expect(scoreGang(northside, "northside")).toEqual({
      gang: "northside",
      counts: [3, 2, 0],
      winner: 0,
      points: 4,
    });
    const westside = rows({
      0: { 2: ["freight-train-frank↑"], 3: ["blue-note-bessie↓"] },
      1: { 2: ["pinstripe-pat↑"] },
      2: { 2: ["sticky-stan↑"], 3: ["auction-house-archie↑"] },
    });
    expect(scoreGang(westside, "westside")).toMatchObject({ counts: [2, 1, 2], winner: null, points: 0 });
    const sue = { 0: { 2: ["shutterbug-sue↑"] } } as const;
    for (const [seats, points] of [
      [2, 5],
      [4, 3],
    ] as const) {
      for (const gang of ["northside", "westside"] as const) {
        expect(scoreGang(rows(sue, { seats }), gang)).toMatchObject({ winner: 0, points });
      }
    }
    expect(scoreGang(rows(sue), "outfit")).toMatchObject({ winner: null, points: 0 });
  });
});

describe("the winner", () => {
  const level: Readonly<Record<number, Row>> = {
    0: {
      4: ["sticky-stan↑"],
      5: ["two-ledger-tony↑"],
      6: ["light-finger-lil↑"],
      7: ["big-august↑"],
      9: ["clover-kid↑"],
    },
    1: { 2: ["pinstripe-pat↑"], 3: ["safecracker-sofia↑"], 5: ["velvet-vito↑"], 8: ["lullaby-lou↑"] },
    2: { 4: ["auction-house-archie↑"], 9: ["southpaw-shea↑"] },
  };

  it("[CR 30] Winner", () => {
    const end = (money: Record<number, number>) => finalScore(rows(level, { money })).seats;
    expect(end({}).map(({ total }) => total)).toEqual([21, 21, 19]);
    expect(end({ 0: 1, 1: 3, 2: 9 }).map(({ placement }) => placement)).toEqual([2, 1, 3]);
    expect(end({ 0: 3, 1: 3, 2: 9 }).map(({ placement }) => placement)).toEqual([1, 1, 3]);
  });

  it("[CR 30] Winner: the complete table of 8.4", () => {
    const state = rows({
      0: {
        2: ["clover-kid↑"],
        3: ["gilt-edge-gus↑"],
        5: ["pinstripe-pat↓", "sidecar-syd↑"],
        6: ["top-hat-tobias↑"],
        7: ["shutterbug-sue↑"],
        9: ["iron-hand-ilsa↑"],
      },
      1: {
        4: ["two-ledger-tony↑"],
        5: ["freight-train-frank↑"],
        6: ["hammer-halloran↑"],
        7: ["red-door-rosie↑"],
        8: ["brass-buttons-bruno↓"],
        9: ["match-head-moe↓"],
      },
      2: {
        3: ["light-finger-lil↑"],
        4: ["turncoat-tilly↑"],
        7: ["velvet-vito↓"],
        8: ["safecracker-sofia↑"],
        9: ["big-august↑"],
      },
    });
    const score = finalScore(state);
    expect(score.targets.map(({ value }) => value)).toEqual([6, 4, 5, 4, 7, 7, 9, 1]);
    expect(score.gangs.map(({ winner }) => winner)).toEqual([0, null, 2]);
    expect(score.seats).toMatchObject([
      { targets: 12, gangs: 4, total: 16, placement: 2 },
      { targets: 14, gangs: 0, total: 14, placement: 3 },
      { targets: 15, gangs: 4, total: 19, placement: 1 },
    ]);
  });

  it("cannot be a seat that resigned (7)", () => {
    const state = rows({ 0: { 9: ["top-hat-tobias↑"] }, 1: { 2: ["clover-kid↑"] } });
    state.resigned = [true, false, false];
    expect(finalScore(state).seats.map(({ placement }) => placement)).toEqual([3, 1, 2]);
  });

  it("is shown with every number when the match is over, and everything hidden is opened", () => {
    const play = set({
      seats: 2,
      hideouts: { A: ["velvet-vito", "leaky-luca"] },
      rows: { 1: { 4: ["match-head-moe↓"] } },
    });
    play.takes("A", "velvet-vito").down(9).passes().passes();
    expect(play.told("crooks-revealed")).toEqual([
      {
        type: "crooks-revealed",
        crooks: [
          { seat: 1, target: "target-4", play: 1, crook: "match-head-moe" },
          { seat: 0, target: "target-9", play: 2, crook: "velvet-vito" },
        ],
      },
    ]);
    const seen = play.sees("spectator");
    expect(seen).toMatchObject({ phase: "over", ending: "all-passed", active: null });
    expect(seen.score?.seats.map(({ total }) => total)).toEqual([9 + 5, 0 + 0]);
    expect(seen.archive?.leftover[0]).toEqual({ hideout: "hideout-a", crooks: ["leaky-luca"] });
    expect(play.seenAt("spectator", 0, 9)).toEqual(["velvet-vito"]);
    expect(play.stage.run.outcome).toMatchObject({
      placements: [1, 2],
      stats: [{ points: 14 }, { points: 0 }],
    });
  });
});
