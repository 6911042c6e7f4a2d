import type { RecapFrame } from "@consigliere/contract/play";
import { expect, test } from "vitest";
import { places as crooks } from "../../games/crooks/places.ts";
import { places as familyBusiness } from "../../games/family-business/places.ts";
import { places as mafiaDollar } from "../../games/mafia-dollar/places.ts";
import { places as mobCity } from "../../games/mob-city/places.ts";
import { places as nothingPersonal } from "../../games/nothing-personal/places.ts";
import { markerPlacesFor, REACH } from "./marker-places.ts";
import { recapMarkersOf } from "./recap-markers.ts";

const weights: Readonly<Record<string, 0 | 1 | 2 | 3 | 4>> = { drawn: 0, listed: 1, shot: 2, war: 3 };
const weight = ({ type }: { type: string }) => weights[type] ?? 1;
const told = (...events: { type: string; at?: string }[]) =>
  events.map((event, index) => ({
    n: index + 10,
    event,
    view: { after: index + 10 },
  })) as unknown as RecapFrame[];
const placesOf = ({ at }: { at?: string }) => (at === undefined ? [] : [at]);
const pinned = (...events: { type: string; at?: string }[]) =>
  recapMarkersOf(told(...events), weight, placesOf as never).map(({ number, frame }) => [number, frame.n]);

test("the weightiest five are pinned, the newest of equals, in the order in which they happened", () => {
  expect(
    pinned(
      { type: "war", at: "wall" },
      { type: "listed", at: "a" },
      { type: "listed", at: "b" },
      { type: "shot", at: "c" },
      { type: "listed", at: "d" },
      { type: "listed", at: "e" },
    ),
  ).toEqual([
    [1, 10],
    [2, 12],
    [3, 13],
    [4, 14],
    [5, 15],
  ]);
});

test("one thing has one pin, of what weighs most, and neither details nor what lies nowhere have any", () => {
  expect(
    pinned(
      { type: "shot", at: "a" },
      { type: "listed", at: "a" },
      { type: "drawn", at: "b" },
      { type: "war" },
    ),
  ).toEqual([[1, 10]]);
});

test("a pin knows what happened just before it, and whether that was to the same thing", () => {
  const [other, same] = ["b", "a"].map((at) =>
    recapMarkersOf(told({ type: "drawn", at }, { type: "shot", at: "a" }), weight, placesOf as never),
  );
  expect(other?.[0]).toMatchObject({ before: { n: 10 }, isCaused: false, frame: { n: 11 } });
  expect(same?.[0]).toMatchObject({ before: { n: 10 }, isCaused: true });
});

test.each([
  [familyBusiness, { type: "mobster-buried", mobster: "capone-1", seat: 1 }, ["mobster-capone-1", "seat-1"]],
  [
    familyBusiness,
    { type: "card-played", seat: 0, kind: "hit", params: { target: "moran-2" } },
    ["mobster-moran-2", "seat-0"],
  ],
  [familyBusiness, { type: "war-started", bySeat: 1 }, ["wall"]],
  [crooks, { type: "crook-placed", play: 7, target: "bank", seat: 2 }, ["play-7", "target-bank", "seat-2"]],
  [crooks, { type: "crooks-removed", by: 0, victim: 2, target: "bank" }, ["slot-2-bank"]],
  [
    mafiaDollar,
    { type: "gangster-killed", seat: 0, gangster: "g", target: "h", victim: 1 },
    ["gangster-h", "seat-1"],
  ],
  [mafiaDollar, { type: "rackets-taken", seat: 0, victim: 1, warehouse: "w" }, ["warehouse-w", "seat-0"]],
  [mobCity, { type: "building-bombed", seat: 1, building: "b-2" }, ["building-b-2", "seat-1"]],
  [
    nothingPersonal,
    { type: "whack-resolved", seat: 0, gangster: "g", target: "h", victim: 1 },
    ["man-h", "seat-1", "man-g"],
  ],
  [
    nothingPersonal,
    { type: "gangster-removed", gangster: "g", from: "capo", to: "prison" },
    ["man-g", "man-prison", "place-capo"],
  ],
  [nothingPersonal, { type: "round-started", round: 2 }, []],
])("an event is about what it befalls %#", (of, event, expected) => {
  expect(of(event as never)).toEqual(expected);
});

const board = { right: 390, bottom: 400 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("a pin stands at the corner of its piece", () => {
  const piece = box(100, 100, 140, 160);
  expect(markerPlacesFor([[piece]], [], board)).toEqual([{ x: 100, y: 100, box: piece }]);
});

test("no pin covers what can be pressed, another pin, or the edge", () => {
  const piece = box(0, 0, 90, 40);
  const taken = [piece, box(90, 0, 130, 40)];
  const spots = markerPlacesFor([[piece], [piece], [piece]], taken, board);
  expect(spots.every((spot) => spot !== null)).toBe(true);
  for (const spot of spots) {
    expect(spot?.x).toBeGreaterThanOrEqual(REACH);
    expect(spot?.y).toBeGreaterThanOrEqual(40 + REACH);
  }
  expect(new Set(spots.map((spot) => `${spot?.x} ${spot?.y}`)).size).toBe(3);
});

test("where there is no room beside a piece, the next place is taken, or none", () => {
  const [piece, panel] = [box(100, 100, 140, 140), box(0, 300, 300, 380)];
  const taken = [box(0, 0, 390, 250)];
  expect(markerPlacesFor([[piece, panel]], taken, board)[0]).toMatchObject({ box: panel });
  expect(markerPlacesFor([[piece]], taken, board)).toEqual([null]);
});
