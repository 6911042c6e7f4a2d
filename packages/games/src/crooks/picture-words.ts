/** The alley and the targets in words. */
import { listOf, phrasesOf } from "../phrase.ts";
import { placeName } from "./story/words.ts";
import type { SeatView, View } from "./view.ts";

const phrase = phrasesOf("picture.crooks");

export const inWords = ({ hideouts, targets, seats }: View) => [
  phrase("doors", {
    doors: listOf(hideouts.map(({ id, count }) => phrase("door", { place: placeName(id), count }))),
  }),
  ...targets.flatMap(({ id, printed }, at) => {
    const there = seats.flatMap(({ seat, row }) => {
      const { length: count } = row[at] ?? [];
      return count === 0 ? [] : [phrase("crew", { seat: { seat }, count })];
    });
    return there.length === 0
      ? []
      : [phrase("target", { place: placeName(id), value: printed, crews: listOf(there) })];
  }),
  ...seats.map(seatInWords),
];

function seatInWords({ seat, money, row, passed }: SeatView) {
  const count = row.reduce((sum, { length }) => sum + length, 0);
  return phrase(passed === null ? "seat" : "passed", { seat: { seat }, money, count });
}
