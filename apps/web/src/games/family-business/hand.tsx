"use client";

import { CARDS, type CardId, kindOf } from "@consigliere/games/family-business/cards";
import { optionId } from "@consigliere/games/family-business/option-ids";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../../design/button.tsx";
import type { CardState } from "../../design/card.tsx";
import type { Mark } from "../../prompts/places.ts";
import type { BoardProps } from "../game-ui.ts";
import { ActKey } from "../shared/act-key.tsx";
import { Fan } from "../shared/fan.tsx";
import { FamilyCard } from "./family-card.tsx";
import { cardLabel } from "./labels.ts";

/** My cards as a fan. The card looked at is shown large, with its possible actions. */
export function FamilyBusinessHand({ view, words, draft }: BoardProps) {
  const t = useTranslations("board.family-business");
  const { hand } = view as View;
  const [looked, setLooked] = useState<CardId | null>(null);
  if (hand === null || hand.length === 0) return null;
  const decided = hand.find((card) =>
    ACTIONS.some((act) => draft?.marks.get(optionId(act, card))?.state === "chosen"),
  );
  const open = decided ?? hand.find((card) => card === looked);
  const playOf = (card: CardId) => draft?.marks.get(optionId("play", card)) ?? counterOf(draft, card);
  return (
    <div
      className="hand fb-hand"
      data-open={open !== undefined || undefined}
      data-decided={decided !== undefined || undefined}
    >
      <Fan cards={hand} label={t("handLabel", { count: hand.length })}>
        {(card) => (
          <button
            type="button"
            data-testid={isLit(draft, card) ? `option-${optionId("counter", kindOf(card))}` : `card-${card}`}
            aria-expanded={card === open}
            aria-pressed={isLit(draft, card) ? counterOf(draft, card)?.state === "chosen" : undefined}
            aria-label={cardLabel(t, words, card, CARDS[kindOf(card)].type)}
            onClick={() => {
              // The answer is pressed, and the cue tells its effect.
              if (isLit(draft, card)) {
                draft?.pickMarked(optionId("counter", kindOf(card)));
                setLooked(null);
                return;
              }
              if (decided !== undefined && decided !== card) draft?.clear();
              setLooked(card === open && decided === undefined ? null : card);
            }}
          >
            <FamilyCard
              card={card}
              words={words}
              state={stateOf(playOf(card), card === open, draft !== null)}
            />
          </button>
        )}
      </Fan>
      {open !== undefined && (
        <CardDetail
          card={open}
          words={words}
          draft={draft}
          play={playOf(open)}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  );
}

const ACTIONS = ["play", "discard"] as const;

/** In a counter window, the prompt's counters are cards in the hand. */
function counterOf(draft: BoardProps["draft"], card: CardId): Mark | undefined {
  return draft?.marks.get(optionId("counter", kindOf(card)));
}

/** Whether a card answers the open window. */
function isLit(draft: BoardProps["draft"], card: CardId): boolean {
  const counter = counterOf(draft, card);
  return counter !== undefined && counter.state !== "blocked";
}

/** Cards that do not answer an open question are grey. Nothing is grey while none is open. */
function stateOf(mark: Mark | undefined, isOpen: boolean, isAsked: boolean): CardState {
  if (isOpen || mark?.state === "chosen") return "selected";
  if (mark === undefined) return isAsked ? "blocked" : "still";
  return mark.state === "blocked" ? "blocked" : "playable";
}

interface CardDetailProps extends Pick<BoardProps, "words" | "draft"> {
  readonly card: CardId;
  readonly play: Mark | undefined;
  readonly onClose: () => void;
}

/** A card with its rule, the reason why it cannot be played now, and the ways to part with it. */
function CardDetail({ card, words, draft, play, onClose }: CardDetailProps) {
  const t = useTranslations("board.family-business");
  const kind = kindOf(card);
  const why = useId();
  const isDecided = ACTIONS.some((act) => draft?.marks.get(optionId(act, card))?.state === "chosen");
  return (
    <section className="card-detail" aria-label={words.text(`card.${kind}.name`)} aria-live="polite">
      <span>
        <FamilyCard card={card} words={words} />
      </span>
      <div className="card-detail-words">
        <h3>{words.text(`card.${kind}.name`)}</h3>
        {!isDecided && <p>{words.text(`card.${kind}.rule`)}</p>}
        {play?.reason != null && (
          <p id={why} className="reason">
            {words.blocked(play.reason)}
          </p>
        )}
        {play === undefined && draft !== null && <p className="reason">{t("notAsked")}</p>}
        {!isDecided && (
          <div className="card-detail-actions">
            {ACTIONS.map((act) => (
              <ActKey key={act} draft={draft} why={why} id={optionId(act, card)}>
                {t(act)}
              </ActKey>
            ))}
            <Button size="small" variant="quiet" onClick={onClose}>
              {t("putBack")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
