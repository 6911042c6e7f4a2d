"use client";

import { racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { PileView } from "@consigliere/games/mafia-dollar/view";
import { useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Figure } from "../../design/figure.tsx";
import { piece } from "../board/piece.ts";
import { Piece, Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { SortArt } from "./card-art.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { Crates } from "./gate.tsx";
import { nameOf, racketLabel, thousands } from "./labels.ts";
import { Letters } from "./letters.tsx";
import { useAnswer } from "./use-answer.ts";

/** The wet road under its lamps: the four racket piles, the draw pile and the discard pile. */
export function Road() {
  const { t, view } = useBoard();
  const firstStop = view.piles.findIndex((pile) => pile.top !== null);
  return (
    <section className="md-road" aria-label={t("streetLabel")}>
      <span className="md-ground" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          <use href="/drawings/mafia-dollar.svg#pavement" />
        </svg>
        <Drawing game="mafia-dollar" name="lamp" className="md-lamp" />
        <Drawing game="mafia-dollar" name="lamp" className="md-lamp" />
      </span>
      <ul className="md-piles" onKeyDown={moveFocus}>
        {view.piles.map((pile, index) => (
          <li key={pile.type}>
            <Pile pile={pile} isStop={index === firstStop} />
          </li>
        ))}
      </ul>
      <div className="md-stocks">
        <DrawPile />
        <DiscardPile />
      </div>
      <Letters />
    </section>
  );
}

function Pile({ pile: { type, top, count }, isStop }: { readonly pile: PileView; readonly isStop: boolean }) {
  const { t, words, show } = useBoard();
  const name = words.text(`sort.${type}.name`);
  const answer = useAnswer(optionId("pile", type));
  return (
    <Piece
      {...answer}
      site={`pile-${type}`}
      className="md-pile"
      label={
        top === null ? t("pileEmpty", { name }) : t("pileLabel", { top: racketLabel(t, words, top), count })
      }
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? top : null)}
    >
      <span className={`md-heap md-type-${type}`}>
        {top !== null && <Crates count={count - 1} most={4} />}
        {top === null ? (
          <span className="md-pallet">
            <SortArt sort={type} />
          </span>
        ) : (
          <span key={top} {...piece({ id: `racket-${top}` })} className="md-pile-card md-crate">
            <SortArt sort={type} />
            <Sign className="md-price" text={thousands(t, racketValue(top))} />
          </span>
        )}
      </span>
      <span className="md-pile-count">
        <Sign className="md-pile-name" text={name} />
        <Sign text={`×${count}`} />
      </span>
    </Piece>
  );
}

/** The draw pile. Once the End is among the remaining cards, it shows how near the End may be. */
function DrawPile() {
  const { t, view } = useBoard();
  return (
    <figure
      className="md-stock"
      data-late={view.isLate || undefined}
      title={t("deck", { count: view.deckCount })}
    >
      <span className="md-stock-card">
        <CardBack />
      </span>
      <figcaption>
        {view.isLate && view.phase === "play" ? (
          t("endNear", { count: view.deckCount })
        ) : (
          <Figure of={view.deckCount} />
        )}
      </figcaption>
    </figure>
  );
}

/** The discard pile may be looked through at any time. */
function DiscardPile() {
  const { t, view, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const top = view.discard.at(-1);
  return (
    <figure className="md-stock">
      <button
        type="button"
        className="md-stock-card"
        disabled={top === undefined}
        onClick={() => setOpen(true)}
      >
        <Said
          words={t("discardLabel", {
            count: view.discard.length,
            top: top === undefined ? t("nothing") : nameOf(words, top),
          })}
        >
          {top === undefined ? <span className="md-stock-none" /> : <DollarCard card={top} words={words} />}
        </Said>
      </button>
      <figcaption>{view.discard.length}</figcaption>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("discardTitle")} description={t("discardOrder")}>
        <ol className="md-discard-list">
          {view.discard.toReversed().map((card) => (
            <li key={card}>
              <DollarCard card={card} words={words} />
            </li>
          ))}
        </ol>
      </Dialog>
    </figure>
  );
}
