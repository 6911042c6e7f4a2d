"use client";

import { type CardId, kindOf } from "@consigliere/games/family-business/cards";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Mark } from "../../prompts/places.ts";
import type { BoardProps } from "../game-ui.ts";
import { CardDetail } from "../shared/card-detail.tsx";
import { DiscardKey } from "./act.tsx";
import { FamilyCard } from "./family-card.tsx";

interface FamilyDetailProps extends Pick<BoardProps, "words" | "draft"> {
  readonly card: CardId;
  /** The answer that plays it; undefined: it answers nothing. */
  readonly play: Mark | undefined;
  readonly onClose: () => void;
}

/** A card with its rule, the reason why it cannot be played now, and the ways to part with it. */
export default function FamilyDetail({ card, play, words, draft, onClose }: FamilyDetailProps) {
  const t = useTranslations("board.family-business");
  const name = `card.${kindOf(card)}` as const;
  const why = useId();
  const reason = play?.reason == null ? null : words.blocked(play.reason);
  return (
    <CardDetail
      name={words.text(`${name}.name`)}
      card={<FamilyCard kind={kindOf(card)} words={words} />}
      actions={<DiscardKey draft={draft} why={why} card={card} />}
      putBack={t("putBack")}
      onClose={onClose}
    >
      <p>{words.text(`${name}.rule`)}</p>
      {draft !== null && (reason !== null || play === undefined) && (
        <p id={why} className="reason">
          {reason ?? t("notAsked")}
        </p>
      )}
    </CardDetail>
  );
}
