"use client";

import { kindOf } from "@consigliere/games/family-business/cards";
import { type ReactNode, useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Figure } from "../../design/figure.tsx";
import { Drawing } from "../drawing.tsx";
import { useBoard } from "./board-context.ts";
import { FamilyCard } from "./family-card.tsx";
import { cardName } from "./labels.ts";
import { Mobster } from "./mobster.tsx";
import { toEnd } from "./scores.ts";

/** Deck, discards and graves, each in its niche of the wall. Face-up cards may be looked through at any time. */
export function Niches() {
  const { t, view, words } = useBoard();
  const { deckCount, discard, cemetery } = view;
  const top = discard.at(-1);
  const topName = top === undefined ? t("nothing") : cardName(words, kindOf(top));
  return (
    <div className="fb-niches">
      <Niche label={t("deckLabel", { count: deckCount })} count={deckCount} picture={<CardBack />} />
      <Niche
        label={t("discardLabel", { count: discard.length, top: topName })}
        count={discard.length}
        picture={top && <FamilyCard kind={kindOf(top)} words={words} />}
        title={t("discardTitle")}
        description={t("discardOrder")}
      >
        {discard.toReversed().map((card) => (
          <li key={card}>
            <FamilyCard kind={kindOf(card)} words={words} />
          </li>
        ))}
      </Niche>
      <Niche
        label={t("toEnd", toEnd(view))}
        count={cemetery.length}
        picture={<Drawing game="family-business-wall" name="stone" size={40} high={56} />}
        title={t("cemetery")}
        description={t("cemeteryOrder")}
      >
        {cemetery.map((id) => (
          <li key={id}>
            <Mobster id={id} isStop />
          </li>
        ))}
      </Niche>
    </div>
  );
}

interface NicheProps {
  readonly label: string;
  readonly count: number;
  readonly picture: ReactNode;
  /** The list that a press opens; absent: it stays closed. */
  readonly title?: string;
  readonly description?: string;
  readonly children?: readonly ReactNode[];
}

function Niche({ label, count, picture, title = "", description = "", children }: NicheProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fb-niche"
        disabled={children === undefined || count === 0}
        onClick={() => setOpen(true)}
      >
        {picture}
        <Figure of={count} />
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={title} description={description}>
          <ol className="tiles">{children}</ol>
        </Dialog>
      )}
    </>
  );
}
