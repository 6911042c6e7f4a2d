"use client";

import { type CardId, kindOf } from "@consigliere/games/family-business/cards";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "../../design/button.tsx";
import type { Mark } from "../../prompts/places.ts";
import type { BoardProps } from "../game-ui.ts";
import { DiscardKey } from "./act.tsx";
import { FamilyCard } from "./family-card.tsx";

interface CardDetailProps extends Pick<BoardProps, "words" | "draft"> {
  readonly card: CardId;
  /** The answer that plays it; undefined: it answers nothing. */
  readonly play: Mark | undefined;
  readonly onClose: () => void;
}

/** A card with its rule, the reason why it cannot be played now, and the ways to part with it. */
export default function CardDetail({ card, play, words, draft, onClose }: CardDetailProps) {
  const t = useTranslations("board.family-business");
  const name = `card.${kindOf(card)}` as const;
  const why = useId();
  const reason = play?.reason == null ? null : words.blocked(play.reason);
  return (
    <section className="card-detail" aria-label={words.text(`${name}.name`)} aria-live="polite">
      <span>
        <FamilyCard kind={kindOf(card)} words={words} />
      </span>
      <div className="card-detail-words">
        <h3>{words.text(`${name}.name`)}</h3>
        <p>{words.text(`${name}.rule`)}</p>
        {draft !== null && (reason !== null || play === undefined) && (
          <p id={why} className="reason">
            {reason ?? t("notAsked")}
          </p>
        )}
        <div className="card-detail-actions">
          <DiscardKey draft={draft} why={why} card={card} />
          <Button size="small" variant="quiet" onClick={onClose}>
            {t("putBack")}
          </Button>
        </div>
      </div>
    </section>
  );
}
