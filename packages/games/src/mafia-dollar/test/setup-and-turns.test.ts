/** Acceptance scenarios A01 to A06, A15 to A17, A22 and A30: setup, drawing, playing cards, time-outs. */
import type { Game } from "@consigliere/engine/game";
import { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { at, seatsOf } from "@consigliere/engine/seat";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { describe, expect, it } from "vitest";
import { ALL_CARDS, type CardId, isRacket } from "../cards.ts";
import { mafiaDollar } from "../game.ts";
import { optionsSchema } from "../options.ts";
import { deal } from "../rules/setup.ts";
import type { MafiaTable } from "../rules/table.ts";
import { emptyTable } from "../setup.ts";
import type { State } from "../state.ts";
import { set } from "./scene.ts";
import { everyCard } from "./scramble.ts";

const begin = (seatCount: number, seed: string, options: unknown = {}) =>
  Run.begin(mafiaDollar as unknown as Game, { seatCount, options, key: seededKey(seed) }).run.snapshot
    .state as State;

describe("setup", () => {
  it("[MD A01] Setup counts", () => {
    for (const seed of ["one", "two", "three"]) {
      const state = begin(4, seed);
      for (const { hand, warehouses, gangsters } of state.families) {
        expect(warehouses.map((w) => w.rackets)).toEqual([[]]);
        expect(gangsters).toEqual([]);
        expect(hand).toHaveLength(5);
        expect(hand.filter((card: CardId) => isRacket(card) || card === "end-of-prohibition")).toEqual([]);
      }
      expect(state.discard).toEqual([]);
      expect(state.deck.length + Object.values(state.piles).flat().length).toBe(149);
      expect(state.deck.slice(-31)).toContain("end-of-prohibition");
      expect(everyCard(state).sort()).toEqual([...ALL_CARDS].sort());
    }
  });

  it("[MD A02] Setup with rackets in hand", () => {
    const first: CardId[] = [
      "block-home-1",
      "racket-liquor-01",
      "racket-tobacco-10",
      "gangster-rita-morano",
      "weapon-stiletto",
      "tool-crowbar",
      "racket-tobacco-03",
      "dog-rex",
      "police-raid-1",
      "block-injury-2",
      "racket-gambling-01",
      "vehicle-sedan",
      "gangster-gus-avery",
      "racket-red-light-02",
      "block-prison-1",
    ];
    const warehouses = ALL_CARDS.filter((card) => card.startsWith("warehouse-")).slice(0, 2);
    const others = ALL_CARDS.filter(
      (c) => !first.includes(c) && !warehouses.includes(c) && c !== "end-of-prohibition",
    );
    const state = emptyTable(2, optionsSchema.parse({}));
    deal({ state, seatCount: 2, random: seededRandom("A02") } as unknown as MafiaTable, [
      ...first,
      ...others,
    ]);
    expect(at(state.families, 0).hand).toEqual([
      "block-home-1",
      "weapon-stiletto",
      "police-raid-1",
      "vehicle-sedan",
      "gangster-gus-avery",
    ]);
    expect(at(state.families, 1).hand).toEqual([
      "gangster-rita-morano",
      "tool-crowbar",
      "dog-rex",
      "block-injury-2",
      "block-prison-1",
    ]);
    expect(state.piles).toEqual({
      tobacco: ["racket-tobacco-10", "racket-tobacco-03"],
      liquor: ["racket-liquor-01"],
      gambling: ["racket-gambling-01"],
      "red-light": ["racket-red-light-02"],
    });
  });

  it.each([2, 3, 4, 5, 6])("leaves what the table of section 4 says, %i seats", (n) => {
    const state = begin(n, `setup ${n}`);
    expect(state.deck.length + Object.values(state.piles).flat().length).toBe(173 - 6 * n);
    expect(state.families.flatMap((f) => f.hand)).toHaveLength(5 * n);
  });

  it("boxes cards unseen, and never the last 31 (R12)", () => {
    const state = begin(6, "trim", { trimDeck: 60 });
    expect(state.box).toHaveLength(60);
    expect(state.deck.slice(-31)).toContain("end-of-prohibition");
    expect(state.deck.length).toBeGreaterThanOrEqual(31);
  });

  it("starts with the seat of the option, or a drawn one when nobody sits there", () => {
    expect(begin(3, "start", { startSeat: 2 }).turn?.seat).toBe(2);
    const drawn = new Set(
      Array.from({ length: 20 }, (_, i) => begin(2, `start ${i}`, { startSeat: 5 }).turn?.seat),
    );
    expect(drawn).toEqual(new Set([0, 1]));
  });
});

describe("drawing", () => {
  it("[MD A03] Draw through rackets", () => {
    const play = set({ drawn: ["racket-liquor-11", "racket-gambling-02", "police-patrol-1"] });
    const before = play.now.deck.length;
    play.draws();
    expect(play.now.piles.liquor.at(-1)).toBe("racket-liquor-11");
    expect(play.now.piles.gambling.at(-1)).toBe("racket-gambling-02");
    expect(play.hand(0)).toHaveLength(6);
    expect(play.hand(0)).toContain("police-patrol-1");
    expect(play.now.deck).toHaveLength(before - 3);
  });

  it("[MD A04] End in phase 1", () => {
    const play = set({ drawn: ["racket-tobacco-05", "end-of-prohibition"] }).draws();
    expect(play.now.piles.tobacco).toEqual(["racket-tobacco-05"]);
    expect(play.stage.run.outcome?.reason).toBe("prohibition");
    expect(play.hand(0)).toHaveLength(5);
    expect(play.waiting).toEqual([]);
  });
});

describe("the card of the turn", () => {
  it("[MD A05] Only police in hand", () => {
    const hand = [
      "police-escort-1",
      "police-escort-2",
      "police-patrol-1",
      "police-patrol-2",
      "police-raid-1",
    ] as const;
    const play = set({ families: { 0: { hand } }, drawn: ["police-raid-2"] }).draws();
    expect(play.options(0, "play")).toEqual([...hand, "police-raid-2"].map((card) => `play:${card}`));
    expect(play.blocked(0, "play")["discard:police-raid-1"]).toBe("police-stay");
    play.misses(0, "play");
    expect(play.told("police-played")).toMatchObject([{ card: "police-escort-1" }]);
  });

  it("[MD A06] New warehouse counts, same gangster twice", () => {
    const play = set({
      families: {
        0: {
          warehouses: ["warehouse-pier-9"],
          gangsters: ["gangster-sal-marchetti"],
          hand: ["warehouse-bakery"],
        },
      },
      piles: { liquor: ["racket-liquor-11"] },
    });
    play.draws().plays("warehouse-bakery");
    expect(play.now.turn?.actionsLeft).toBe(2);
    play.orders("move-out:gangster-sal-marchetti");
    play.orders("collect:gangster-sal-marchetti", {
      pile: "pile:liquor",
      warehouse: "warehouse:warehouse-bakery",
    });
    expect(play.now.turn?.actionsLeft).toBe(0);
    expect(play.under("warehouse-bakery")).toEqual(["racket-liquor-11"]);
    expect(play.gangster("gangster-sal-marchetti")?.zone).toBe("hideout");
    expect(play.options(0, "action")).toEqual(["end-turn"]);
  });

  it("[MD A15] Stack is last in, first out", () => {
    const play = set({
      families: {
        0: {
          gangsters: [{ card: "gangster-vera-lindqvist", blocks: ["block-injury-3", "block-prison-4"] }],
          hand: ["dog-rex", "dog-duchess"],
        },
      },
    }).draws();
    const dogs = play.options(0, "play").filter((id) => id.startsWith("unblock:dog-"));
    expect(dogs).toEqual(["unblock:dog-duchess > gangster:gangster-vera-lindqvist"]);
    expect(play.blocked(0, "play")["unblock:dog-rex"]).toBe("wrong-symbol");
    play.does("unblock:dog-duchess", "gangster:gangster-vera-lindqvist");
    expect(play.discard).toEqual(["block-prison-4", "dog-duchess"]);
    expect(play.gangster("gangster-vera-lindqvist")?.blocks).toEqual(["block-injury-3"]);
  });

  it("[MD A16] Blocked on the street", () => {
    const play = set({
      active: 1,
      families: {
        0: {
          warehouses: ["warehouse-pier-9", "warehouse-bakery"],
          gangsters: [{ card: "gangster-hank-olsen", zone: "street", blocks: ["block-home-1"] }],
        },
        1: { gangsters: [{ card: "gangster-mabel-griggs", zone: "street" }] },
      },
    }).toActions();
    expect(play.options(1, "action")).toContain("hit:gangster-mabel-griggs > gangster:gangster-hank-olsen");
    play.endsTurn();
    play.toActions().endsTurn();
    play.toActions();
    expect(play.active).toBe(0);
    expect(play.options(0, "action")).toEqual(["end-turn"]);
    expect(play.blocked(0, "action")["go-home:gangster-hank-olsen"]).toBe("gangster-blocked");
  });

  it("[MD A17] Equipping", () => {
    const hank = { card: "gangster-hank-olsen", blocks: ["block-home-1"] } as const;
    const family = {
      gangsters: [hank, { card: "gangster-mabel-griggs", zone: "street" }],
      hand: ["weapon-revolver"],
    } as const;
    const play = set({ families: { 0: family } }).draws();
    expect(play.options(0, "play")).toContain("play:weapon-revolver > gangster:gangster-hank-olsen");
    expect(play.blocked(0, "play")).toMatchObject({
      "play:weapon-revolver > gangster:gangster-mabel-griggs": "on-the-street",
    });
    const armed = { ...family, gangsters: [{ ...hank, items: ["weapon-derringer"] }] } as const;
    const full = set({ families: { 0: armed } }).draws();
    expect(full.blocked(0, "play")["play:weapon-revolver"]).toBe("slot-taken");
  });

  it("[MD A22] Second dog", () => {
    const family = {
      warehouses: [{ card: "warehouse-pier-9", dog: "dog-rex" }],
      hand: ["dog-fang"],
    } as const;
    const play = set({ families: { 0: family } }).draws();
    expect(play.blocked(0, "play")["play:dog-fang"]).toBe("has-dog");
    expect(play.options(0, "play")).toContain("discard:dog-fang");
    const two = { ...family, warehouses: [...family.warehouses, "warehouse-bakery"] } as const;
    expect(
      set({ families: { 0: two } })
        .draws()
        .options(0, "play"),
    ).toContain("play:dog-fang > warehouse:warehouse-bakery");
  });
});

describe("time-outs", () => {
  it("[MD A30] Defaults", () => {
    const hand = [
      "block-girlfriend-2",
      "dog-fang",
      "weapon-tommy-gun",
      "gangster-kenny-malone",
      "warehouse-cannery",
    ] as const;
    const scene = { families: { 0: { hand } }, drawn: ["police-escort-5"] } as const;
    const play = set(scene).draws().misses(0, "play");
    // The rest of the turn is decided by default at once.
    expect(play.turnEnd.discard).toEqual(["block-girlfriend-2"]);
    expect(play.active).toBe(1);
    const passing = set({
      ...scene,
      families: { ...scene.families, 2: { hand: ["police-raid-1"] } },
    }).draws();
    passing.discards("dog-fang").endsTurn().toActions().endsTurn();
    passing.draws().plays("police-raid-1");
    expect(passing.stage.prompt(0, "pass-left").fallback).toBe("card:police-escort-5");
  });

  it("decide the rest of the turn, but not a sealed window", () => {
    const play = set({
      families: {
        0: {
          hand: ["police-escort-1"],
          warehouses: [{ card: "warehouse-pier-9", rackets: ["racket-tobacco-01", "racket-gambling-10"] }],
        },
      },
    });
    play.misses(0, "draw");
    // All of phase 2 by default: a card that is not police is thrown away, and nothing else is asked.
    expect(play.active).toBe(1);
    expect(play.told("turn-ended")).toHaveLength(1);
  });

  it("tell nobody else who did not answer in a sealed window", () => {
    const play = set({ families: { 0: { hand: ["police-escort-1"] } } })
      .draws()
      .plays("police-escort-1");
    play.misses(1, "pass-left");
    const types = (viewer: number) => play.stage.told(viewer).map((e) => e.type as string);
    expect(types(1)).toContain("default-applied");
    expect(types(2)).not.toContain("default-applied");
  });
});

it("asks nobody twice: autoDraw and autoEndTurn", () => {
  const play = set({ options: { autoDraw: true, autoEndTurn: true } });
  expect(play.waiting).toEqual(["0: play"]);
  play.discards();
  expect(play.active).toBe(1);
  expect(seatsOf(3)).toContain(play.active);
});
