"use client";

import { racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { PileView } from "@consigliere/games/mafia-dollar/view";
import { useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Figure } from "../../design/figure.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { SortArt } from "./card-art.tsx";
import { Crates } from "./crates.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { nameOf, racketLabel, thousands } from "./labels.ts";
import { useTarget } from "./use-target.ts";

/** The wet street under its lamps: the four racket piles, the draw pile and the discard pile. */
export function Street() {
  const { t, view } = useBoard();
  const firstStop = view.piles.findIndex((pile) => pile.top !== null);
  return (
    <section className="md-street" aria-label={t("streetLabel")}>
      <span className="md-road" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="md-pavement" role="presentation">
          <use href="/drawings/mafia-dollar.svg#pavement" />
        </svg>
        <Drawing game="mafia-dollar" name="lamp" className="md-lamp" />
        <Drawing game="mafia-dollar" name="lamp" className="md-lamp" />
        <Drawing game="mafia-dollar" name="lamp" className="md-lamp" />
      </span>
      <ul className="md-piles" onKeyDown={moveFocus}>
        {view.piles.map((pile, index) => (
          <li key={pile.type}>
            <RacketPile pile={pile} isStop={index === firstStop} />
          </li>
        ))}
      </ul>
      <div className="md-stocks">
        <DrawPile />
        <DiscardPile />
      </div>
    </section>
  );
}

function RacketPile({ pile, isStop }: { readonly pile: PileView; readonly isStop: boolean }) {
  const { t, words } = useBoard();
  const { type, top, count } = pile;
  const name = words.text(`sort.${type}.name`);
  const label =
    top === null ? t("pileEmpty", { name }) : t("pileLabel", { top: racketLabel(t, words, top), count });
  const target = useTarget(top ?? "end-of-prohibition", optionId("pile", type), label);
  if (top === null) {
    return (
      <button
        {...target.button}
        className="md-pile"
        data-site={`pile-${type}`}
        data-empty
        tabIndex={-1}
        onFocus={() => undefined}
      >
        <Said words={target.says}>
          <span className="md-heap">
            <span className="md-pile-gap">
              <SortArt sort={type} />
            </span>
          </span>
          <span className="md-pile-count" data-none>
            <span className="md-pile-name">{name}</span> ×0
          </span>
        </Said>
      </button>
    );
  }
  return (
    <button
      {...target.button}
      className="md-pile"
      data-site={`pile-${type}`}
      tabIndex={target.isTarget || isStop ? 0 : -1}
    >
      <Said words={target.says}>
        <span className="md-heap" data-type={type}>
          <Crates count={count - 1} most={4} />
          <span data-piece={`racket-${top}`} className="md-pile-card md-crate" key={top}>
            <SortArt sort={type} />
            <b>{thousands(t, racketValue(top))}</b>
          </span>
        </span>
        <span className="md-pile-count">
          <span className="md-pile-name">{name}</span> ×<Figure of={count} />
        </span>
      </Said>
    </button>
  );
}

/** The draw pile. Once the End is among the remaining cards, it shows how near the End may be. */
function DrawPile() {
  const { t, view } = useBoard();
  return (
    <figure className="md-stock" data-late={view.isLate || undefined}>
      <span className="md-stock-card">
        <CardBack />
      </span>
      <figcaption>
        <Figure of={view.deckCount} say={(count) => t("deck", { count })} />
        {view.isLate && view.phase === "play" && (
          <b className="md-late">{t("endNear", { count: view.deckCount })}</b>
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
      <figcaption>{t("discardCount", { count: view.discard.length })}</figcaption>
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
