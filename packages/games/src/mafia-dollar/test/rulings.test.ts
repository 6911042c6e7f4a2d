/** Rulings of section 10 and options of section 9 that no acceptance scenario covers. */
import { describe, expect, it } from "vitest";
import type { CardId, HandCardId } from "../cards.ts";
import { view } from "../view.ts";
import { GIVING, PASSING, type Play, set, terms } from "./scene.ts";

const street = (card: never) => ({ card, zone: "street" }) as const;
const passByDefault = { 0: PASSING, 1: PASSING, 2: PASSING };
const told = (play: Play) => play.stage.told("spectator").map((e) => e.type);

describe("rulings", () => {
  it("R21: hopeless checks are legal, empty warehouses are no target", () => {
    const play = set({
      families: {
        0: { gangsters: [street("gangster-sal-marchetti" as never)] },
        1: {
          warehouses: [
            "warehouse-bakery",
            { card: "warehouse-cannery", dog: "dog-rex", rackets: ["racket-tobacco-01"] },
          ],
        },
      },
      deck: ["warehouse-canal-street"],
    }).toActions();
    expect(play.blocked(0, "action")).toMatchObject({
      "rob:gangster-sal-marchetti > warehouse:warehouse-bakery": "no-rackets",
      "hit:gangster-sal-marchetti": "no-target",
      "collect:gangster-sal-marchetti": "piles-empty",
    });
    play.orders("rob:gangster-sal-marchetti", "warehouse:warehouse-cannery");
    expect(play.told("check-flipped")).toMatchObject([{ die: 8, modifier: 0, success: false }]);
  });

  it("R23: without anybody to order, only the end of the turn is left", () => {
    expect(set({}).toActions().options(0, "action")).toEqual(["end-turn"]);
  });

  it("R24, R25: own gangsters can be neither blocked nor hit, and rivals' are not set free", () => {
    const play = set({
      families: {
        0: {
          hand: ["block-home-1", "dog-duchess"],
          gangsters: [street("gangster-gus-avery" as never), street("gangster-theo-banks" as never)],
        },
        1: { gangsters: [{ card: "gangster-dora-quinn", zone: "street", blocks: ["block-prison-1"] }] },
      },
    }).draws();
    const options = play.options(0, "play");
    expect(options.filter((id) => id.startsWith("play:block-home-1"))).toEqual([
      "play:block-home-1 > gangster:gangster-dora-quinn",
    ]);
    expect(options.filter((id) => id.startsWith("unblock"))).toEqual([]);
    play.discards("dog-duchess");
    expect(play.options(0, "action").filter((id) => id.startsWith("hit:gangster-gus"))).toEqual([
      "hit:gangster-gus-avery > gangster:gangster-dora-quinn",
    ]);
  });

  it("R36: with two, the pass to the left is a swap", () => {
    const play = set({
      seats: 2,
      families: { 0: { hand: ["police-escort-1", "dog-rex"] }, 1: { hand: ["dog-fang"] } },
    });
    play.draws().plays("police-escort-1");
    play.answers(0, "pass-left", "card:dog-rex").answers(1, "pass-left", "card:dog-fang");
    expect([play.hand(0).includes("dog-fang"), play.hand(1).includes("dog-rex")]).toEqual([true, true]);
  });

  it("R44: a killing can push the victim over the target", () => {
    const play = set({
      families: {
        0: { gangsters: [street("gangster-dora-quinn" as never)] },
        1: {
          warehouses: [{ card: "warehouse-cannery", rackets: ["racket-red-light-10"] }],
          gangsters: [street("gangster-kenny-malone" as never), "gangster-rita-morano"],
        },
      },
      deck: ["warehouse-canal-street"],
      options: { targetMoney: 55_000 },
    }).toActions();
    play.orders("hit:gangster-dora-quinn", "gangster:gangster-kenny-malone");
    expect(play.stage.run.outcome).toMatchObject({ reason: "target", placements: [3, 1, 2] });
  });

  it("R60: the target is not measured between pass and penalty", () => {
    // The raid in hand goes with the pass. Only then is there enough money, but the escort still takes a racket.
    const play = set({
      families: {
        0: {
          hand: ["police-escort-1", "police-raid-1"],
          warehouses: [{ card: "warehouse-pier-9", rackets: ["racket-red-light-10", "racket-tobacco-01"] }],
        },
      },
      options: { targetMoney: 70_000 },
      settings: passByDefault,
    });
    play.draws().plays("police-escort-1");
    expect(play.waiting).toEqual(["0: escort-loss"]);
    play.answers(0, "escort-loss", "racket:racket-red-light-10");
    expect(play.stage.run.outcome).toBeNull();
  });

  it("R34, R35: the penalty comes after the pass, and police may be passed on", () => {
    const play = set({
      families: { 0: { hand: ["police-patrol-1", "police-raid-1"] } },
      settings: passByDefault,
    });
    play.draws().plays("police-patrol-1");
    expect(play.hand(1)).toContain("police-raid-1");
    expect(told(play).indexOf("card-passed")).toBeLessThan(told(play).indexOf("patrol-loss"));
  });
});

describe("what both of two players know", () => {
  const seenFromOutside = (play: Play) =>
    JSON.stringify([play.stage.told("spectator"), view(play.now, "spectator")]);
  const table = (hand: readonly HandCardId[], deck: readonly CardId[] = []) =>
    set({
      seats: 2,
      families: {
        0: {
          hand,
          warehouses: ["warehouse-pier-9"],
          gangsters: [
            { card: "gangster-theo-banks", zone: "street", items: ["vehicle-hearse", "tool-cutting-torch"] },
          ],
        },
        1: {
          hand: ["dog-fang"],
          warehouses: [{ card: "warehouse-cannery", rackets: ["racket-tobacco-02", "racket-red-light-08"] }],
        },
      },
      deck,
    });

  it("is not public: the cards of a trade and of a pass", () => {
    const play = table(["police-escort-1", "dog-rex"]).draws();
    play.answers(0, "trade", {
      choose: "offer",
      with: { to: "seat:1", ...terms("dog-rex", "face", "any") },
    });
    play.answers(1, "answer-offer", "accept:dog-fang").plays("police-escort-1");
    play.answers(0, "pass-left", "card:dog-fang").answers(1, "pass-left", "card:dog-rex");
    for (const seat of [0, 1]) {
      expect(play.stage.toldOf(seat, "traded")).toMatchObject([{ cards: { bySeat: "dog-rex" } }]);
      expect(play.stage.toldOf(seat, "card-passed")).toMatchObject([
        { card: "dog-fang" },
        { card: "dog-rex" },
      ]);
    }
    expect(seenFromOutside(play)).not.toContain("dog-");
  });

  it("is not public: a gift and the booty", () => {
    const play = table(["dons-birthday-1"], ["warehouse-canal-street"]).draws().plays("dons-birthday-1");
    play.answers(1, "gift", "racket:racket-red-light-08");
    expect(play.stage.toldOf(0, "gift-given")).toMatchObject([{ racket: "racket-red-light-08" }]);
    play.orders("rob:gangster-theo-banks", "warehouse:warehouse-cannery");
    for (const seat of [0, 1]) {
      expect(play.stage.toldOf(seat, "rackets-taken")).toMatchObject([{ rackets: ["racket-tobacco-02"] }]);
    }
    expect(play.rackets(0)).toEqual(["racket-red-light-08", "racket-tobacco-02"]);
    expect(seenFromOutside(play)).not.toContain("racket-red-light-08");
    expect(seenFromOutside(play)).not.toContain("racket-tobacco-02");
  });
});

describe("options", () => {
  it("openBooks shows the rackets of all, and nobody's money", () => {
    const families = {
      1: { warehouses: [{ card: "warehouse-cannery", rackets: ["racket-tobacco-01"] }] },
    } as const;
    const seen = (openBooks: boolean) => view(set({ families, options: { openBooks } }).now, 0).seats[1];
    expect(seen(false)?.warehouses[0]).toMatchObject({ racketCount: 1, rackets: null });
    expect(seen(true)?.warehouses[0]?.rackets).toEqual(["racket-tobacco-01"]);
    expect(seen(true)?.money).toBeNull();
  });

  it("autoEndTurn ends a turn although an offer stands (R62)", () => {
    const play = set({
      options: { autoEndTurn: true },
      families: { 0: { hand: ["dog-rex", "dog-fang"] } },
    }).draws();
    play.answers(0, "trade", { choose: "offer", with: { to: "seat:1", ...terms("dog-rex", "face", "any") } });
    play.discards("dog-fang");
    expect(play.active).toBe(1);
    expect(play.stage.toldOf(1, "offer-ended")).toMatchObject([{ how: "lapsed" }]);
  });

  it("policeRackets puts what an Escort takes back on its pile", () => {
    const play = set({
      families: {
        0: {
          hand: ["police-escort-1"],
          warehouses: [{ card: "warehouse-pier-9", rackets: ["racket-liquor-08"] }],
        },
      },
      options: { policeRackets: "street" },
      settings: passByDefault,
    });
    play.draws().plays("police-escort-1");
    expect(play.now.piles.liquor).toEqual(["racket-liquor-08"]);
  });

  it("gift: 'default' answers without waiting", () => {
    const play = set({
      families: {
        0: { hand: ["dons-birthday-1"] },
        1: {
          warehouses: [{ card: "warehouse-cannery", rackets: ["racket-red-light-08", "racket-tobacco-02"] }],
        },
      },
      settings: { 1: GIVING },
    });
    play.draws().plays("dons-birthday-1");
    expect(play.rackets(0)).toEqual(["racket-tobacco-02"]);
  });
});

describe("taking back", () => {
  it.each([
    ["trade", "call", {}],
    ["open-market", "open-market", { tradeMode: "market" }],
  ] as const)("does not unsay what the table has heard: %s", (topic, choose, options) => {
    const play = set({ options });
    const aloud = { choose, with: { seek: "want:any", tempt: "tempt:none" } };
    play.answers(0, topic, aloud);
    expect(play.stage.run.canUndo(0)).toBe(false);
    expect(() => play.stage.enter({ kind: "undo", seat: 0 })).toThrow("match/nothing-to-undo");
  });

  it("is possible for orders that showed nothing, and for no draw, flip or collected racket", () => {
    const play = set({
      families: {
        0: { gangsters: ["gangster-gus-avery"], warehouses: ["warehouse-pier-9", "warehouse-bakery"] },
      },
    });
    expect(play.draws().stage.run.canUndo(0)).toBe(false);
    play.discards().orders("move-out:gangster-gus-avery");
    expect(play.stage.run.canUndo(0)).toBe(true);
    play.stage.enter({ kind: "undo", seat: 0 });
    expect(play.gangster("gangster-gus-avery")?.zone).toBe("hideout");
  });
});
