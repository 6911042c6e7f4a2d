/** The forecast: correct where it can be calculated, and made from the asker's view alone. */
import { canonicalJson } from "@consigliere/engine/json";
import { seededRandom } from "@consigliere/engine/random";
import { describe, expect, it } from "vitest";
import type { BuildingId, CardId } from "../cards.ts";
import { fightForecastOf } from "../fight-forecast.ts";
import { type View, view } from "../view.ts";
import { type Play, type StagedPosition, set } from "./scene.ts";
import { scramble } from "./scramble.ts";

const HERE: BuildingId = "harbor-front-1";

function duel(mine: readonly CardId[], theirs: readonly CardId[], scene: Partial<StagedPosition> = {}): Play {
  return set({
    captains: {
      0: { groups: { 1: mine }, sends: { 1: HERE } },
      1: { groups: { 1: theirs }, sends: { 1: HERE } },
    },
    settings: { 1: { arm: "auto", fight: "auto" } },
    ...scene,
  });
}

const seenBy0 = (play: Play): View => view(play.now, 0);

describe("an act", () => {
  const play = duel(["so-bruiser-1", "we-revolver-1"], ["so-knuckles-1"], {
    settings: { 0: { arm: "auto" }, 1: { fight: "auto" } },
  });
  const forecast = (choose: string) =>
    fightForecastOf({
      view: seenBy0(play),
      topic: "fight-act",
      character: "so-bruiser-1",
      answer: { choose, with: "target:so-knuckles-1" },
    }).fights[0];

  it("has the chances of the dice", () => {
    expect(play.topics).toEqual(["fight-act"]);
    // The revolver hits from 2 and kills from 3, the answering fists hit from 3: 5/6 of 18/17.
    const shot = forecast("shoot:we-revolver-1");
    expect(shot?.won).toBeCloseTo(15 / 17, 1);
    expect(shot?.sides).toEqual([
      { seat: 0, lost: 0 },
      { seat: 1, lost: expect.closeTo(12 / 17, 1) },
    ]);
    // Fists first, from 3; then as above.
    expect(forecast("fists")?.won).toBeCloseTo(2 / 3 + (1 / 9) * (15 / 17), 1);
  });

  it("must be legal", () => {
    expect(() => forecast("kill")).toThrow("rules/illegal-fallback");
  });
});

describe("a sheet of orders", () => {
  const options = { gunfights: "orders" } as const;
  const phase = { at: "orders" } as const;
  const sheet = (play: Play, changes: object = {}) => ({ ...(play.fallback(0) as object), ...changes });

  it("has the chances of the dice where everything is seen", () => {
    const play = duel(["so-bruiser-1"], ["lt-greccia"], { options, phase });
    const { fights, cash } = fightForecastOf({
      view: seenBy0(play),
      topic: "orders",
      character: null,
      answer: sheet(play),
    });
    // The Colt hits from 2 and kills from 3, the answering fists hit from 5.
    expect(fights).toMatchObject([
      { building: HERE, beaten: expect.closeTo(15 / 16, 1), standoff: 0, none: 0 },
    ]);
    expect(fights[0]?.people).toEqual([
      {
        seat: 0,
        card: "so-bruiser-1",
        lost: expect.closeTo(12 / 16, 1),
        wounded: expect.closeTo(3 / 16, 1),
      },
    ]);
    expect(cash).toBeGreaterThanOrEqual(0);
  });

  it("is tried with what it says", () => {
    const mine = ["so-bruiser-1", "we-tommy-gun-1"] as const;
    const play = duel(mine, ["so-dockhand-1"], { options, phase });
    const won = (arm: object | string) =>
      fightForecastOf({
        view: seenBy0(play),
        topic: "orders",
        character: null,
        answer: sheet(play, { "arm-1": arm }),
      }).fights[0]?.won ?? 0;
    const unarmed = { choose: "explicit", with: { "we-tommy-gun-1": "unassigned" } };
    expect(won("auto")).toBeGreaterThan(won(unarmed) + 0.1);
  });

  it("knows of a crackdown that there will be no gunfight", () => {
    const play = duel(["so-bruiser-1"], ["so-knuckles-1"], { options, phase, event: "ev-crackdown-north" });
    const [fight] = fightForecastOf({
      view: seenBy0(play),
      topic: "orders",
      character: null,
      answer: sheet(play),
    }).fights;
    expect(fight).toMatchObject({ none: 1, won: 0 });
  });

  it("goes by the asker's view alone", () => {
    const groups = {
      1: ["lt-callan", "so-bagman-1", "we-shotgun-1"],
      2: ["mo-ruby", "we-grenade-1"],
    } as const;
    const play = set({
      options: { ...options, cashVisibility: "hidden" },
      phase,
      captains: {
        0: {
          groups: { 1: ["so-bruiser-1", "we-revolver-1"], 3: ["as-widower"] },
          sends: { 1: HERE, 3: HERE },
        },
        1: { groups, sends: { 1: HERE, 2: "little-sicily-2" }, owns: ["little-sicily-2"] },
        2: { groups: { 4: ["to-gumdrop", "so-doorman-2"] }, sends: { 4: HERE } },
      },
    });
    const told = (world: View) =>
      canonicalJson(
        fightForecastOf({ view: world, topic: "orders", character: null, answer: sheet(play) }) as never,
      );
    const here = told(seenBy0(play));
    for (const seed of ["one", "two", "three"]) {
      const other = scramble(play.now, 0, [], seededRandom(seed));
      expect(canonicalJson(other as never)).not.toBe(canonicalJson(play.now as never));
      expect(told(view(other, 0))).toBe(here);
    }
    // Nobody is named that the asker cannot see.
    for (const card of ["so-bagman-1", "mo-ruby", "to-gumdrop"]) expect(here).not.toContain(card);
  });
});

describe("what is not decided by dice alone", () => {
  const captains = {
    0: { cash: 1_000, notoriety: 4, groups: { 1: ["so-bruiser-1", "we-grenade-1"] } },
    1: { notoriety: 2, groups: { 1: ["mo-ruby"] }, sends: { 1: HERE } },
  } as const;

  it("a group that is sent out earns what it may extort, and meets whoever is out already", () => {
    const play = set({ phase: { at: "business", turn: 0, away: false }, captains, event: "ev-truce" });
    const send = (building: BuildingId) =>
      fightForecastOf({
        view: {
          ...seenBy0(play),
          mine: { ...(seenBy0(play).mine as NonNullable<View["mine"]>), tip: "ev-boom" },
        },
        topic: "business",
        character: null,
        answer: { "group-1": `building:${building}` },
      });
    expect(play.topics).toEqual(["business"]);
    const alone = send("little-sicily-3");
    expect(alone.fights).toEqual([]);
    // Four tenths of $6,000, from the vault.
    expect(alone.cash).toBeGreaterThan(1_500);
    const [met] = send(HERE).fights;
    expect(met).toMatchObject({ building: HERE, none: 0 });
    expect(met?.people.map(({ card }) => card)).toEqual(["so-bruiser-1"]);
  });

  it("the tip counts: a raid that is known of costs the fine", () => {
    const owner = { ...captains[0], cash: 5_000, owns: ["little-sicily-1"], whiskey: "wh-rye-1" } as const;
    const play = set({ phase: { at: "business", turn: 0, away: false }, captains: { 0: owner } });
    const pour = (tip: "ev-raid-north" | "ev-truce", speakeasies: readonly string[]) => {
      const seen = seenBy0(play);
      return fightForecastOf({
        view: { ...seen, mine: { ...(seen.mine as NonNullable<View["mine"]>), tip } },
        topic: "business",
        character: null,
        answer: { speakeasies, "group-1": "building:little-sicily-1" },
      }).cash;
    };
    const house = ["pour:little-sicily-1"];
    expect(pour("ev-truce", house)).toBe(3_000);
    expect(pour("ev-raid-north", house)).toBe(-4_000);
    expect(pour("ev-raid-north", [])).toBe(1_000);
  });

  it("captives who are taken end the gunfight", () => {
    const play = set({
      captains: {
        0: { notoriety: 5, groups: { 1: ["as-postman"] }, sends: { 1: HERE } },
        1: { notoriety: 1, groups: { 1: ["so-knuckles-1", "mo-ruby"] }, sends: { 1: HERE } },
      },
      settings: { 0: { fight: "auto" }, 1: { arm: "auto", fight: "auto" } },
    });
    expect(play.topics).toEqual(["fight-capture"]);
    const won = (answer: "take" | "refuse") =>
      fightForecastOf({ view: seenBy0(play), topic: "fight-capture", character: null, from: 1, answer })
        .fights[0];
    expect(won("take")).toMatchObject({ won: 1, sides: expect.arrayContaining([{ seat: 1, lost: 1 }]) });
    // Else she is killed in the next turn.
    expect(won("refuse")).toMatchObject({
      won: 1,
      people: [{ seat: 1, card: "mo-ruby", lost: 1 }, { card: "as-postman" }],
    });
  });
});
