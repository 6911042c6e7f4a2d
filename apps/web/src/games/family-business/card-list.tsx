"use client";

import { CARD_KINDS, CARDS } from "@consigliere/games/family-business/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardShelf } from "../shared/card-shelf.tsx";
import { FamilyCard } from "./family-card.tsx";
import { cardName } from "./labels.ts";
import "./styles.css";

/** Every kind of card of the action deck. */
export default function FamilyBusinessCards({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.family-business");
  const cards = CARD_KINDS.map((kind) => ({
    id: kind,
    name: cardName(words, kind),
    facts: [words.text(`type.${CARDS[kind].type}`), t("reference.copies", { count: CARDS[kind].copies })],
    rule: words.text(`card.${kind}.rule`),
    face: <FamilyCard kind={kind} words={words} />,
  }));
  return <CardShelf cards={cards} />;
}
