"use client";

import { CARD_IDS, GANGSTER_IDS, gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { GameWords } from "../game-words.ts";
import { CardShelf } from "../shared/card-shelf.tsx";
import { Clipping } from "./clipping.tsx";
import { faceOf } from "./faces.ts";
import { abilityLabel, cardName, linesOf, manName, rulesOf, signed, typesLabel } from "./labels.ts";
import "./styles.css";

/** All gangsters and all influence cards. */
export default function NothingPersonalCards({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.nothing-personal");
  const gangsters = GANGSTER_IDS.map((id) => {
    const { respect, money } = gangsterOf(id);
    return {
      id,
      name: manName(words, id),
      facts: [typesLabel(t, words, id), t("prints", { respect: signed(respect), money })],
      rule: abilityLabel(t, words, id),
      face: <Portrait of={faceOf(id)} />,
    };
  });
  const clippings = CARD_IDS.map((card) => ({
    id: card,
    name: cardName(words, card),
    facts: linesOf(t, words, card),
    rule: rulesOf(t, words, card).join(" ") || null,
    face: <Clipping card={card} words={words} t={t} />,
  }));
  return <CardShelf cards={[...gangsters, ...clippings]} />;
}
