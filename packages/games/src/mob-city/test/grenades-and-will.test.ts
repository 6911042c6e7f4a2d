/** Acceptance scenarios S-27 and S-30: grenades at buildings, notoriety, and the end. */
import { describe, expect, it } from "vitest";
import { finalRanking } from "../ranking.ts";
import { sceneState } from "../scene.ts";
import { lowerNotoriety, raiseNotoriety } from "../town.ts";
import { b, type StagedPosition, set } from "./scene.ts";

describe("a grenade at a building (5.3 B)", () => {
  const bombing: StagedPosition = {
    captains: {
      1: { groups: { 1: ["so-wheelman-1", "we-grenade-1"] }, sends: { 1: "theater-row-3" } },
      2: {
        pours: ["theater-row-3"],
        whiskey: "wh-rye-1",
        groups: { 1: ["so-bruiser-2"] },
        sends: { 1: "theater-row-3" },
      },
    },
  };

  it("[MOB S-27] ends speakeasy, gunfight and extortion there for the day", () => {
    const play = set(bombing);
    expect(play.topics).toEqual(["bomb"]);
    expect(play.waiting).toEqual([1]);
    play.answers(1, [b("theater-row-3")]);
    expect(play.told("building-bombed")).toEqual([
      { type: "building-bombed", seat: 1, building: "theater-row-3", card: "we-grenade-1" },
    ]);
    expect(play.now.deck.at(-1)).toBe("we-grenade-1");
    expect(play.told("fight-started")).toEqual([]);
    expect(play.told("income-paid").map(({ amount, grade }) => [amount, grade])).toEqual([[4_000, null]]);
    expect(play.told("extortion-paid")).toEqual([]);
    expect(play.told("tokens-recovered").flatMap(({ tokens }) => tokens.map(({ seat }) => seat))).toEqual([
      1, 2,
    ]);
    expect([play.notoriety(1), play.notoriety(2)]).toEqual([2, 2]);
  });

  it("asks whoever may hold one, and takes the throw of nobody who holds none", () => {
    const groups = { 1: ["so-wheelman-1", "we-shotgun-1"] } as const;
    const play = set({
      captains: { ...bombing.captains, 1: { groups, sends: { 1: "theater-row-3" } } },
    });
    expect(play.topics).toEqual(["bomb"]);
    expect(play.open(1)).toEqual([]);
    expect(play.blocked(1)).toEqual([`${b("theater-row-3")} (no-grenade)`]);
    expect(() => play.answers(1, [b("theater-row-3")])).toThrow("match/illegal-answer");
  });

  it("lapses where somebody nearer to the Grace holder has thrown, and tells only the thrower (R-58)", () => {
    const play = set({
      captains: {
        ...bombing.captains,
        0: { groups: { 2: ["so-doorman-1", "we-grenade-2"] }, sends: { 2: "theater-row-3" } },
      },
    });
    expect(play.waiting).toEqual([0, 1]);
    play.answers(1, [b("theater-row-3")]);
    // Nobody learns which captains have answered, nor that one has.
    expect(play.waiting).toEqual([0, 1]);
    expect(play.types()).toEqual(["block-started", "block-started", "block-started"]);
    play.answers(0, [b("theater-row-3")]);
    expect(play.told("building-bombed").map(({ card }) => card)).toEqual(["we-grenade-2"]);
    expect(play.group(1, 1)).toEqual(["so-wheelman-1", "we-grenade-1"]);
    expect(play.told("bomb-lapsed", 1)).toHaveLength(1);
    expect(play.told("bomb-lapsed")).toEqual([]);
  });
});

describe("notoriety and the will (8)", () => {
  const finals = (notoriety: readonly number[]) =>
    sceneState({
      phase: { at: "end" },
      grace: 1,
      captains: {
        0: { cash: 52_300, notoriety: notoriety[0] ?? 0 },
        1: { cash: 48_000, notoriety: 9 },
        2: { cash: 52_300, notoriety: notoriety[1] ?? 0 },
        3: { cash: 10_000, notoriety: 3 },
      },
    });

  it("[MOB S-30] keep to their limits, and name one heir", () => {
    const state = sceneState({
      captains: {
        0: { notoriety: 10 },
        1: { notoriety: 3, owns: ["little-sicily-1", "little-sicily-2", "little-sicily-3"] },
        2: { notoriety: 1 },
      },
    });
    raiseNotoriety(state, 0);
    lowerNotoriety(state, 1);
    lowerNotoriety(state, 2);
    expect(state.captains.map(({ notoriety }) => notoriety).slice(0, 3)).toEqual([10, 3, 1]);
    const order = (notoriety: readonly number[]) =>
      finalRanking(finals(notoriety), "will-money").map(({ seat }) => seat);
    expect(order([6, 7])).toEqual([2, 0, 1, 3]);
    expect(order([7, 7])).toEqual([2, 0, 1, 3]);
  });

  it("follow the worked example of section 8 to the end of the match", () => {
    const captains = {
      0: { cash: 61_450, notoriety: 6 },
      1: { cash: 38_000, notoriety: 9 },
      2: { cash: 61_450, notoriety: 6 },
      3: { cash: 72_100, notoriety: 5 },
    };
    const places = (will: "will-money" | "will-notoriety") => {
      const play = set({ phase: { at: "end" }, grace: 3, captains, will });
      const { reason, stats } = play.stage.run.outcome ?? {};
      expect(reason).toBe(will);
      // The figure that decided is shown first.
      expect(Object.keys(stats?.[0] ?? {})[0]).toBe(will === "will-money" ? "cash" : "notoriety");
      return play.told("match-ended")[0]?.ranking.map(({ seat }) => seat);
    };
    expect(places("will-money")).toEqual([3, 0, 2, 1]);
    expect(places("will-notoriety")).toEqual([1, 0, 2, 3]);
  });
});
