import type { SeatMeta } from "@consigliere/store/matches";
import { expect, it } from "vitest";
import { distinctNames } from "./distinct-names.ts";
import { OPEN_SEAT } from "./seats.ts";

const seat = (name: string): SeatMeta => ({ player: { userId: name }, name });
const names = (...all: string[]) => distinctNames(all.map(seat)).map(({ name }) => name);

it.each([
  ["the same name", "Ann", "Ann"],
  ["another case", "Ann", "ANN"],
  ["Cyrillic letters", "Ann", "Аnn"],
  ["Greek letters", "Oto", "Οtο"],
  ["full width", "Ann", "Ａｎｎ"],
  ["mathematical letters", "Ann", "𝔸𝕟𝕟"],
  ["an accent", "Ann", "Ánn"],
  ["an invisible joiner", "علیرضا", "علی\u200cرضا"],
  ["a zero for an O", "Otto", "0tto"],
  ["a 1 for an l, and an I", "Bill", "BiI1"],
  ["rn for m", "Sam", "Sarn"],
  ["a space more", "Al Capone", "AlCapone"],
  ["kana for kanji", "力", "カ"],
  ["a bot's name", "Lou the Abacus", "Lou the Abacus"],
])("tells two apart whose names look alike by %s", (_, one, other) => {
  expect(names(one, other)).toEqual([one, `${other} (2)`]);
});

it.each([
  ["Ann", "Anna"],
  ["Ian", "Jan"],
  ["山田", "山口"],
  ["Мария", "Марина"],
])("leaves %s and %s as they are", (one, other) => {
  expect(names(one, other)).toEqual([one, other]);
});

it("counts on, also past a name that already has a number", () => {
  expect(names("Ann", "Ann (2)", "Ann", "ann")).toEqual(["Ann", "Ann (2)", "Ann (3)", "ann (4)"]);
});

it("changes nothing where all differ, and leaves free seats", () => {
  const seats = [seat("Ann"), OPEN_SEAT, OPEN_SEAT, seat("Ben")];
  expect(distinctNames(seats)).toBe(seats);
});
