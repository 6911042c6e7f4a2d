/** Compares the tables with the sums and the guarantees of section 2. */
import { describe, expect, it } from "vitest";
import { ABILITY_IDS, isActionAbility } from "../abilities.ts";
import { SET_IDS } from "../cards/sets.ts";
import {
  BLACKMAIL_COINS,
  CARD_IDS,
  CREW_SURCHARGE,
  cardOf,
  GANGSTER_IDS,
  GANGSTER_TYPES,
  gangsterDeck,
  gangsterOf,
  HAND,
  influenceDeck,
  inTableOrder,
  limitFor,
  MARKERS_EACH,
  NEUTRAL_MARKERS,
  OMERTA_COINS,
  SHAKEDOWN,
  START_MONEY,
  TEN,
} from "../cards.ts";
import { facesOf } from "../dice.ts";
import {
  CHAIRS_UP,
  chairsBelow,
  isPosition,
  joinedTo,
  nextBelow,
  PLACE_IDS,
  POSITION_IDS,
  POSITIONS,
  type PositionId,
} from "../positions.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const count = <T>(values: readonly T[]) => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts) as Record<string, number>;
};
const numbersOf = (positions: readonly PositionId[]) => positions.map((id) => POSITIONS[id].number);

describe("the board (2.1)", () => {
  it("has nine chairs with the sums of the table", () => {
    const chairs = POSITION_IDS.map((id) => POSITIONS[id]);
    expect(chairs.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(sum(chairs.map(({ respect }) => respect))).toBe(18);
    expect(sum(chairs.map(({ money }) => money))).toBe(17);
    expect(chairs.filter(({ action }) => action !== null)).toHaveLength(8);
    expect(numbersOf(CHAIRS_UP)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(PLACE_IDS).toHaveLength(12);
    expect(PLACE_IDS.filter(isPosition)).toEqual(POSITION_IDS);
  });

  it("has the thirteen arrows of the map", () => {
    const arrows = POSITION_IDS.flatMap((id) =>
      POSITIONS[id].up.map((to) => `${POSITIONS[id].number}→${POSITIONS[to].number}`),
    );
    const map = "1→4, 1→5, 2→4, 2→5, 2→6, 3→5, 3→6, 4→7, 5→7, 5→8, 6→8, 7→9, 8→9".split(", ");
    expect(arrows.sort()).toEqual(map);
  });

  it.each([
    ["capo", [8, 7]],
    ["underboss", [6, 5]],
    ["counselor", [5, 4]],
    ["enforcer", [3, 2]],
    ["racketeer", [3, 2, 1]],
    ["bean-counter", [2, 1]],
    ["first-guy", []],
  ] as const)("leads to the %s from %j", (position, below) => {
    expect(numbersOf(chairsBelow(position))).toEqual(below);
  });

  it("appoints from above, the Capo by himself", () => {
    for (const id of POSITION_IDS) {
      const { appointer, number } = POSITIONS[id];
      expect(appointer === null ? 10 : POSITIONS[appointer].number).toBeGreaterThan(number);
    }
    expect(numbersOf(joinedTo("racketeer"))).toEqual([8, 7, 3, 2, 1]);
    expect(nextBelow("capo")).toBe("underboss");
    expect(nextBelow("third-guy")).toBeNull();
  });
});

describe("the dice (2.2)", () => {
  it("have six faces each", () => {
    expect(facesOf("move-die")).toEqual(["knife", "1", "3", "4", "5", "ring"]);
    expect(count(facesOf("whack-die"))).toEqual({ gun: 3, ring: 1, x: 1, knife: 1 });
    expect(facesOf("number-die")).toHaveLength(6);
  });
});

describe("the gangsters (2.3, 2.5)", () => {
  const typesIn = (ids: readonly (typeof GANGSTER_IDS)[number][]) =>
    count(ids.flatMap((id) => gangsterOf(id).types));

  it("keep the check sums of the base deck", () => {
    const base = gangsterDeck([]).map(gangsterOf);
    expect(base).toHaveLength(50);
    expect(sum(base.map(({ respect }) => respect))).toBe(72);
    expect(sum(base.map(({ money }) => money))).toBe(73);
    expect(base.filter(({ ability }) => ability !== null)).toHaveLength(37);
    expect(typesIn(base.map(({ id }) => id))).toEqual({ thug: 14, hitman: 13, gambler: 14, "con-man": 14 });
    expect(count(base.map(({ types }) => types.length))).toEqual({ 0: 1, 1: 43, 2: 6 });
    expect(count(base.map(({ respect }) => respect))).toEqual({
      "-2": 1,
      "-1": 2,
      0: 5,
      1: 16,
      2: 18,
      3: 8,
    });
    expect(count(base.map(({ money }) => money))).toEqual({ "-1": 1, 0: 8, 1: 17, 2: 16, 3: 7, 4: 1 });
  });

  it.each([
    ["historical", { thug: 7, hitman: 5, gambler: 6, "con-man": 6 }, 36, 36, 17],
    ["designers", { thug: 5, hitman: 4, gambler: 5, "con-man": 6 }, 24, 29, 15],
    ["young-turks", { thug: 6, hitman: 5, gambler: 5, "con-man": 5 }, 26, 25, 14],
  ] as const)("keep the check sums of %s", (set, types, respect, money, abilities) => {
    const ids = gangsterDeck([set]).slice(50);
    const cards = ids.map(gangsterOf);
    expect(cards).toHaveLength(18);
    expect(typesIn(ids)).toEqual(types);
    expect(sum(cards.map((card) => card.respect))).toBe(respect);
    expect(sum(cards.map((card) => card.money))).toBe(money);
    expect(cards.filter(({ ability }) => ability !== null)).toHaveLength(abilities);
  });

  it("make decks of 50, 68, 86 and 104, every card once", () => {
    const sizes = [0, 1, 2, 3].map((sets) => gangsterDeck(SET_IDS.slice(0, sets)).length);
    expect(sizes).toEqual([50, 68, 86, 104]);
    expect(new Set(GANGSTER_IDS).size).toBe(104);
  });

  it("have every ability somewhere, and no other", () => {
    const used = new Set(GANGSTER_IDS.flatMap((id) => gangsterOf(id).ability ?? []));
    expect([...used].sort()).toEqual([...ABILITY_IDS].sort());
    expect(ABILITY_IDS.filter(isActionAbility)).toHaveLength(34);
  });
});

describe("the influence cards (2.4)", () => {
  const deck = influenceDeck().map(cardOf);

  it("are 94 of 60 kinds with 254 markers", () => {
    expect(CARD_IDS).toHaveLength(60);
    expect(new Set(CARD_IDS).size).toBe(60);
    expect(deck).toHaveLength(94);
    expect(sum(deck.flatMap(({ lines }) => lines.map(({ n }) => n)))).toBe(254);
  });

  it("have nearly as many markers for every type", () => {
    const lines = deck.flatMap((card) => card.lines);
    const forType = GANGSTER_TYPES.map((type) =>
      sum(lines.flatMap((l) => (l.on === "type" && l.types.length === 1 && l.types[0] === type ? l.n : []))),
    );
    expect(forType).toEqual([51, 48, 44, 51]);
    expect(sum(lines.flatMap((l) => (l.on === "any" ? l.n : [])))).toBe(10);
    expect(sum(lines.flatMap((l) => (l.on === "position" ? l.n : [])))).toBe(46);
    expect(sum(lines.flatMap((l) => (l.on === "type" && l.types.length === 2 ? l.n : [])))).toBe(4);
  });

  it("fall into the groups of the table", () => {
    const isPlain = (card: (typeof deck)[number]) => !("or" in card || "extra" in card || "when" in card);
    const first = (card: (typeof deck)[number]) => card.lines[0]?.on;
    const plain = deck.filter(isPlain);
    expect(plain.filter((card) => card.lines.length === 1 && first(card) === "type")).toHaveLength(20);
    expect(plain.filter((card) => card.lines.length === 2)).toHaveLength(12);
    expect(plain.filter((card) => first(card) === "any")).toHaveLength(2);
    expect(plain.filter((card) => first(card) === "position")).toHaveLength(16);
    expect(deck.filter((card) => card.extra === "pay-5-add-1")).toHaveLength(8);
    expect(deck.filter((card) => card.extra !== undefined && card.extra !== "pay-5-add-1")).toHaveLength(11);
    expect(deck.filter((card) => card.or !== undefined && card.when === undefined)).toHaveLength(12);
    expect(count(deck.flatMap((card) => card.when ?? []))).toEqual({
      "any-time": 4,
      crew: 2,
      "or-any-time": 2,
      "or-jailbreak": 2,
      "or-income": 1,
      "or-whack": 1,
      "or-whacked": 1,
    });
    expect(deck.filter((card) => card.or === "blackmail")).toHaveLength(7);
  });

  it("are sorted as the table is", () => {
    expect(inTableOrder(["canary-sings", "dock-strike", "canary-sings"])).toEqual([
      "dock-strike",
      "canary-sings",
      "canary-sings",
    ]);
  });
});

it("draws the Feds at 9, 10 and 11 markers with 3, 4 and 5 seats", () => {
  expect([3, 4, 5].map(limitFor)).toEqual([9, 10, 11]);
});

it("has the stock of the box and the prices of the house (2, 4)", () => {
  expect([MARKERS_EACH * 5, NEUTRAL_MARKERS, BLACKMAIL_COINS, OMERTA_COINS]).toEqual([125, 25, 8, 2]);
  expect([START_MONEY, HAND, SHAKEDOWN, TEN, CREW_SURCHARGE]).toEqual([5, 4, 8, 10, 5]);
});
