"use client";

import { CARD_KINDS, CARDS, DECK, kindOf } from "@consigliere/games/family-business/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardShelf } from "../shared/card-shelf.tsx";
import { FamilyCard } from "./family-card.tsx";
import { cardName } from "./labels.ts";
import "./styles.css";

/** Every kind of card of the action deck. */
export default function FamilyBusinessCards({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.family-business");
  const cards = CARD_KINDS.flatMap((kind) => {
    const card = DECK.find((one) => kindOf(one) === kind);
    if (card === undefined) return [];
    const { type, copies } = CARDS[kind];
    return {
      id: kind,
      name: cardName(words, kind),
      facts: [words.text(`type.${type}`), t("reference.copies", { count: copies })],
      rule: words.text(`card.${kind}.rule`),
      face: <FamilyCard card={card} words={words} />,
    };
  });
  return <CardShelf cards={cards} />;
}
