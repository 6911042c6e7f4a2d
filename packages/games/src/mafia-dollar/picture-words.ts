/** The street and the families in words. */
import { listOf, phrasesOf } from "../phrase.ts";
import { phrase as word } from "./story/words.ts";
import type { SeatView, View } from "./view.ts";

const phrase = phrasesOf("picture.mafia-dollar");

export const inWords = ({ piles, deckCount, isLate, seats }: View) => [
  phrase("street", {
    goods: listOf(
      piles.map(({ type, count }) => phrase("goods", { type: word(`sort.${type}.name`), count })),
    ),
  }),
  phrase(isLate ? "late" : "deck", { count: deckCount }),
  ...seats.map(familyInWords),
];

function familyInWords({ seat, warehouses, gangsters }: SeatView) {
  const inside = gangsters.filter(({ zone }) => zone === "hideout").length;
  return phrase("family", {
    seat: { seat },
    warehouses: warehouses.length,
    rackets: warehouses.reduce((sum, { racketCount }) => sum + racketCount, 0),
    inside,
    outside: gangsters.length - inside,
  });
}
