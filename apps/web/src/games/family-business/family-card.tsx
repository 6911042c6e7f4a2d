import { CARDS, type CardId, kindOf } from "@consigliere/games/family-business/cards";
import type { ReactNode } from "react";
import { CardFace, type CardState } from "../../design/card.tsx";
import type { GameWords } from "../game-words.ts";
import { CardArt } from "./card-art.tsx";
import "./family-card.css";

interface FamilyCardProps {
  readonly card: CardId;
  readonly words: Pick<GameWords, "text">;
  readonly state?: CardState;
  readonly isPlain?: boolean;
}

/** A card of the action deck, face up, as wide as its box. */
export function FamilyCard({ card, words, state = "still", isPlain = false }: FamilyCardProps) {
  const kind = kindOf(card);
  const name = words.text(`card.${kind}.name`);
  return (
    <CardFace
      title={titleOf(name)}
      name={name}
      tone={CARDS[kind].type}
      state={state}
      isPlain={isPlain}
      art={<CardArt kind={kind} />}
      text={words.text(`card.${kind}.rule`)}
      foot={CARDS[kind].type === "counter" ? <CounterMark /> : undefined}
    />
  );
}

/** Long names are broken at their slashes. */
function titleOf(name: string): ReactNode {
  const [first, ...others] = name.split(" / ");
  if (others.length === 0) return name;
  return (
    <>
      {first} <small className="fb-card-subtitle">{others.join(" ")}</small>
    </>
  );
}

/** Cards played out of turn have a red and yellow circle. */
function CounterMark() {
  return (
    <svg className="fb-counter-mark" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="var(--wine)" stroke="var(--ink)" />
      <circle cx="10" cy="10" r="5.2" fill="var(--gold)" stroke="var(--ink)" />
    </svg>
  );
}
