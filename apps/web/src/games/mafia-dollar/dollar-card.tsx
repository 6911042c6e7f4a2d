"use client";

import { type Card, type CardId, cardOf } from "@consigliere/games/mafia-dollar/cards";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { CardFace, type CardState } from "../../design/card.tsx";
import type { GameWords } from "../game-words.ts";
import { Parted, partsOf } from "../shared/parted.tsx";
import { nameOf, ruleOf, thousands } from "./labels.ts";
import { CardArt, Icon, Points } from "./signs.tsx";

interface DollarCardProps {
  readonly card: CardId;
  readonly words: Pick<GameWords, "text" | "short">;
  readonly state?: CardState;
  /** Whether there is room for the rule. */
  readonly isLarge?: boolean;
}

const TONES: Partial<Readonly<Record<Card["kind"], "attack" | "rescue" | "counter">>> = {
  block: "attack",
  warehouse: "rescue",
  "guard-dog": "rescue",
  item: "counter",
  racket: "counter",
  "dons-birthday": "counter",
};

/** A card of the pile, face up, as wide as its box: symbol top left, die face top right, points below. */
export function DollarCard({ card, words, state = "still", isLarge = false }: DollarCardProps) {
  const facts = cardOf(card);
  const name = facts.kind === "gangster" && !isLarge ? words.short(card) : nameOf(words, card);
  return (
    <CardFace
      title={<Title name={name} />}
      name={name}
      className={facts.kind === "police" ? "md-card md-police" : "md-card"}
      tone={TONES[facts.kind] ?? "plain"}
      state={state}
      art={
        <span className="md-card-art">
          {facts.symbol !== null && (
            <span className="md-corner">
              <Icon name={facts.symbol} />
            </span>
          )}
          {facts.die !== null && <span className="md-corner md-die">{facts.die}</span>}
          <CardArt card={card} />
          <Figures facts={facts} />
        </span>
      }
      {...(isLarge ? { text: ruleOf(words, card) } : {})}
    />
  );
}

/** A name in one line if it may be, else parted where a word ends, and as small as its longest word needs. */
function Title({ name }: { readonly name: string }) {
  const parts = partsOf(name);
  if (parts.length === 1) return name;
  const longest = Math.max(...parts.map(({ length }) => length));
  return (
    <span className="md-parted" style={{ "--longest": longest } as CSSProperties}>
      <Parted name={name} />
    </span>
  );
}

/** The figure of a card: points, bonus, value, or the symbol that lifts it. */
function Figures({ facts }: { readonly facts: Card }) {
  const t = useTranslations("board.mafia-dollar");
  const figure =
    (facts.kind === "gangster" && <Points {...facts} />) ||
    (facts.kind === "item" && `+${facts.bonus}`) ||
    (facts.kind === "racket" && thousands(t, facts.value)) ||
    (facts.kind === "block" && <Icon name={facts.cure} />);
  return figure && <span className="md-figures">{figure}</span>;
}
