"use client";

import { type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
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
import { DollarCard } from "./dollar-card.tsx";
import { nameOf, racketLabel, thousands } from "./labels.ts";
import { Letters } from "./letters.tsx";
import { SortArt } from "./signs.tsx";
import { useAnswer } from "./use-answer.ts";

/** The wet road under its lamps: the four racket piles, the draw pile and the discard pile. */
export function Road() {
  const { t, view } = useBoard();
  const firstStop = view.piles.findIndex((pile) => pile.top !== null);
  return (
    <section className="md-road" aria-label={t("streetLabel")}>
      <span className="md-ground" aria-hidden="true">
        <Drawing game="mafia-dollar" name="pavement" keeps="edges" />
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
      <Stocks />
      <Letters />
    </section>
  );
}

/** Crates with their sign and what the first is worth; of a trade that is sold out the sign alone. */
function Pile({ pile: { type, top, count }, isStop }: { readonly pile: PileView; readonly isStop: boolean }) {
  const { t, words, draft, show } = useBoard();
  const name = words.text(`sort.${type}.name`);
  const { racket: asked } = (draft?.prompt.about ?? {}) as { readonly racket?: RacketId };
  return (
    <Piece
      {...useAnswer(optionId("pile", type))}
      site={`pile-${type}`}
      className="md-pile"
      label={
        top === null ? t("pileEmpty", { name }) : t("pileLabel", { top: racketLabel(t, words, top), count })
      }
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? top : null)}
    >
      <span className={`md-heap md-type-${type}`}>
        {count > 1 && <i className="md-crate" />}
        {top === null ? (
          <SortArt sort={type} />
        ) : (
          <span
            key={top}
            {...piece({ id: `racket-${top}`, role: asked === top ? "subject" : null })}
            className="md-pile-card md-crate"
          >
            <SortArt sort={type} />
            <Sign className="md-price" text={thousands(t, racketValue(top))} />
          </span>
        )}
      </span>
      <span className="md-number">
        <Sign className="md-pile-name" text={name} />
        <Sign text={`×${count}`} />
      </span>
    </Piece>
  );
}

/**
 * The draw pile, which shows how near the End may be once it is among the remaining cards, and the discard pile, which
 * may be looked through at any time.
 */
function Stocks() {
  const { t, view, words } = useBoard();
  const { deckCount, discard, isLate, phase } = view;
  const [isOpen, setOpen] = useState(false);
  const top = discard.at(-1);
  return (
    <div className="md-stocks">
      <span className="md-stock" data-late={isLate || undefined} title={t("deck", { count: deckCount })}>
        <CardBack />
        <span className="md-number">
          {isLate && phase === "play" ? t("endNear", { count: deckCount }) : <Figure of={deckCount} />}
        </span>
      </span>
      {top !== undefined && (
        <button type="button" className="md-stock" onClick={() => setOpen(true)}>
          <Said words={t("discardLabel", { count: discard.length, top: nameOf(words, top) })}>
            <DollarCard card={top} words={words} />
            <span className="md-number">{discard.length}</span>
          </Said>
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("discardTitle")} description={t("discardOrder")}>
        <ol className="tiles">
          {discard.toReversed().map((card) => (
            <li key={card}>
              <DollarCard card={card} words={words} />
            </li>
          ))}
        </ol>
      </Dialog>
    </div>
  );
}
