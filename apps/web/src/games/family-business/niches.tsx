"use client";

import { kindOf } from "@consigliere/games/family-business/cards";
import { type ReactNode, useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Figure } from "../../design/figure.tsx";
import { useBoard } from "./board-context.ts";
import { FamilyCard } from "./family-card.tsx";
import { cardName } from "./labels.ts";
import { Mobster } from "./mobster.tsx";

/** Deck, discards and graves, each in its niche of the wall. Face-up cards may be looked through at any time. */
export function Niches() {
  const { t, view, words } = useBoard();
  const { discard, cemetery } = view;
  const top = discard.at(-1);
  return (
    <div className="fb-niches">
      <div className="fb-niche" role="img" aria-label={t("deckLabel", { count: view.deckCount })}>
        <CardBack />
        <span className="fb-niche-count" aria-hidden="true">
          <small>{t("deck")}</small> <Figure of={view.deckCount} />
        </span>
      </div>
      <Niche
        label={t("discardLabel", {
          count: discard.length,
          top: top === undefined ? t("nothing") : cardName(words, kindOf(top)),
        })}
        name={t("discards")}
        count={discard.length}
        picture={top === undefined ? null : <FamilyCard card={top} words={words} />}
        title={t("discardTitle")}
        description={t("discardOrder")}
      >
        <ol className="fb-discard-list">
          {discard.toReversed().map((card) => (
            <li key={card}>
              <FamilyCard card={card} words={words} />
            </li>
          ))}
        </ol>
      </Niche>
      <Niche
        label={t("cemeteryLabel", { count: cemetery.length })}
        name={t("graves")}
        count={cemetery.length}
        picture={<Stone />}
        title={t("cemetery")}
        description={t("cemeteryOrder")}
      >
        <ol className="fb-grave-list">
          {cemetery.map((id) => (
            <li key={id}>
              <Mobster id={id} isStop />
            </li>
          ))}
        </ol>
      </Niche>
    </div>
  );
}

interface NicheProps {
  readonly label: string;
  readonly name: string;
  readonly count: number;
  readonly picture: ReactNode;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

function Niche({ label, name, count, picture, title, description, children }: NicheProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="fb-niche" disabled={count === 0} onClick={() => setOpen(true)}>
        {picture}
        <span className="fb-niche-count">
          <small>{name}</small> <Figure of={count} />
        </span>
        <span className="visually-hidden">{label}</span>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} description={description}>
        {children}
      </Dialog>
    </>
  );
}

function Stone() {
  return (
    <svg className="fb-stone" viewBox="0 0 40 56" aria-hidden="true">
      <path d="M5 54V20C5 2 35 2 35 20V54Z" fill="var(--smoke)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M20 14V38M12 22H28" stroke="var(--ink)" strokeWidth="3" />
      <path d="M1 54H39" stroke="var(--ink)" strokeWidth="3" />
    </svg>
  );
}
