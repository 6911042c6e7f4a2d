/** The automatic answers of 7.4, and the standing orders of 7.2 that give them. */
import { describe, expect, it } from "vitest";
import { autoAct, autoSecondAttack, oddsOf, threatOf } from "../automatic/act.ts";
import { autoArm } from "../automatic/arm.ts";
import { bestHire } from "../automatic/hire.ts";
import { secondAttacks } from "../battle.ts";
import { type CardId, type CharId, isCharacter, type WeaponId } from "../cards.ts";
import { sceneState } from "../scene.ts";
import type { Tactics } from "../sealed.ts";
import type { State } from "../state.ts";
import { type StagedPosition, set } from "./scene.ts";

type Groups = Readonly<Record<number, readonly CardId[]>>;

/** A fight at an unowned building: s0's groups against those of s1 and s2, with weapons carried as in `arms`. */
function fighting(
  groups: Groups,
  arms: Partial<Record<WeaponId, CharId>>,
  scene: StagedPosition = {},
): State {
  const captains = Object.fromEntries(
    Object.entries(groups).map(([seat, cards]) => [
      seat,
      { groups: { 1: cards }, sends: { 1: "harbor-front-1" } },
    ]),
  ) as NonNullable<StagedPosition["captains"]>;
  const state = sceneState({ ...scene, captains, phase: { at: "fight", index: 1, part: "activation" } });
  state.fight = {
    building: "harbor-front-1",
    turn: 1,
    didSomething: false,
    groups: Object.keys(groups).map((seat) => ({ seat: Number(seat), group: 1 })),
    carriedBy: arms,
    ground: [],
    present: Object.values(groups).flat().filter(isCharacter),
    acted: [],
  };
  return state;
}

function dropped(state: State, ...weapons: WeaponId[]): State {
  state.fight?.ground.push(...weapons);
  return state;
}

const USUAL: Tactics = { focus: null, grenade: "two-or-more" };

describe("auto-arm", () => {
  it("gives the best guns to a Torpedo, a Lieutenant, a Soldier, a Torpedo's other hand, a Moll", () => {
    const crew: CardId[] = ["mo-ruby", "so-bagman-1", "lt-callan", "to-gumdrop"];
    const guns: CardId[] = [
      "we-revolver-1",
      "we-revolver-2",
      "we-shotgun-1",
      "we-shotgun-2",
      "we-tommy-gun-1",
    ];
    expect(autoArm([...crew, ...guns])).toEqual({
      "we-tommy-gun-1": "to-gumdrop",
      "we-shotgun-1": "lt-callan",
      "we-shotgun-2": "so-bagman-1",
      "we-revolver-1": "to-gumdrop",
      "we-revolver-2": "mo-ruby",
    });
  });

  it("leaves a Lieutenant the Colt where the gun is no better, and guns from Assassins", () => {
    expect(autoArm(["lt-callan", "as-widower", "we-revolver-1"])).toEqual({ "we-revolver-1": null });
  });

  it("gives grenades to an Assassin, then to empty hands", () => {
    expect(
      autoArm(["so-bagman-1", "as-widower", "mo-ruby", "we-grenade-1", "we-grenade-2", "we-grenade-3"]),
    ).toEqual({
      "we-grenade-1": "as-widower",
      "we-grenade-2": "mo-ruby",
      "we-grenade-3": "so-bagman-1",
    });
    expect(autoArm(["so-bagman-1", "we-shotgun-1", "we-grenade-1"])).toEqual({
      "we-shotgun-1": "so-bagman-1",
      "we-grenade-1": null,
    });
  });
});

describe("auto-act", () => {
  it("weighs chances by the threat of the target", () => {
    expect(oddsOf("colt", "so-bruiser-1")).toEqual({ hit: 5, kill: 4 });
    expect(oddsOf("fists", "so-bruiser-1")).toEqual({ hit: 4, kill: 0 });
    expect(oddsOf("we-tommy-gun-1", "lt-brodsky")).toEqual({ hit: 5, kill: 4 });
    const state = fighting(
      { 0: ["lt-callan"], 1: ["to-gumdrop", "we-shotgun-1", "we-grenade-1"] },
      {
        "we-shotgun-1": "to-gumdrop",
        "we-grenade-1": "to-gumdrop",
      },
    );
    expect(threatOf(state, "to-gumdrop")).toBe(3 + 2 + 3);
    expect(threatOf(state, "lt-callan")).toBe(4);
  });

  it("shoots where the score is best, and at whom it is told to first (4, focus)", () => {
    const state = fighting({ 0: ["lt-callan"], 1: ["so-knuckles-1"], 2: ["as-widower"] }, {});
    expect(autoAct(state, "lt-callan", USUAL)).toEqual({ kind: "shoot", arm: "colt", target: "as-widower" });
    const focused = { ...USUAL, focus: 1 };
    expect(autoAct(state, "lt-callan", focused)).toMatchObject({ target: "so-knuckles-1" });
    expect(autoAct(state, "lt-callan", { ...USUAL, focus: 3 })).toMatchObject({ target: "as-widower" });
  });

  it("breaks ties by the captain nearer to Grace, and takes a card before the Colt (P-11)", () => {
    const state = fighting(
      { 0: ["lt-callan", "we-revolver-1"], 1: ["so-knuckles-1"], 2: ["so-knuckles-2"] },
      {
        "we-revolver-1": "lt-callan",
      },
    );
    expect(autoAct(state, "lt-callan", USUAL)).toEqual({
      kind: "shoot",
      arm: "we-revolver-1",
      target: "so-knuckles-1",
    });
    state.grace = 2;
    expect(autoAct(state, "lt-callan", USUAL)).toMatchObject({ target: "so-knuckles-2" });
  });

  const grenadier = (rivals: Groups) =>
    fighting({ 0: ["so-wheelman-1", "we-grenade-1"], ...rivals }, { "we-grenade-1": "so-wheelman-1" });

  it("throws at two or more, at once, or only when nothing else is left (1)", () => {
    const pair = grenadier({ 1: ["so-knuckles-1", "mo-ruby"] });
    const thrown = { kind: "throw", grenade: "we-grenade-1", targets: ["so-knuckles-1", "mo-ruby"] };
    expect(autoAct(pair, "so-wheelman-1", USUAL)).toEqual(thrown);
    expect(autoAct(pair, "so-wheelman-1", { ...USUAL, grenade: "hold" })).toMatchObject({ kind: "shoot" });
    const single = grenadier({ 1: ["so-knuckles-1"] });
    expect(autoAct(single, "so-wheelman-1", USUAL)).toMatchObject({ kind: "shoot", arm: "fists" });
    expect(autoAct(single, "so-wheelman-1", { ...USUAL, grenade: "asap" })).toMatchObject({ kind: "throw" });
    const moll = fighting(
      { 0: ["mo-ruby", "we-grenade-1"], 1: ["so-knuckles-1"] },
      { "we-grenade-1": "mo-ruby" },
    );
    expect(autoAct(moll, "mo-ruby", { ...USUAL, grenade: "hold" })).toMatchObject({ kind: "throw" });
  });

  it("throws where the two worst stand together, but at two rather than one worse (P-12)", () => {
    const state = grenadier({ 1: ["so-knuckles-1", "so-doorman-1"], 2: ["as-widower"] });
    expect(autoAct(state, "so-wheelman-1", USUAL)).toMatchObject({
      targets: ["so-knuckles-1", "so-doorman-1"],
    });
    const asap = { ...USUAL, grenade: "asap" } as const;
    expect(autoAct(state, "so-wheelman-1", asap)).toMatchObject({ targets: ["as-widower"] });
  });

  it("lets an Assassin kill the worst (2)", () => {
    const state = fighting({ 0: ["as-widower"], 1: ["mo-ruby", "lt-callan", "so-bruiser-1"] }, {});
    expect(autoAct(state, "as-widower", USUAL)).toEqual({ kind: "kill", target: "lt-callan" });
  });

  it("arms whoever cannot fight, and a Soldier beside a good gun (3)", () => {
    const ground = ["we-revolver-1", "we-grenade-1", "we-tommy-gun-1"] as const;
    const moll = dropped(fighting({ 0: ["mo-ruby"], 1: ["so-knuckles-1"] }, {}), ...ground);
    expect(autoAct(moll, "mo-ruby", USUAL)).toMatchObject({ kind: "collect", weapon: "we-tommy-gun-1" });
    const soldier = (weapon: WeaponId) =>
      autoAct(
        dropped(fighting({ 0: ["so-bagman-1"], 1: ["so-knuckles-1"] }, {}), weapon),
        "so-bagman-1",
        USUAL,
      );
    expect(soldier("we-shotgun-1")).toMatchObject({ kind: "collect", recipient: "so-bagman-1" });
    expect(soldier("we-revolver-1")).toMatchObject({ kind: "shoot", arm: "fists" });
    const lieutenant = dropped(fighting({ 0: ["lt-callan"], 1: ["so-knuckles-1"] }, {}), "we-tommy-gun-1");
    expect(autoAct(lieutenant, "lt-callan", USUAL)).toMatchObject({ kind: "shoot", arm: "colt" });
  });

  it("uses what is left of a Torpedo's weapons, holding a grenade back as it is told", () => {
    const arms = { "we-shotgun-1": "to-gumdrop", "we-grenade-1": "to-gumdrop" } as const;
    const cards: CardId[] = ["to-gumdrop", "we-shotgun-1", "we-grenade-1"];
    const second = (used: WeaponId, tactics: Tactics, rivals: CardId[]) => {
      const state = fighting({ 0: cards, 1: rivals }, arms);
      return autoSecondAttack(state, "to-gumdrop", {
        tactics,
        attacks: secondAttacks(state, "to-gumdrop", used),
      });
    };
    expect(second("we-grenade-1", USUAL, ["so-knuckles-1"])).toMatchObject({ arm: "we-shotgun-1" });
    expect(second("we-shotgun-1", USUAL, ["so-knuckles-1"])).toBeNull();
    expect(second("we-shotgun-1", { ...USUAL, grenade: "asap" }, ["so-knuckles-1"])).toMatchObject({
      kind: "throw",
    });
    expect(second("we-shotgun-1", USUAL, ["so-knuckles-1", "mo-ruby"])).toMatchObject({ kind: "throw" });
    expect(second("we-shotgun-1", { ...USUAL, grenade: "hold" }, ["so-knuckles-1", "mo-ruby"])).toBeNull();
  });
});

describe("auto-hire (13.2)", () => {
  const groups = (...own: CardId[][]) => [...own, [], [], [], []].slice(0, 4);
  const cash = 10_000;

  it("takes the best card for the best group, of equals the first of the table for the lowest group", () => {
    const pool: CardId[] = ["so-bagman-1", "mo-ruby", "lt-morosi"];
    expect(bestHire({ groups: groups(["so-doorman-1", "so-doorman-2"]), cash, pool })).toEqual({
      card: "lt-morosi",
      group: 1,
    });
    const soldiers: CardId[] = ["so-bagman-1", "so-knuckles-1"];
    expect(bestHire({ groups: groups(["so-doorman-1"], ["so-doorman-2"]), cash, pool: soldiers })).toEqual({
      card: "so-knuckles-1",
      group: 1,
    });
  });

  it("wants no weapon without a hand for it, and a Torpedo most where a gun lies idle", () => {
    const armed: CardId[] = ["so-doorman-1", "we-shotgun-1"];
    expect(bestHire({ groups: groups(armed), cash, pool: ["we-shotgun-2"] })).toBeNull();
    const idle: CardId[] = ["as-widower", "we-shotgun-1"];
    expect(bestHire({ groups: groups(idle), cash, pool: ["to-gumdrop", "mo-ruby"] })?.card).toBe(
      "to-gumdrop",
    );
  });

  it("stops at ten cards, and at wages of a quarter of the cash", () => {
    const crowd: CardId[] = [1, 2, 3, 4, 5].flatMap((n): CardId[] => [`so-doorman-${n}`, `so-bagman-${n}`]);
    expect(bestHire({ groups: groups(crowd), cash, pool: ["lt-morosi"] })).toBeNull();
    expect(bestHire({ groups: groups(["so-doorman-1"]), cash: 900, pool: ["lt-morosi"] })).toBeNull();
  });
});

describe("standing orders (7.2)", () => {
  it("hire, pour and show Molls without asking", () => {
    const order = { hire: "auto", whiskey: "best" } as const;
    const play = set({
      phase: { at: "hire", rank: 3 },
      pool: ["lt-morosi", "so-bagman-1"],
      ranks: { enforcer: [0, 1, 2, 3], whiskey: [3, 0, 1, 2] },
      settings: { 3: order },
      captains: { 3: { groups: { 1: ["so-doorman-1"] } } },
    });
    expect(play.told("enforcer-hired").map(({ group, card }) => [group, card])[0]).toEqual([1, "lt-morosi"]);
    expect(play.told("whiskey-taken")).toEqual([
      { type: "whiskey-taken", seat: 3, whiskey: "wh-bonded-1", price: 400 },
    ]);
    expect(play.waiting).toEqual([0]);
  });

  const bombing = (notoriety: number, building: "theater-row-1" | "theater-row-3") =>
    set({
      settings: { 1: { bomb: "big-speakeasies" } },
      captains: {
        1: { notoriety, groups: { 1: ["so-wheelman-1", "we-grenade-1"] }, sends: { 1: building } },
        2: { pours: [building], whiskey: "wh-rye-1" },
      },
    }).told("building-bombed").length;

  it("throw at big speakeasies while one is not feared", () => {
    expect([bombing(4, "theater-row-3"), bombing(5, "theater-row-3"), bombing(4, "theater-row-1")]).toEqual([
      1, 0, 0,
    ]);
  });

  const molls = (moll: "auto" | "always" | "own-only" | "never", notoriety = 4) => {
    const places = ["little-sicily-1", "little-sicily-2", "little-sicily-3"] as const;
    const play = set({
      settings: { 1: { moll, bomb: "never" } },
      captains: {
        1: {
          notoriety,
          owns: [places[0]],
          groups: { 1: ["mo-ruby"], 2: ["mo-kitty"], 3: ["mo-opal"] },
          sends: { 1: places[0], 2: places[1], 3: places[2] },
        },
        2: { owns: [places[1]] },
      },
    });
    return play.told("moll-revealed").map(({ building }) => building.at(-1));
  };

  it("show Molls at home and at nobody's, and at a rival's when feared (auto)", () => {
    expect(molls("auto")).toEqual(["1", "3"]);
    expect(molls("auto", 5)).toEqual(["1", "2", "3"]);
    expect(molls("always")).toEqual(["1", "2", "3"]);
    expect(molls("own-only")).toEqual(["1"]);
    expect(molls("never")).toEqual([]);
  });

  it("are the bid when time runs out", () => {
    const bid = ["police", "event", "enforcer", "whiskey"] as const;
    const play = set({ phase: { at: "bid" }, settings: { 2: { bid: [...bid] } } });
    expect(play.fallback(2)).toEqual(bid.map((interest) => `interest:${interest}`));
    expect(play.fallback(0)).toEqual(
      ["whiskey", "enforcer", "police", "event"].map((interest) => `interest:${interest}`),
    );
  });

  it("fight, take captives and loot", () => {
    const order = { arm: "auto", fight: "auto", capture: "refuse", loot: "none", moll: "never" } as const;
    const play = set({
      settings: { 0: order, 1: order },
      dice: [6],
      captains: {
        0: { groups: { 1: ["so-bruiser-1", "so-bruiser-2"] }, sends: { 1: "harbor-front-1" } },
        1: { groups: { 1: ["so-lookout-1", "we-revolver-1"] }, sends: { 1: "harbor-front-1" } },
      },
    });
    expect(play.told("fight-looted")).toEqual([
      { type: "fight-looted", seat: 0, taken: [], left: ["we-revolver-1"] },
    ]);
    expect(play.stage.run.outcome).not.toBeNull();
  });
});
