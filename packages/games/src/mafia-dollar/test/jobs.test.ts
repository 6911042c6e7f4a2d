/** Acceptance scenarios A07 to A14 and A29: collecting, hits, robberies, loot, handing over. */
import { describe, expect, it } from "vitest";
import type { RacketId, WarehouseId } from "../cards.ts";
import { view } from "../view.ts";
import { set } from "./scene.ts";

describe("collecting", () => {
  it("[MD A07] Vehicle and short pile", () => {
    const play = set({
      families: {
        0: {
          warehouses: ["warehouse-pier-9"],
          gangsters: [{ card: "gangster-gus-avery", zone: "street", items: ["vehicle-hearse"] }],
        },
      },
      piles: { "red-light": ["racket-red-light-04", "racket-red-light-10"] },
    }).toActions();
    play.orders("collect:gangster-gus-avery", {
      pile: "pile:red-light",
      warehouse: "warehouse:warehouse-pier-9",
    });
    expect(play.under("warehouse-pier-9")).toEqual(["racket-red-light-10"]);
    expect(play.stage.prompt(0, "collect-more").about).toMatchObject({ racket: "racket-red-light-04" });
    expect(play.stage.run.canUndo(0)).toBe(false);
    play.answers(0, "collect-more", "warehouse:warehouse-pier-9");
    expect(play.under("warehouse-pier-9")).toEqual(["racket-red-light-10", "racket-red-light-04"]);
    expect(play.waiting).toEqual(["0: action"]);
    expect(play.gangster("gangster-gus-avery")?.zone).toBe("hideout");
  });

  it.each([
    ["default", ["racket-liquor-03", "racket-liquor-02"]],
    ["stop", ["racket-liquor-03"]],
  ])("goes on, or stops, by a standing order: %s", (answer, rackets) => {
    const play = set({
      families: {
        0: {
          warehouses: ["warehouse-pier-9"],
          gangsters: [{ card: "gangster-gus-avery", zone: "street", items: ["vehicle-motorcycle"] }],
        },
      },
      piles: { liquor: ["racket-liquor-01", "racket-liquor-02", "racket-liquor-03"] },
      settings: { 0: { orders: [{ kind: "collect-more", when: {}, answers: [answer] }] } },
    }).toActions();
    play.orders("collect:gangster-gus-avery", {
      pile: "pile:liquor",
      warehouse: "warehouse:warehouse-pier-9",
    });
    expect(play.rackets(0)).toEqual(rackets);
  });

  it("may stop before the vehicle is full (R28)", () => {
    const play = set({
      families: {
        0: { gangsters: [{ card: "gangster-gus-avery", zone: "street", items: ["vehicle-hearse"] }] },
      },
      piles: { liquor: ["racket-liquor-01", "racket-liquor-02", "racket-liquor-03"] },
    }).toActions();
    const [warehouse] = play.family(0).warehouses;
    play.orders("collect:gangster-gus-avery", {
      pile: "pile:liquor",
      warehouse: `warehouse:${warehouse?.card}`,
    });
    play.answers(0, "collect-more", "stop");
    expect(play.rackets(0)).toEqual(["racket-liquor-03"]);
    expect(play.blocked(0, "action")).toEqual({});
    expect(play.options(0, "action")).toEqual(["end-turn"]);
  });
});

describe("hits", () => {
  const nick = { card: "gangster-nick-brannigan", zone: "street" } as const;
  const kenny = { card: "gangster-kenny-malone", zone: "street" } as const;

  it("[MD A08] Eight fails, nine succeeds", () => {
    const play = set({
      families: { 0: { gangsters: [nick] }, 1: { gangsters: [kenny] } },
      deck: ["block-prison-5"],
    }).toActions();
    play.orders("hit:gangster-nick-brannigan", "gangster:gangster-kenny-malone");
    expect(play.told("check-flipped")).toMatchObject([{ total: 8, success: false }]);
    expect(play.gangster("gangster-kenny-malone")?.zone).toBe("street");
    expect(play.discard).toContain("block-prison-5");
    expect(play.gangster("gangster-nick-brannigan")?.zone).toBe("hideout");
    expect(play.stage.run.canUndo(0)).toBe(false);
    const armed = set({
      families: {
        0: { gangsters: [{ ...nick, items: ["weapon-derringer"] }] },
        1: { gangsters: [kenny] },
      },
      deck: ["block-prison-5"],
    }).toActions();
    armed.orders("hit:gangster-nick-brannigan", "gangster:gangster-kenny-malone");
    expect(armed.discard).toContain("gangster-kenny-malone");
  });

  it("[MD A09] Racket flipped in a check", () => {
    const play = set({
      families: {
        0: { gangsters: [{ card: "gangster-sal-marchetti", zone: "street", items: ["weapon-stiletto"] }] },
        1: { gangsters: [kenny] },
      },
      deck: ["racket-liquor-05"],
    }).toActions();
    const before = play.now.deck.length;
    play.orders("hit:gangster-sal-marchetti", "gangster:gangster-kenny-malone");
    expect(play.told("check-flipped")).toMatchObject([{ total: 9, success: true }]);
    expect(play.now.piles.liquor.at(-1)).toBe("racket-liquor-05");
    expect(play.discard).not.toContain("racket-liquor-05");
    expect(play.now.deck).toHaveLength(before - 1);
  });

  it("[MD A13] Hit on a blocked victim, loot", () => {
    const play = set({
      families: {
        0: { gangsters: [{ card: "gangster-dora-quinn", zone: "street" }] },
        1: {
          gangsters: [
            {
              card: "gangster-lou-petrakis",
              zone: "street",
              items: ["weapon-tommy-gun", "vehicle-taxicab"],
              blocks: ["block-prison-1", "block-home-2"],
            },
          ],
        },
      },
      deck: ["gangster-pete-russo"],
    }).toActions();
    const before = play.discard.length;
    play.orders("hit:gangster-dora-quinn", "gangster:gangster-lou-petrakis");
    const { question } = play.stage.prompt(0, "loot");
    expect(question).toMatchObject({ form: "some", min: 0, max: 2 });
    expect(play.options(0, "loot")).toEqual(["item:weapon-tommy-gun", "item:vehicle-taxicab"]);
    play.answers(0, "loot", ["item:weapon-tommy-gun", "item:vehicle-taxicab"]);
    expect(play.gangster("gangster-dora-quinn")?.items).toEqual(["weapon-tommy-gun", "vehicle-taxicab"]);
    expect(play.discard.slice(before)).toEqual([
      "gangster-pete-russo",
      "gangster-lou-petrakis",
      "block-prison-1",
      "block-home-2",
    ]);
  });

  it("[MD A14] Loot with full slot", () => {
    const play = set({
      families: {
        0: { gangsters: [{ card: "gangster-dora-quinn", zone: "street", items: ["weapon-blackjack"] }] },
        1: { gangsters: [{ ...kenny, items: ["weapon-tommy-gun"] }] },
      },
      deck: ["warehouse-canal-street"],
    }).toActions();
    play.orders("hit:gangster-dora-quinn", "gangster:gangster-kenny-malone");
    expect(play.waiting).toEqual(["0: action"]);
    expect(play.discard).toContain("weapon-tommy-gun");
    expect(play.gangster("gangster-dora-quinn")?.items).toEqual(["weapon-blackjack"]);
  });
});

describe("robberies", () => {
  it("[MD A10] End flipped in a check", () => {
    const play = set({
      families: {
        0: {
          warehouses: ["warehouse-pier-9", "warehouse-bakery", "warehouse-garage"],
          gangsters: [{ card: "gangster-theo-banks", zone: "street" }],
        },
        1: { warehouses: [{ card: "warehouse-cannery", rackets: ["racket-tobacco-01"] }] },
      },
      deck: ["end-of-prohibition"],
    }).toActions();
    play.orders("rob:gangster-theo-banks", "warehouse:warehouse-cannery");
    expect(play.stage.run.outcome?.reason).toBe("prohibition");
    expect(play.turnEnd.families[1]?.warehouses[0]?.rackets).toEqual(["racket-tobacco-01"]);
    expect(play.told("check-flipped")).toEqual([]);
    expect(play.told("end-card")).toMatchObject([{ during: "check" }]);
    expect(play.told("gangster-returned")).toEqual([]);
  });

  it.each([
    ["warehouse-boathouse", 9, true],
    ["block-home-3", 8, false],
  ] as const)("[MD A11] Dog: %s", (flipped, total, success) => {
    const play = set({
      families: {
        0: {
          warehouses: ["warehouse-pier-9"],
          gangsters: [{ card: "gangster-celia-rossi", zone: "street", items: ["tool-lockpicks"] }],
        },
        1: { warehouses: [{ card: "warehouse-cannery", dog: "dog-rex", rackets: ["racket-tobacco-01"] }] },
      },
      deck: [flipped],
    }).toActions();
    play.orders("rob:gangster-celia-rossi", "warehouse:warehouse-cannery");
    expect(play.told("check-flipped")).toMatchObject([{ total, success, modifier: 5 }]);
    expect(play.family(1).warehouses[0]?.dog).toBe("dog-rex");
    expect(play.rackets(0)).toEqual(success ? ["racket-tobacco-01"] : []);
  });

  it("[MD A12] Robbery with vehicle", () => {
    const cannery = ["racket-tobacco-01", "racket-red-light-11", "racket-liquor-07"] as const;
    const play = set({
      families: {
        0: {
          warehouses: ["warehouse-pier-9", "warehouse-tannery"],
          gangsters: [{ card: "gangster-theo-banks", zone: "street", items: ["vehicle-motorcycle"] }],
        },
        1: { warehouses: [{ card: "warehouse-cannery", rackets: cannery }] },
      },
      deck: ["warehouse-canal-street"],
    }).toActions();
    play.orders("rob:gangster-theo-banks", "warehouse:warehouse-cannery");
    expect(play.stage.toldOf(0, "rackets-seen")).toMatchObject([{ rackets: cannery }]);
    expect(play.stage.toldOf(1, "rackets-seen")[0]?.rackets).toBeUndefined();
    expect(play.options(0, "rob-pick")).toHaveLength(6);
    expect(play.stage.prompt(0, "rob-pick")).toMatchObject({
      question: { form: "some", min: 1, max: 2, ordered: true },
      // The most valuable first, each to the warehouse with the fewest.
      fallback: [
        { choose: "racket:racket-red-light-11", with: "warehouse:warehouse-pier-9" },
        { choose: "racket:racket-liquor-07", with: "warehouse:warehouse-tannery" },
      ],
    });
    play.answers(0, "rob-pick", [
      { choose: "racket:racket-red-light-11", with: "warehouse:warehouse-pier-9" },
      { choose: "racket:racket-liquor-07", with: "warehouse:warehouse-tannery" },
    ]);
    expect(play.under("warehouse-cannery")).toEqual(["racket-tobacco-01"]);
    expect(play.under("warehouse-pier-9")).toEqual(["racket-red-light-11"]);
    const rackets = ["racket-red-light-11", "racket-liquor-07"];
    for (const seat of [0, 1]) expect(play.stage.toldOf(seat, "rackets-taken")).toMatchObject([{ rackets }]);
    const [seen] = play.stage.toldOf(2, "rackets-taken");
    expect(seen).toMatchObject({ count: 2 });
    expect(seen?.rackets).toBeUndefined();
    expect(play.gangster("gangster-theo-banks")?.zone).toBe("hideout");
  });
});

describe("the booty", () => {
  const robbing = (
    rackets: readonly RacketId[],
    own: readonly WarehouseId[],
    settings: Parameters<typeof set>[0]["settings"] = {},
  ) =>
    set({
      settings,
      families: {
        0: {
          warehouses: own,
          gangsters: [{ card: "gangster-theo-banks", zone: "street", items: ["vehicle-armored-truck"] }],
        },
        1: { warehouses: [{ card: "warehouse-cannery", rackets }] },
      },
      deck: ["warehouse-canal-street"],
    })
      .toActions()
      .orders("rob:gangster-theo-banks", "warehouse:warehouse-cannery");
  const two = ["racket-tobacco-01", "racket-liquor-07"] as const;
  const into = (racket: RacketId) => ({ choose: `racket:${racket}`, with: "warehouse:warehouse-pier-9" });

  it("is a choice of different rackets, one at least and no more than lie there (R28)", () => {
    const play = robbing(two, ["warehouse-pier-9"]);
    expect(play.stage.prompt(0, "rob-pick").about).toEqual({ warehouse: "warehouse-cannery", most: 2 });
    const twice = [into("racket-liquor-07"), into("racket-liquor-07")];
    for (const wrong of [[], twice]) {
      expect(() => play.answers(0, "rob-pick", wrong)).toThrow("match/illegal-answer");
    }
    play.answers(0, "rob-pick", [into("racket-liquor-07")]);
    expect(play.rackets(0)).toEqual(["racket-liquor-07"]);
    expect(play.under("warehouse-cannery")).toEqual(["racket-tobacco-01"]);
  });

  it("lies in the order in which it was chosen, and until then where it lay", () => {
    const play = robbing(two, ["warehouse-pier-9"]);
    expect(view(play.now, 1).robbery?.rackets).toEqual(two);
    expect(view(play.now, 2).robbery?.rackets).toBeNull();
    play.answers(0, "rob-pick", [into("racket-liquor-07"), into("racket-tobacco-01")]);
    expect(play.rackets(0)).toEqual(["racket-liquor-07", "racket-tobacco-01"]);
  });

  it("is the dearest first by a standing order", () => {
    const three = [...two, "racket-red-light-11"] as const;
    const order = { kind: "rob-pick", when: {}, answers: ["default"] };
    const play = robbing(three, ["warehouse-pier-9", "warehouse-tannery"], { 0: { orders: [order] } });
    expect(play.waiting).toEqual(["0: action"]);
    expect(play.under("warehouse-pier-9")?.[0]).toBe("racket-red-light-11");
  });

  it("is asked for wherever public counts leave a choice, and only there", () => {
    expect(robbing(["racket-tobacco-01"], ["warehouse-pier-9"]).waiting).toEqual(["0: action"]);
    expect(robbing(two, ["warehouse-pier-9"]).waiting).toEqual(["0: rob-pick"]);
    expect(robbing(["racket-tobacco-01"], ["warehouse-pier-9", "warehouse-tannery"]).waiting).toEqual([
      "0: rob-pick",
    ]);
  });
});

describe("handing over", () => {
  const gus = { card: "gangster-gus-avery", items: ["tool-bolt-cutters"] } as const;
  const celia = { card: "gangster-celia-rossi", blocks: ["block-home-1"] } as const;
  const table = (gangsters: readonly object[], itemHandover = true) =>
    set({ families: { 0: { gangsters: gangsters as never } }, options: { itemHandover } }).toActions();
  const giving = "hand-over:gangster-gus-avery";

  it("[MD A29] Hand-over", () => {
    const play = table([gus, celia]);
    play.orders(giving, { choose: "item:tool-bolt-cutters", with: "gangster:gangster-celia-rossi" });
    expect(play.gangster("gangster-celia-rossi")?.items).toEqual(["tool-bolt-cutters"]);
    expect(play.now.turn?.actionsLeft).toBe(0);
    expect(table([gus, { ...celia, zone: "street" }]).blocked(0, "action")[giving]).toBe("no-partner");
    expect(table([{ ...gus, blocks: ["block-home-2"] }, celia]).blocked(0, "action")[giving]).toBe(
      "gangster-blocked",
    );
    expect(table([gus, { ...celia, items: ["tool-crowbar"] }]).blocked(0, "action")[giving]).toBe(
      "no-partner",
    );
    const off = table([gus, celia], false);
    expect([...off.options(0, "action"), ...Object.keys(off.blocked(0, "action"))].join()).not.toContain(
      "hand-over",
    );
  });
});
