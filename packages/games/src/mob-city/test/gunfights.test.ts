/** Acceptance scenarios S-23 to S-29: gunfights. */
import { describe, expect, it } from "vitest";
import { legalActs } from "../battle.ts";
import type { CharId } from "../cards.ts";
import type { Play, StagedPosition } from "./scene.ts";
import { goOn, set } from "./scene.ts";

const ARMED = { arm: "auto", moll: "never" } as const;
const armed: NonNullable<StagedPosition["settings"]> = { 0: ARMED, 1: ARMED, 2: ARMED, 3: ARMED };

const shots = (play: Play) =>
  play.told("fight-shot").map(({ target, die, bonus, outcome }) => [target, die, bonus, outcome]);
const at = (character: CharId) => `target:${character}`;

describe("the attack roll (5.4)", () => {
  const scene = (dice: readonly number[]): StagedPosition => ({
    dice,
    settings: armed,
    captains: {
      0: { groups: { 1: ["so-bruiser-1"] }, sends: { 1: "harbor-front-1" } },
      1: { groups: { 1: ["so-lookout-1", "we-revolver-1"] }, sends: { 1: "harbor-front-1" } },
    },
  });

  it("[MOB S-23] wounds with bare hands, never kills, and leaves the weapon to the winner", () => {
    const play = set(scene([6]));
    expect(play.told("fight-started")[0]?.sides.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(shots(play)).toEqual([["so-lookout-1", 6, 0, "wounded"]]);
    expect(play.told("fight-wiped-out")[0]).toMatchObject({ seat: 1, notoriety: 1 });
    expect(play.told("fight-won")[0]).toMatchObject({ seat: 0, notoriety: 3 });
    expect(play.topics).toEqual(["fight-loot"]);
    play.answers(0, ["card:we-revolver-1"]);
    expect(play.group(0, 1)).toEqual(["so-bruiser-1", "we-revolver-1"]);
    expect(play.group(1, 1)).toEqual(["so-lookout-1"]);
    expect(play.told("extortion-paid")[0]).toMatchObject({ seat: 0, amount: 300 });
  });

  it.each([
    [1, "miss"],
    [2, "wounded"],
    [3, "killed"],
  ] as const)("hits with a revolver: %i is a %s", (die, outcome) => {
    const play = set(scene([1, die]));
    play.answers(1, { choose: "shoot:we-revolver-1", with: at("so-bruiser-1") });
    expect(shots(play).slice(0, 2)).toEqual([
      ["so-lookout-1", 1, 0, "miss"],
      ["so-bruiser-1", die, 1, outcome],
    ]);
    if (outcome === "killed") expect(play.now.deck).toContain("so-bruiser-1");
    if (outcome === "wounded") expect(play.group(0, 1)).toEqual(["so-bruiser-1"]);
  });
});

describe("initiative (5.4, R-41)", () => {
  it("is shown as it is gone through: by speed, then Grace order, group and line-up", () => {
    const play = set({
      grace: 2,
      settings: { 0: { arm: "auto" }, 1: { arm: "auto" }, 2: { arm: "auto" } },
      captains: {
        0: {
          groups: { 1: ["so-bruiser-1"], 2: ["so-lookout-2", "so-bruiser-2"] },
          sends: { 1: "harbor-front-1", 2: "harbor-front-1" },
        },
        1: { groups: { 1: ["lt-varelli"] }, sends: { 1: "harbor-front-1" } },
        2: { groups: { 3: ["so-lookout-1"] }, sends: { 3: "harbor-front-1" } },
      },
    });
    expect(play.topics).toEqual(["fight-act"]);
    // Of speed 7, and five times of speed 3. The third captain has the Grace.
    expect(play.sees("spectator").fight?.present).toEqual([
      "lt-varelli",
      "so-lookout-1",
      "so-bruiser-1",
      "so-lookout-2",
      "so-bruiser-2",
    ]);
  });

  it("puts whoever is taken over where the captor's people stand", () => {
    const play = set({
      dice: [5],
      settings: { 0: { arm: "auto", fight: "auto", capture: "take" }, 1: { arm: "auto" } },
      captains: {
        0: { notoriety: 4, groups: { 1: ["so-bruiser-1"] }, sends: { 1: "harbor-front-1" } },
        1: { notoriety: 1, groups: { 1: ["mo-ruby", "so-lookout-1"] }, sends: { 1: "harbor-front-1" } },
        2: { groups: { 1: ["so-wheelman-1"] }, sends: { 1: "harbor-front-1" } },
      },
    });
    expect(play.told("fight-captured")[0]).toMatchObject({ cards: ["mo-ruby"] });
    const { fight } = play.sees(0);
    expect(fight?.present).toEqual(["so-bruiser-1", "so-wheelman-1", "mo-ruby"]);
    expect(fight?.groups[0]?.cards).toEqual(["so-bruiser-1", "mo-ruby"]);
  });
});

describe("arming (5.4)", () => {
  it("gives nobody more than the hands can hold, and Assassins no guns", () => {
    const cards = ["so-bagman-1", "to-gumdrop", "as-widower", "we-revolver-1", "we-shotgun-1"] as const;
    const play = set({
      captains: {
        0: { groups: { 1: cards }, sends: { 1: "harbor-front-1" } },
        1: { groups: { 1: ["so-lookout-1"] }, sends: { 1: "harbor-front-1" } },
      },
    });
    expect([play.topics, play.waiting]).toEqual([["fight-arm"], [0]]);
    const armed = (revolver: CharId, shotgun: CharId) => ({
      "we-revolver-1": `carrier:${revolver}`,
      "we-shotgun-1": `carrier:${shotgun}`,
    });
    const refused = [armed("so-bagman-1", "so-bagman-1"), armed("as-widower", "so-bagman-1")];
    for (const answer of refused) expect(() => play.answers(0, answer)).toThrow("match/illegal-answer");
    play.answers(0, armed("to-gumdrop", "to-gumdrop"));
    expect(play.told("fight-armed")[0]?.carried).toHaveLength(2);
  });
});

describe("Assassins and captives (6.1)", () => {
  const scene = (notoriety: number): StagedPosition => ({
    dice: [5],
    settings: { 0: { moll: "never" }, 1: ARMED, 2: ARMED, 3: ARMED },
    captains: {
      0: {
        notoriety,
        groups: { 1: ["lt-brodsky", "so-bruiser-1", "we-shotgun-1"] },
        sends: { 1: "harbor-front-3" },
      },
      1: { groups: { 2: ["as-postman", "so-knuckles-1", "mo-ruby"] }, sends: { 2: "harbor-front-3" } },
    },
  });
  const fighting = (notoriety: number) =>
    set(scene(notoriety))
      .answers(0, { "we-shotgun-1": "carrier:so-bruiser-1" })
      .answers(1, { choose: "kill", with: at("so-bruiser-1") })
      .answers(0, { choose: "colt", with: at("so-knuckles-1") });

  it("[MOB S-24] changes sides when the more notorious captain hits the last who could fight", () => {
    const play = fighting(4);
    expect(play.told("fight-killed-outright")[0]).toMatchObject({ seat: 1, target: "so-bruiser-1" });
    expect(shots(play)).toEqual([["so-knuckles-1", 5, 1, "killed"]]);
    expect(play.topics).toEqual(["fight-capture"]);
    expect(play.waiting).toEqual([0]);
    play.answers(0, "take");
    expect(play.group(0, 1)).toEqual(["lt-brodsky", "as-postman", "mo-ruby"]);
    expect(play.told("fight-wiped-out")[0]).toMatchObject({ seat: 1, notoriety: 1 });
    expect(play.told("fight-won")[0]).toMatchObject({ seat: 0, notoriety: 5 });
    expect(play.open(0)).toEqual(["card:we-shotgun-1"]);

    const equal = fighting(2);
    expect(equal.told("fight-captured")).toEqual([]);
    expect(equal.told("fight-collected")[0]).toMatchObject({
      character: "mo-ruby",
      weapon: "we-shotgun-1",
      recipient: "mo-ruby",
      exchanged: null,
    });
    expect(equal.told("fight-killed-outright")[1]).toMatchObject({
      character: "as-postman",
      target: "lt-brodsky",
    });
  });

  it("may be left where they are", () => {
    const play = fighting(4).answers(0, "refuse");
    expect(play.types()).toContain("fight-capture-refused");
    expect(play.group(1, 2)).toEqual(["as-postman", "mo-ruby", "we-shotgun-1"]);
    expect(play.told("fight-won").map(({ seat }) => seat)).toEqual([1]);
  });
});

describe("a Torpedo (6.1)", () => {
  const scene: StagedPosition = {
    dice: [1, 2],
    settings: armed,
    captains: {
      0: { groups: { 1: ["to-twotone", "we-tommy-gun-1", "we-revolver-1"] }, sends: { 1: "harbor-front-1" } },
      1: { groups: { 1: ["so-knuckles-1", "so-dockhand-1"] }, sends: { 1: "harbor-front-1" } },
    },
  };

  it("[MOB S-25] shoots once with each of two weapons, whose bonuses never add up", () => {
    const play = set(scene);
    expect(play.topics).toEqual(["fight-act"]);
    play.answers(0, { choose: "shoot:we-tommy-gun-1", with: at("so-dockhand-1") });
    expect(play.topics).toEqual(["fight-act2"]);
    expect(play.open(0)).toEqual(["shoot:we-revolver-1", "stop"]);
    expect(play.blocked(0)).toEqual(["shoot:we-tommy-gun-1 (used)"]);
    play.answers(0, { choose: "shoot:we-revolver-1", with: at("so-knuckles-1") });
    expect(shots(play)).toEqual([
      ["so-dockhand-1", 1, 4, "killed"],
      ["so-knuckles-1", 2, 1, "wounded"],
    ]);
    expect(play.told("fight-won")[0]).toMatchObject({ seat: 0 });
  });

  it("may aim at the same man again, or stop (R-52)", () => {
    const play = set({
      ...scene,
      captains: {
        ...scene.captains,
        0: {
          groups: { 1: ["to-twotone", "we-revolver-1", "we-revolver-2"] },
          sends: { 1: "harbor-front-1" },
        },
      },
    });
    play.answers(0, { choose: "shoot:we-revolver-1", with: at("so-dockhand-1") });
    expect(play.openUnder(0, "shoot:we-revolver-2")).toEqual([at("so-dockhand-1"), at("so-knuckles-1")]);
    play.answers(0, "stop");
    expect(play.told("fight-shot")[1]?.seat ?? 1).toBe(1);
  });
});

describe("a grenade in a fight (6.2)", () => {
  it("[MOB S-26] kills two of one group, or the single one", () => {
    const play = set({
      settings: armed,
      captains: {
        0: { groups: { 1: ["so-wheelman-1", "we-grenade-1"] }, sends: { 1: "harbor-front-1" } },
        1: {
          groups: { 1: ["so-knuckles-1", "so-doorman-1"], 2: ["so-legbreaker-1"] },
          sends: { 1: "harbor-front-1", 2: "harbor-front-1" },
        },
      },
    });
    const throws = legalActs(play.now, "so-wheelman-1").flatMap((act) =>
      act.kind === "throw" ? [act.targets] : [],
    );
    expect(throws).toEqual([["so-knuckles-1", "so-doorman-1"], ["so-legbreaker-1"]]);
    const mixed = { choose: "squad:1-1", with: [at("so-knuckles-1"), at("so-legbreaker-1")] };
    expect(() => play.answers(0, { choose: "throw:we-grenade-1", with: mixed })).toThrow(
      "match/illegal-answer",
    );
    const one = { choose: "squad:1-1", with: [at("so-knuckles-1")] };
    expect(() => play.answers(0, { choose: "throw:we-grenade-1", with: one })).toThrow(
      "match/illegal-answer",
    );
    const squad = { choose: "squad:1-1", with: [at("so-knuckles-1"), at("so-doorman-1")] };
    play.answers(0, { choose: "throw:we-grenade-1", with: squad });
    expect(play.told("fight-grenade")[0]?.targets).toEqual(["so-knuckles-1", "so-doorman-1"]);
    expect(play.now.deck).toEqual(expect.arrayContaining(["so-knuckles-1", "so-doorman-1", "we-grenade-1"]));
    expect(play.types().slice(play.types().indexOf("fight-grenade") + 1)[0]).toBe("fight-shot");
    expect(play.told("fight-shot")[0]?.character).toBe("so-legbreaker-1");
  });
});

describe("three captains (R-60)", () => {
  it("[MOB S-28] fight in one order, and the winner rises by one", () => {
    const play = set({
      dice: [4, 1],
      settings: armed,
      captains: {
        0: { notoriety: 3, groups: { 1: ["lt-varelli"] }, sends: { 1: "harbor-front-3" } },
        1: { notoriety: 3, groups: { 1: ["so-bruiser-1", "we-shotgun-1"] }, sends: { 1: "harbor-front-3" } },
        2: { notoriety: 1, groups: { 1: ["so-lookout-1"] }, sends: { 1: "harbor-front-3" } },
      },
    });
    play.answers(0, { choose: "colt", with: at("so-bruiser-1") });
    expect(play.told("fight-wiped-out")[0]).toMatchObject({ seat: 1, notoriety: 2 });
    play.answers(2, { choose: "collect:we-shotgun-1", with: "carrier:so-lookout-1" });
    expect(shots(play)).toEqual([
      ["so-bruiser-1", 4, 1, "killed"],
      ["so-lookout-1", 1, 1, "wounded"],
    ]);
    expect(play.told("fight-wiped-out")[1]).toMatchObject({ seat: 2, notoriety: 1 });
    expect(play.told("fight-won")[0]).toMatchObject({ seat: 0, notoriety: 4 });
    play.answers(0, ["card:we-shotgun-1"]);
    expect(play.told("extortion-paid")[0]).toMatchObject({ seat: 0, amount: 1_600 });
  });
});

describe("a standoff (R-48)", () => {
  it("[MOB S-29] sends home whoever cannot hurt each other", () => {
    const play = set({
      settings: armed,
      captains: {
        0: { groups: { 1: ["mo-ruby"] }, sends: { 1: "harbor-front-1" } },
        1: { groups: { 1: ["to-lollipop"] }, sends: { 1: "harbor-front-1" } },
      },
    });
    expect(play.told("fight-passed").map(({ character }) => character)).toEqual(["to-lollipop", "mo-ruby"]);
    expect(play.told("fight-standoff")).toEqual([
      { type: "fight-standoff", building: "harbor-front-1", seats: [0, 1], left: [] },
    ]);
    expect([play.notoriety(0), play.notoriety(1)]).toEqual([2, 2]);
    expect(play.told("extortion-paid")).toEqual([]);
    expect(play.group(0, 1)).toEqual(["mo-ruby"]);
  });

  it("is what twenty turns come to in which everybody acts and nobody falls", () => {
    const begun = set({
      dice: [1, 1, 1],
      settings: armed,
      captains: {
        0: { groups: { 1: ["so-bruiser-1"] }, sends: { 1: "harbor-front-1" } },
        1: { groups: { 1: ["so-lookout-1", "we-revolver-1"] }, sends: { 1: "harbor-front-1" } },
      },
    }).answers(1, { choose: "shoot:we-revolver-1", with: at("so-bruiser-1") });
    const state = begun.turnEnd;
    const { fight } = state;
    if (fight === null) throw new Error("nobody fights");
    const goingOnAt = (turn: number) => goOn({ ...state, fight: { ...fight, turn } }, [1]);
    const last = goingOnAt(19);
    expect([last.now.fight?.turn, last.topics, last.told("fight-standoff")]).toEqual([20, ["fight-act"], []]);
    const over = goingOnAt(20);
    expect(over.now.fight).toBeNull();
    expect(shots(over)).toEqual([]);
    expect(over.told("fight-standoff")).toMatchObject([{ building: "harbor-front-1", seats: [0, 1] }]);
  });
});
