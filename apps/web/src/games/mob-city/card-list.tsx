"use client";

import { CARD_IDS, characterOf, isCharacter, kindOf, nameOf } from "@consigliere/games/mob-city/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardShelf } from "../shared/card-shelf.tsx";
import { cardName } from "./labels.ts";
import { Man } from "./man.tsx";
import "./styles.css";

/** Everybody and everything that is for hire, those of one name once. */
export default function MobCityCards({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mob-city");
  const firsts = CARD_IDS.filter(
    (card, at) => CARD_IDS.findIndex((one) => nameOf(one) === nameOf(card)) === at,
  );
  const cards = firsts.map((card) => ({
    id: card,
    name: cardName(words, card),
    facts: [
      words.text(`kind.${kindOf(card)}.name`),
      isCharacter(card) ? t("person", { ...characterOf(card) }) : "",
    ],
    rule: words.text(`kind.${kindOf(card)}.rule`),
    face: <Man card={card} words={words} />,
  }));
  return <CardShelf cards={cards} />;
}
