/** The check sums of the card table (2.1, 2.2, 2.4). */
import { expect, it } from "vitest";
import { ABILITIES, CROOK_IDS, crookOf, DEAL, GANGS, printedValue, TARGETS } from "../cards.ts";

const all = CROOK_IDS.map(crookOf);
const tally = (values: readonly (string | number)[]) =>
  Object.fromEntries([...new Set(values)].sort().map((v) => [v, values.filter((w) => w === v).length]));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it("has 32 crooks of the right ranks, modifiers, abilities and gangs", () => {
  expect(all).toHaveLength(32);
  expect(tally(all.map(({ rank }) => rank))).toEqual({
    1: 2,
    2: 3,
    3: 4,
    4: 5,
    5: 5,
    6: 4,
    7: 4,
    8: 3,
    9: 1,
    10: 1,
  });
  expect(sum(all.map(({ rank }) => rank))).toBe(160);
  expect(tally(all.map(({ modifier }) => modifier))).toEqual({
    "-6": 1,
    "-3": 1,
    "-2": 3,
    "-1": 5,
    0: 14,
    1: 5,
    2: 2,
    4: 1,
  });
  const abilities = all.map(({ ability }) => ability);
  expect(ABILITIES.map((a) => abilities.filter((b) => a === b).length)).toEqual([2, 2, 2, 2, 1, 2]);
  expect(tally(all.map(({ gangs }) => gangs.length))).toEqual({ 0: 8, 1: 18, 2: 6 });
  const ranks = GANGS.map((g) => all.filter(({ gangs }) => gangs.includes(g)).map(({ rank }) => rank));
  expect(ranks.map((members) => members.length)).toEqual([10, 10, 10]);
  expect(ranks.map(sum)).toEqual([47, 48, 49]);
});

it("has 44 points of targets and deals 16, 23 and 31 crooks", () => {
  expect(sum(TARGETS.map(printedValue))).toBe(44);
  expect([2, 3, 4].map((seats) => sum([...(DEAL[seats] ?? [])]))).toEqual([16, 23, 31]);
});
