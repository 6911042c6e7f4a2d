/** Compares the tables with the sums and the guarantees of section 2. */
import { describe, expect, it } from "vitest";
import { BUILDING_TYPES } from "../cards/buildings.ts";
import { type BlockCount, type District, MAPS, placesOf } from "../cards/maps.ts";
import {
  BLOCK_IDS,
  buildingsOf,
  CARD_IDS,
  CHARACTER_IDS,
  characterOf,
  EVENT_IDS,
  gradeOf,
  planOf,
  SOLDIER_IDS,
  START_CASH,
  townEventOf,
  typeOf,
  WEAPON_IDS,
  weaponOf,
  whiskeysFor,
} from "../cards.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const count = <T>(values: readonly T[]) => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts) as Record<string, number>;
};

describe("the plan card (2.1)", () => {
  it("costs five incomes and fines four", () => {
    for (const { cost, income, fine } of Object.values(BUILDING_TYPES)) {
      expect([cost, fine]).toEqual([5 * income, 4 * income]);
    }
  });
});

describe("the blocks (2.2)", () => {
  it("have 40 buildings, five each, two Small Shops at least", () => {
    const types = BLOCK_IDS.flatMap((block) => buildingsOf(block).map(typeOf));
    expect(count(types)).toEqual({
      "small-shop": 19,
      "big-shop": 8,
      "small-club": 6,
      "big-club": 4,
      hotel: 3,
    });
    for (const block of BLOCK_IDS) {
      const here = buildingsOf(block).map(typeOf);
      expect(here).toHaveLength(5);
      expect(here.filter((type) => type === "small-shop").length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ["little-sicily", 65_000, 13_000],
    ["harbor-front", 45_000, 9_000],
    ["theater-row", 55_000, 11_000],
    ["grand-avenue", 65_000, 13_000],
    ["old-brewery", 40_000, 8_000],
    ["union-station", 70_000, 14_000],
    ["market-square", 35_000, 7_000],
    ["jazz-alley", 60_000, 12_000],
  ] as const)("%s costs %i and earns %i", (block, cost, income) => {
    const plans = buildingsOf(block).map(planOf);
    expect([sum(plans.map((p) => p.cost)), sum(plans.map((p) => p.income))]).toEqual([cost, income]);
  });

  it("offer everybody a first purchase from the starting cash", () => {
    expect(BUILDING_TYPES["small-shop"].cost).toBeLessThanOrEqual(START_CASH);
  });
});

/** District: the positions that count for it, for each number of blocks. */
const MEMBERSHIP: Readonly<Record<BlockCount, Readonly<Record<District, string>>>> = {
  2: { north: "n", south: "s", east: "", west: "" },
  3: { north: "nw ne", south: "sw", east: "ne", west: "nw sw" },
  4: { north: "nw ne", south: "sw se", east: "ne se", west: "nw sw" },
  5: { north: "nw nc ne", south: "sw se", east: "ne se", west: "nw sw" },
  6: { north: "nw nc ne", south: "sw sc se", east: "ne se", west: "nw sw" },
  7: { north: "nw nnw nne ne", south: "sw sc se", east: "nne ne se", west: "nw nnw sw" },
  8: { north: "nw nnw nne ne", south: "sw ssw sse se", east: "nne ne sse se", west: "nw nnw sw ssw" },
};

describe("the maps (2.3)", () => {
  it.each(Object.keys(MAPS).map(Number) as BlockCount[])("%i blocks count for the districts", (blocks) => {
    const places = placesOf(blocks);
    expect(places).toHaveLength(blocks);
    for (const [district, positions] of Object.entries(MEMBERSHIP[blocks])) {
      const members = places.filter((p) => p.districts.includes(district as District));
      expect(members.map((p) => p.position).join(" ")).toBe(positions);
    }
  });

  it("are read row by row from the north-west, without two tiles at one place", () => {
    for (const blocks of Object.keys(MAPS).map(Number) as BlockCount[]) {
      const places = placesOf(blocks);
      const inOrder = [...places].sort((a, b) => a.y - b.y || a.x - b.x);
      expect(places).toEqual(inOrder);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(blocks);
    }
  });
});

describe("the enforcer deck (2.4)", () => {
  const characters = CHARACTER_IDS.map(characterOf);
  const ofKind = (kind: string) => characters.filter((character) => character.kind === kind);
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

  it("has 108 different cards: 76 characters and 32 weapons", () => {
    expect(new Set(CARD_IDS).size).toBe(108);
    expect(CARD_IDS).toHaveLength(108);
    expect(count(characters.map((c) => c.kind))).toEqual({
      lieutenant: 12,
      assassin: 7,
      moll: 9,
      torpedo: 8,
      soldier: 40,
    });
    expect(SOLDIER_IDS).toHaveLength(40);
    expect(count(WEAPON_IDS.map((id) => weaponOf(id).kind))).toEqual({
      revolver: 12,
      shotgun: 9,
      "tommy-gun": 6,
      grenade: 5,
    });
  });

  it.each([
    ["lieutenant", [5, 8], [4, 6]],
    ["assassin", [9, 10], [2, 3]],
    ["moll", [1, 3], [2, 3]],
    ["torpedo", [4, 6], [3, 4]],
    ["soldier", [1, 3], [2, 3]],
  ] as const)("gives every %s a speed of %j and a stamina of %j", (kind, speed, stamina) => {
    const here = ofKind(kind);
    expect(range(here.map((c) => c.speed))).toEqual(speed);
    expect(range(here.map((c) => c.stamina))).toEqual(stamina);
  });

  it("has the sums of the table: speed and stamina by kind, bonuses of all guns", () => {
    const sums = ["lieutenant", "assassin", "moll", "torpedo", "soldier"].map((kind) => [
      sum(ofKind(kind).map((c) => c.speed)),
      sum(ofKind(kind).map((c) => c.stamina)),
    ]);
    expect(sums).toEqual([
      [76, 62],
      [66, 17],
      [17, 20],
      [37, 28],
      [75, 105],
    ]);
    expect(sum(WEAPON_IDS.map((id) => weaponOf(id).bonus ?? 0))).toBe(12 + 18 + 24);
  });
});

describe("events and whiskey (2.5, 2.6)", () => {
  it("have twelve events, a raid and a crackdown for each district", () => {
    expect(EVENT_IDS).toHaveLength(12);
    expect(count(EVENT_IDS.map((id) => townEventOf(id).kind))).toEqual({
      raid: 4,
      crackdown: 4,
      truce: 1,
      boom: 1,
      slump: 1,
      don: 1,
    });
    for (const kind of ["raid", "crackdown"]) {
      const bound = EVENT_IDS.map(townEventOf).filter((event) => event.kind === kind);
      expect(bound.map((event) => event.district)).toEqual(["north", "south", "east", "west"]);
    }
  });

  it.each([
    [2, [2, 3, 4]],
    [3, [2, 3, 4]],
    [4, [2, 2, 3, 4]],
    [5, [2, 2, 3, 3, 4]],
    [6, [2, 2, 2, 3, 3, 4]],
  ] as const)("[MOB S-03] are poured in these grades by %i captains: %j", (captains, grades) => {
    expect(whiskeysFor(captains).map(gradeOf)).toEqual(grades);
  });
});
