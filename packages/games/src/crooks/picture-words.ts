/** The alley and the targets in words. */
import { listOf, phrasesOf } from "../phrase.ts";
import { crookOf, targetValue } from "./cards.ts";
import { placeName } from "./story/words.ts";
import type { PlayedView, SeatView, View } from "./view.ts";

const phrase = phrasesOf("picture.crooks");

/** The crooks of a stack that all at the table know. */
export const openIn = (stack: readonly PlayedView[]) =>
  stack.flatMap(({ facing, crook }) => (facing === "down" || crook === null ? [] : crookOf(crook)));

/** The worth of a target with the modifiers that all at the table know. */
export function openWorth({ targets, seats, options }: View, at: number): number {
  const modifiers = seats.flatMap(({ row }) => openIn(row[at] ?? [])).map(({ modifier }) => modifier);
  return targetValue(targets[at]?.printed ?? 0, modifiers, options.targetFloor);
}

export const inWords = (view: View) => [
  phrase("doors", {
    doors: listOf(view.hideouts.map(({ id, count }) => phrase("door", { place: placeName(id), count }))),
  }),
  ...view.targets.flatMap(({ id }, at) => {
    const there = view.seats.flatMap(({ seat, row }) => {
      const { length: count } = row[at] ?? [];
      return count === 0 ? [] : [phrase("crew", { seat: { seat }, count })];
    });
    return there.length === 0
      ? []
      : [phrase("target", { place: placeName(id), value: openWorth(view, at), crews: listOf(there) })];
  }),
  ...view.seats.map(seatInWords),
];

function seatInWords({ seat, money, row, passed }: SeatView) {
  const count = row.reduce((sum, { length }) => sum + length, 0);
  return phrase(passed === null ? "seat" : "passed", { seat: { seat }, money, count });
}
