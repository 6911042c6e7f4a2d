/** The modes for slow tables (7.3), and the options of section 9 that change the rules. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { describe, expect, it } from "vitest";
import { type CardId, nameOf } from "../cards.ts";
import { b, deal, type StagedPosition, set } from "./scene.ts";

describe("ranked whiskey", () => {
  it("pours the first listed grade that is left and can be paid for", () => {
    const play = set({
      options: { whiskeyDraft: "ranked" },
      phase: { at: "whiskey", rank: 0 },
      ranks: { whiskey: [2, 0, 3, 1] },
      captains: { 3: { cash: 250 } },
      bend: (state) => {
        state.sealed.whiskeyLists = [[4, 3], [4, 3], [4], [3, 2]];
      },
    });
    expect(play.told("whiskey-taken").map(({ seat, whiskey }) => [seat, whiskey])).toEqual([
      [2, "wh-bonded-1"],
      [0, "wh-rye-1"],
      [3, "wh-bathtub-1"],
    ]);
    expect(play.told("whiskey-none")).toEqual([{ type: "whiskey-none", seat: 1, reason: "choice" }]);
    expect(play.now.sealed.whiskeyLists).toEqual([null, null, null, null]);
  });

  it("is sealed with the bid", () => {
    const play = set({ options: { whiskeyDraft: "ranked" }, phase: { at: "bid" } });
    const bid = ["interest:whiskey", "interest:event", "interest:police", "interest:enforcer"];
    for (const seat of [0, 1, 2, 3]) play.answers(seat, { bid, whiskey: ["grade:4", "grade:2"] });
    expect(play.sees(1).mine?.whiskeyList).toEqual([4, 2]);
    expect(play.sees("spectator").mine).toBeNull();
  });
});

describe("an open pool", () => {
  const scene: StagedPosition = {
    options: { enforcerDraft: "open-ranked" },
    phase: { at: "hire-lists" },
    pool: ["lt-morosi", "lt-callan", "we-shotgun-1", "so-bagman-1"],
    ranks: { enforcer: [1, 0, 2, 3] },
  };

  it("is shown to all, and shared out by sealed lists", () => {
    const play = set(scene);
    expect(play.sees("spectator").pool.cards).toHaveLength(4);
    play.answers(0, { wishes: ["hire:lt-morosi:1", "hire:so-bagman-1:2", "hire:we-shotgun-1:2"], most: 2 });
    play.answers(1, { wishes: ["hire:lt-morosi:1", "hire:lt-callan:1", "hire:we-shotgun-1:1"], most: 1 });
    play.answers(2, { wishes: ["hire:we-shotgun-1:4"], most: 2 });
    play.answers(3, { wishes: [], most: 0 });
    expect([play.group(1, 1), play.group(0, 2).map(nameOf)]).toEqual([
      ["lt-morosi"],
      ["so-bagman", "we-shotgun"],
    ]);
    expect(play.told("wish-skipped", 0)).toEqual([
      { type: "wish-skipped", seat: 0, card: "lt-morosi", group: 1 },
    ]);
    expect(play.told("wish-skipped", 2)).toHaveLength(1);
    expect(play.told("wish-skipped")).toEqual([]);
    expect(play.told("enforcer-returned")).toEqual([{ type: "enforcer-returned", count: 1 }]);
  });
});

describe("sealed business", () => {
  const plan = { buy: [], reserve: 0 };
  const scene: StagedPosition = { options: { business: "sealed" }, phase: { at: "plans" } };

  it("runs the plans in Grace order, and skips what has become impossible", () => {
    const play = set({
      ...scene,
      captains: {
        0: { cash: 10_000, groups: { 1: ["so-bagman-1"] } },
        1: { cash: 16_000, groups: { 1: ["so-bagman-2"] } },
      },
    });
    play.answers(0, {
      buy: [b("little-sicily-1")],
      reserve: 0,
      "group-1": [{ choose: b("little-sicily-2"), with: "condition:any" }],
    });
    play.answers(1, {
      buy: [b("little-sicily-1"), b("little-sicily-2"), b("theater-row-1")],
      reserve: 4_000,
      "group-1": [
        { choose: b("little-sicily-2"), with: "condition:no-rival" },
        { choose: b("little-sicily-1"), with: "condition:unowned" },
        { choose: b("theater-row-2"), with: "condition:unowned" },
      ],
    });
    play.answers(2, plan).answers(3, plan);
    expect(play.told("building-bought").map(({ seat, building }) => [seat, building])).toEqual([
      [0, "little-sicily-1"],
      [1, "little-sicily-2"],
    ]);
    expect(play.told("plan-entry-skipped", 1).map(({ part, building }) => [part, building])).toEqual([
      ["buy", "little-sicily-1"],
      ["buy", "theater-row-1"],
      ["dispatch", "little-sicily-2"],
      ["dispatch", "little-sicily-1"],
    ]);
    expect(play.told("plan-entry-skipped")).toEqual([]);
    expect(play.told("group-dispatched").map(({ seat, building }) => [seat, building])).toEqual([
      [0, "little-sicily-2"],
      [1, "theater-row-2"],
    ]);
  });

  it("pours everything that the reserve leaves money for, the dearest first (P-14)", () => {
    const owns = ["little-sicily-1", "little-sicily-2", "theater-row-3"] as const;
    const play = set({ ...scene, captains: { 0: { cash: 1_000, owns, whiskey: "wh-rye-1" } } });
    play.answers(0, { ...plan, reserve: 700, speakeasies: "all" });
    play.answers(1, plan).answers(2, plan).answers(3, plan);
    expect(play.told("speakeasies-opened")).toEqual([
      {
        type: "speakeasies-opened",
        seat: 0,
        buildings: ["theater-row-3", "little-sicily-2"],
        extraCost: 300,
      },
    ]);
  });
});

describe("sheets of orders", () => {
  const scene: StagedPosition = {
    options: { gunfights: "orders" },
    phase: { at: "orders" },
    dice: [3],
    captains: {
      0: {
        groups: { 1: ["so-bruiser-1", "we-grenade-1"] },
        sends: { 1: "harbor-front-1" },
      },
      1: { groups: { 1: ["so-lookout-1", "we-revolver-1"] }, sends: { 1: "harbor-front-1" } },
      2: { groups: { 1: ["lt-callan"] }, sends: { 1: "grand-avenue-1" } },
    },
  };
  const sheet = { focus: "nobody", grenade: "hold", capture: "take", loot: "none", moll: "never" };

  it("ask once for the day, and only what can matter", () => {
    const play = set(scene);
    expect(play.waiting).toEqual([0, 1]);
    expect(play.fallback(0)).toEqual({
      "arm-1": "auto",
      focus: "nobody",
      grenade: "two-or-more",
      capture: "take",
      loot: "all",
      moll: "auto",
    });
    const arms = { choose: "explicit", with: { "we-grenade-1": "carrier:so-bruiser-1" } };
    play.answers(0, { ...sheet, "arm-1": arms });
    play.answers(1, { ...sheet, "arm-1": "auto" });
    expect(play.told("fight-armed").map(({ carried }) => carried)).toEqual([
      [{ weapon: "we-grenade-1", carrier: "so-bruiser-1" }],
      [{ weapon: "we-revolver-1", carrier: "so-lookout-1" }],
    ]);
    expect(play.told("fight-shot")[0]).toMatchObject({ arm: "fists", outcome: "wounded" });
    expect(play.told("fight-looted")[0]?.taken).toEqual([]);
    expect(play.topics).toEqual([]);
  });

  it("ask nobody about a fight on a day of truce", () => {
    const play = set({ ...scene, event: "ev-truce" });
    expect(play.waiting).toEqual([0, 1]);
    expect(play.fallback(0)).toEqual({ moll: "auto" });
  });

  it("leave Molls to the settings where they alone are asked about, if small matters go the usual way", () => {
    const apart: StagedPosition = {
      ...scene,
      options: { gunfights: "orders", smallMatters: "usual" },
      captains: {
        0: { groups: { 1: ["mo-ruby"] }, sends: { 1: "harbor-front-1" } },
        1: { groups: { 1: ["so-lookout-1", "we-revolver-1"] }, sends: { 1: "grand-avenue-1" } },
      },
    };
    expect(set({ ...apart, options: { gunfights: "orders" } }).waiting).toEqual([0, 1]);
    const shown = (moll: "ask" | "never") =>
      set({ ...apart, settings: { 0: { moll } } })
        .told("moll-revealed")
        .map(({ building }) => building);
    expect(shown("ask")).toEqual(["harbor-front-1"]);
    expect(shown("never")).toEqual([]);
    expect(set({ ...scene, options: apart.options ?? {} }).waiting).toEqual([0, 1]);
  });

  it("say which groups throw grenades at buildings", () => {
    const bombing: StagedPosition = {
      ...scene,
      captains: {
        1: {
          groups: { 1: ["so-wheelman-1", "we-grenade-1"], 2: ["so-doorman-1", "we-grenade-2"] },
          sends: { 1: "theater-row-3", 2: "theater-row-3" },
        },
        2: { owns: ["theater-row-3"] },
      },
    };
    const play = set(bombing);
    play.answers(1, { "bomb-1": "no", "bomb-2": "yes", moll: "never" });
    expect(play.told("building-bombed").map(({ card }) => card)).toEqual(["we-grenade-2"]);
  });
});

describe("what is refused", () => {
  const refuses = (play: ReturnType<typeof set>, seat: number, answer: AnswerValue) =>
    expect(() => play.answers(seat, answer)).toThrow("match/illegal-answer");

  it("is a plan with buildings that are not on the map or owned, twins, or more cash than there is", () => {
    const play = set({
      options: { business: "sealed" },
      phase: { at: "plans" },
      captains: { 0: { cash: 500 }, 1: { owns: ["little-sicily-1"] } },
    });
    refuses(play, 0, { buy: ["building:jazz-alley-1"], reserve: 0 });
    refuses(play, 0, { buy: [b("little-sicily-1")], reserve: 0 });
    refuses(play, 0, { buy: [b("little-sicily-2"), b("little-sicily-2")], reserve: 0 });
    refuses(play, 0, { buy: [], reserve: 550 });
    refuses(play, 0, { buy: [], reserve: 25 });
    refuses(play, 0, { buy: [], reserve: 0, "group-1": [] });
    play.answers(0, { buy: [], reserve: 500 });
  });

  it("is a list with twins, too many hires, or cards that are not in the pool", () => {
    const play = set({
      options: { enforcerDraft: "open-ranked" },
      phase: { at: "hire-lists" },
      pool: ["lt-morosi", "lt-callan", "so-bagman-1"],
    });
    refuses(play, 0, { wishes: ["hire:lt-morosi:1", "hire:lt-morosi:1"], most: 1 });
    refuses(play, 0, { wishes: ["hire:lt-morosi:1"], most: 3 });
    refuses(play, 0, { wishes: ["hire:mo-ruby:1"], most: 1 });
    play.answers(0, { wishes: ["hire:lt-morosi:1"], most: 1 });
  });

  it("is a sheet for groups that are not there, and any answer of a seat that is not asked", () => {
    const play = set({
      options: { gunfights: "orders" },
      phase: { at: "orders" },
      captains: { 1: { groups: { 1: ["so-bagman-1"] }, sends: { 1: "theater-row-3" } } },
    });
    refuses(play, 1, { "bomb-2": "yes", moll: "never" });
    refuses(play, 1, { moll: "sometimes" });
    const { id } = play.stage.prompt(1, "orders");
    expect(() =>
      play.stage.enter({ kind: "answer", seat: 2, prompt: id, value: { moll: "never" }, by: "player" }),
    ).toThrow("match/stale-prompt");
    play.answers(1, { moll: "never" });
  });
});

describe("options (9)", () => {
  it("smallMatters leaves the first Soldier in group 1, unasked", () => {
    const play = deal(3, { smallMatters: "usual" });
    expect(play.told("placed").map(({ group }) => group)).toEqual([1, 1, 1]);
    expect([play.topics, play.waiting]).toEqual([["bid"], [0, 1, 2]]);
  });

  it("declineInterests passes a favour on to the next who can pay", () => {
    const play = set({
      options: { declineInterests: true },
      phase: { at: "police", rank: 0 },
      ranks: { police: [1, 3, 0, 2] },
      captains: { 1: { cash: 100 } },
    });
    expect([play.waiting, play.topics]).toEqual([[3], ["police-take"]]);
    play.answers(3, "decline").answers(0, "take");
    expect(play.told("police-declined")).toEqual([{ type: "police-declined", seat: 3 }]);
    expect(play.now.police).toBe(0);
    expect(play.told("police-passed")).toHaveLength(1);
  });

  it("declineInterests takes or declines a favour by order, up to what it may cost", () => {
    const decided = (notoriety: number, at: "tip" | "police") => {
      const orders = [
        { kind: at, when: { cost: [at === "tip" ? "100" : "400"] }, answers: ["take"] },
        { kind: at, when: { cost: [at === "tip" ? "200" : "800"] }, answers: ["decline"] },
      ];
      const play = set({
        options: { declineInterests: true },
        phase: { at, rank: 0 },
        ranks: { police: [1, 3, 0, 2], event: [1, 3, 0, 2] },
        captains: { 1: { cash: 9_000, notoriety } },
        settings: { 1: { orders } },
      });
      const taken = at === "tip" ? play.told("event-tipped") : play.told("police-taken");
      return taken.length > 0 ? "taken" : play.waiting;
    };
    expect([decided(2, "tip"), decided(4, "tip"), decided(6, "tip")]).toEqual(["taken", [3], [1]]);
    expect([decided(2, "police"), decided(4, "police"), decided(6, "police")]).toEqual(["taken", [3], [1]]);
  });

  const layoff = (cash: number, cards: readonly CardId[]) =>
    set({
      options: { voluntaryLayoff: true },
      phase: { at: "payday", turn: 0, away: false },
      captains: { 0: { cash, groups: { 1: cards } } },
    });

  it("voluntaryLayoff lets people go, their weapons with them (P-31)", () => {
    const rich = layoff(1_000, ["so-bagman-1", "we-shotgun-1"]).answers(0, ["card:so-bagman-1"]);
    expect(rich.group(0, 1)).toEqual([]);
    expect(rich.cash(0)).toBe(1_000);
    const poor = layoff(100, ["so-bagman-1", "so-bagman-2", "so-bagman-3"]);
    expect(poor.open(0)).toContain("stop");
    poor.answers(0, "card:so-bagman-2").answers(0, "stop");
    expect([poor.group(0, 1), poor.cash(0)]).toEqual([["so-bagman-2"], 50]);
  });

  it("cashVisibility hides what others have, until the end", () => {
    const play = set({ options: { cashVisibility: "hidden" }, phase: { at: "bid" } });
    expect(play.sees(1).captains.map(({ cash }) => cash)).toEqual([null, 10_000, null, null]);
    const end = set({ options: { cashVisibility: "hidden" }, phase: { at: "end" } });
    expect(end.sees("spectator").captains.map(({ cash }) => cash)).toEqual(Array(4).fill(10_000));
    const passed = set({
      options: { cashVisibility: "hidden" },
      phase: { at: "police", rank: 0 },
      captains: { 0: { cash: 50 } },
    });
    expect(passed.told("police-passed")).toEqual([{ type: "police-passed", seat: 0, cost: 400 }]);
  });

  it("mollScope leaves her to speakeasies", () => {
    const owns = ["little-sicily-1"] as const;
    const groups = { 1: ["mo-ruby"] } as const;
    const captains = { 0: { owns, groups, sends: { 1: "little-sicily-1" } } } as const;
    const scene = { captains, phase: { at: "block", index: 0, part: "molls" } } as const;
    expect(set(scene).topics).toEqual(["moll"]);
    expect(set({ ...scene, options: { mollScope: "speakeasy" } }).topics).toEqual([]);
  });

  it("blocks and tiles make the map, and too few blocks count as one for each captain (P-21)", () => {
    const { now } = deal(3, { blocks: 7, tiles: ["jazz-alley", "old-brewery"] });
    expect(now.map).toHaveLength(7);
    expect(now.map.map(({ block }) => block)).toEqual(expect.arrayContaining(["jazz-alley", "old-brewery"]));
    expect(deal(4, { blocks: 2 }).now.map).toHaveLength(4);
    expect(deal(2, { blocks: 3 }).now.events.stack).toHaveLength(12);
  });

  it("firstGrace names a seat, and nightLength shortens the Don's illness", () => {
    expect(deal(4, { firstGrace: 2 }).now.grace).toBe(2);
    for (const seats of [2, 4, 6]) {
      const { stack, out } = deal(seats, { nightLength: "short" }).now.events;
      const top = Math.max(4, seats);
      expect(stack).toHaveLength(top + 4);
      expect(stack.indexOf("ev-don-is-dead")).toBeGreaterThanOrEqual(top);
      expect([...stack, ...out]).toHaveLength(12);
    }
  });
});
