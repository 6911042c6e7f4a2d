"use client";

import { CROOK_IDS, crookOf } from "@consigliere/games/crooks/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardShelf } from "../shared/card-shelf.tsx";
import { CrookCard } from "./crook.tsx";
import { crookFacts } from "./labels.ts";
import "./styles.css";

/** All crooks that may be in town. */
export default function CrooksCards({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.crooks");
  const cards = CROOK_IDS.map((crook) => {
    const { ability } = crookOf(crook);
    return {
      id: crook,
      name: words.text(`crook.${crook}`),
      facts: [crookFacts({ t, words }, crook)],
      rule: ability === null ? null : words.text(`ability.${ability}.rule`),
      face: <CrookCard crook={crook} words={words} />,
    };
  });
  return <CardShelf cards={cards} />;
}
