"use client";

import { kindOf } from "@consigliere/games/family-business/cards";
import { useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { useBoard } from "./board-context.ts";
import { FamilyCard } from "./family-card.tsx";
import { cardName } from "./labels.ts";
import "./piles.css";

/** Deck and discard pile. The discard pile may be looked through at any time. */
export function Piles() {
  const { t, view, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const top = view.discard.at(-1);
  return (
    <section className="fb-piles" aria-label={t("pilesLabel")}>
      <figure>
        <span className="fb-pile">
          <CardBack />
        </span>
        <figcaption>{t("deck", { count: view.deckCount })}</figcaption>
      </figure>
      <figure>
        <button
          type="button"
          className="fb-pile"
          aria-label={t("discardLabel", {
            count: view.discard.length,
            top: top === undefined ? t("nothing") : cardName(words, kindOf(top)),
          })}
          disabled={top === undefined}
          onClick={() => setOpen(true)}
        >
          {top === undefined ? <span className="fb-pile-empty" /> : <FamilyCard card={top} words={words} />}
        </button>
        <figcaption>{t("discardCount", { count: view.discard.length })}</figcaption>
      </figure>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("discardTitle")} description={t("discardOrder")}>
        <ol className="fb-discard-list">
          {view.discard.toReversed().map((card) => (
            <li key={card}>
              <FamilyCard card={card} words={words} />
            </li>
          ))}
        </ol>
      </Dialog>
    </section>
  );
}
