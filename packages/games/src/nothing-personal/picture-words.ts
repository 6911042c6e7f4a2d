/** The chairs and the families in words. */
import { labelled, listOf, phrasesOf } from "../phrase.ts";
import { POSITION_IDS } from "./positions.ts";
import { manName, placeName } from "./story/words.ts";
import type { ManView, View } from "./view.ts";

const phrase = phrasesOf("picture.nothing-personal");

export const inWords = ({ round, ring, board, families }: View) => {
  const men = POSITION_IDS.flatMap((chair) => board.filter(({ place }) => place === chair));
  return [
    phrase("round", { round, seat: { seat: ring } }),
    men.length === 0 ? phrase("chairs.empty") : phrase("chairs.men", { men: listOf(men.map(manInWords)) }),
    ...families.map(({ seat, respect, money }) => phrase("family", { seat: { seat }, respect, money })),
  ];
};

/** A man who listens to several seats alike listens to nobody. */
function manInWords({ place, id, leaders }: ManView) {
  const [leader, ...tied] = leaders;
  const isOnes = leader !== undefined && tied.length === 0;
  const man = isOnes ? labelled(manName(id), { seat: leader }) : manName(id);
  return phrase("man", { place: placeName(place), man });
}
