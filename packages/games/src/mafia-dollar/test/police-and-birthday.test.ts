/** Acceptance scenarios A18 to A21: the pass to the left, the three ranks of police, the Don's Birthday. */
import { describe, expect, it } from "vitest";
import { PASSING, set } from "./scene.ts";

describe("police", () => {
  it("[MD A18] Escort: pass, then penalty, no actions", () => {
    const rackets = ["racket-tobacco-01", "racket-gambling-10"] as const;
    const play = set({
      families: {
        0: {
          hand: ["police-escort-3", "police-raid-2"],
          warehouses: [{ card: "warehouse-pier-9", rackets }],
          gangsters: ["gangster-ray-santoro"],
        },
        1: { hand: ["block-home-1"] },
        2: { hand: ["weapon-derringer"] },
      },
    });
    play.draws().plays("police-escort-3");
    play.answers(0, "pass-left", "card:police-raid-2").answers(1, "pass-left", "card:block-home-1");
    expect(play.waiting).toEqual(["2: pass-left"]);
    expect(play.hand(1)).not.toContain("police-raid-2");
    expect(play.told("card-passed")).toEqual([]);
    expect(JSON.stringify(play.stage.told(2))).not.toContain("police-raid-2");
    play.answers(2, "pass-left", "card:weapon-derringer");
    expect(play.hand(1)).toContain("police-raid-2");
    expect(play.hand(2)).toContain("block-home-1");
    expect(play.hand(0)).toContain("weapon-derringer");
    expect(play.stage.toldOf(2, "card-passed").map((e) => e.card)).toEqual([
      undefined,
      "block-home-1",
      "weapon-derringer",
    ]);
    play.answers(0, "escort-loss", "racket:racket-tobacco-01");
    expect(play.discard).toEqual(["racket-tobacco-01", "police-escort-3"]);
    expect(play.options(0, "action")).toEqual(["end-turn"]);
  });

  it("[MD A19] Patrol tie", () => {
    const patrol = (...rackets: readonly string[]) => {
      const play = set({
        families: {
          0: {
            hand: ["police-patrol-2"],
            warehouses: [{ card: "warehouse-pier-9", rackets: rackets as never }],
          },
        },
      });
      play.draws().plays("police-patrol-2");
      for (const seat of [0, 1, 2]) play.misses(seat, "pass-left");
      return play;
    };
    const seventies = ["racket-red-light-10", "racket-red-light-11", "racket-gambling-09"];
    // The active seat missed the window, so the rest of its turn would be decided by default.
    const asked = (...rackets: readonly string[]) => {
      const play = set({
        families: {
          0: {
            hand: ["police-patrol-2"],
            warehouses: [{ card: "warehouse-pier-9", rackets: rackets as never }],
          },
        },
        settings: { 0: PASSING, 1: PASSING, 2: PASSING },
      });
      return play.draws().plays("police-patrol-2");
    };
    const tie = asked(...seventies, "racket-liquor-01");
    expect(tie.options(0, "patrol-loss").sort()).toEqual(seventies.map((id) => `racket:${id}`).sort());
    const single = asked(...seventies, "racket-liquor-01", "racket-gambling-10");
    expect(single.options(0, "patrol-loss")).toEqual(["racket:racket-gambling-10"]);
    const only = asked("racket-liquor-01");
    expect(only.waiting).toEqual(["0: action"]);
    expect(only.discard).toContain("racket-liquor-01");
    const none = asked();
    expect(none.told("patrol-loss")).toEqual([{ type: "patrol-loss", seat: 0, racket: null }]);
    expect(patrol(...seventies).told("patrol-loss")).toMatchObject([{ racket: "racket-gambling-09" }]);
  });

  it("[MD A20] Raid", () => {
    const play = set({
      families: {
        0: {
          hand: ["police-raid-3"],
          warehouses: [
            { card: "warehouse-garage", dog: "dog-nero", rackets: ["racket-liquor-08"] },
            { card: "warehouse-laundry", rackets: ["racket-tobacco-04"] },
          ],
          gangsters: [
            { card: "gangster-ray-santoro", items: ["weapon-stiletto"] },
            { card: "gangster-pete-russo", zone: "street", blocks: ["block-home-4"] },
          ],
        },
        1: { gangsters: [{ card: "gangster-dan-ferrante", blocks: ["block-prison-2"] }] },
      },
      settings: { 0: PASSING, 1: PASSING, 2: PASSING },
    });
    play.draws().plays("police-raid-3");
    expect(play.family(0)).toMatchObject({
      warehouses: [{ card: "warehouse-garage", dog: null, rackets: [] }],
      gangsters: [],
    });
    expect(play.discard).toEqual([
      "gangster-ray-santoro",
      "weapon-stiletto",
      "gangster-pete-russo",
      "block-home-4",
      "racket-liquor-08",
      "dog-nero",
      "racket-tobacco-04",
      "warehouse-laundry",
      "police-raid-3",
    ]);
    expect(play.gangster("gangster-dan-ferrante")?.blocks).toEqual(["block-prison-2"]);
    expect(play.hand(0)).toHaveLength(5);
  });

  it("gives rackets back to the street where the option says so (R31)", () => {
    const play = set({
      families: {
        0: {
          hand: ["police-raid-3"],
          warehouses: [{ card: "warehouse-garage", rackets: ["racket-liquor-08", "racket-liquor-01"] }],
        },
      },
      options: { policeRackets: "street" },
      settings: { 0: PASSING, 1: PASSING, 2: PASSING },
    });
    play.draws().plays("police-raid-3");
    expect(play.now.piles.liquor).toEqual(["racket-liquor-08", "racket-liquor-01"]);
  });
});

describe("the Don's Birthday", () => {
  it("[MD A21] Don's Birthday", () => {
    const play = set({
      seats: 4,
      families: {
        0: {
          hand: ["dons-birthday-1"],
          warehouses: ["warehouse-pier-9", "warehouse-bakery"],
          gangsters: [{ card: "gangster-vera-lindqvist", blocks: ["block-injury-3", "block-prison-4"] }],
        },
        2: { warehouses: [{ card: "warehouse-cannery", rackets: ["racket-liquor-09"] }] },
        3: {
          warehouses: [{ card: "warehouse-tannery", rackets: ["racket-tobacco-02", "racket-red-light-08"] }],
        },
      },
    });
    play.draws().plays("dons-birthday-1");
    expect(play.discard).toEqual(["block-injury-3", "block-prison-4"]);
    expect(play.waiting).toEqual(["3: gift"]);
    expect(play.stage.prompt(3, "gift").fallback).toBe("racket:racket-tobacco-02");
    play.answers(3, "gift", "racket:racket-tobacco-02");
    expect(play.stage.toldOf(1, "gift-given").map((e) => e.racket)).toEqual([undefined, undefined]);
    play.answers(0, "stash-gifts", "warehouse:warehouse-bakery");
    expect(play.under("warehouse-bakery")).toEqual(["racket-liquor-09", "racket-tobacco-02"]);
    expect(play.discard.at(-1)).toBe("dons-birthday-1");
    expect(play.now.turn?.actionsLeft).toBe(2);
    expect(play.waiting).toEqual(["0: action"]);
  });

  it("asks nobody when there is nothing to give or to choose", () => {
    const play = set({ families: { 0: { hand: ["dons-birthday-1"] } } })
      .draws()
      .plays("dons-birthday-1");
    expect(play.waiting).toEqual(["0: action"]);
    expect(play.told("gifts-stashed")).toEqual([]);
  });
});
