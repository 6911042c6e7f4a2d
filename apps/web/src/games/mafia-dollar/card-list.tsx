"use client";

import { ALL_CARDS, cardOf, isGangster } from "@consigliere/games/mafia-dollar/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardShelf } from "../shared/card-shelf.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { cornersLabel, nameOf, pointsLabel, ruleOf } from "./labels.ts";
import "./styles.css";

/** Every card of the pile, those of one name once. */
export default function MafiaDollarCards({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mafia-dollar");
  const sortOf = (card: (typeof ALL_CARDS)[number]) => `${cardOf(card).kind} ${nameOf(words, card)}`;
  const cards = ALL_CARDS.flatMap((card, at) => {
    const copies = ALL_CARDS.filter((other) => sortOf(other) === sortOf(card));
    if (ALL_CARDS.indexOf(copies[0] ?? card) < at) return [];
    // The corners differ from copy to copy.
    const corners = copies.length === 1 ? cornersLabel(t, card) : "";
    return {
      id: card,
      name: nameOf(words, card),
      facts: [isGangster(card) ? pointsLabel(t, card) : "", corners],
      rule: ruleOf(words, card),
      face: <DollarCard card={card} words={words} />,
    };
  });
  return <CardShelf cards={cards} />;
}
