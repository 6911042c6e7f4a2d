"use client";

import type { OptionId } from "@consigliere/contract/question";
import { CARDS, type CardId, kindOf } from "@consigliere/games/family-business/cards";
import { optionId } from "@consigliere/games/family-business/option-ids";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../../design/button.tsx";
import type { CardState } from "../../design/card.tsx";
import type { Mark } from "../../prompts/places.ts";
import { canPress } from "../board/piece.ts";
import type { BoardProps } from "../game-ui.ts";
import { Fan } from "../shared/fan.tsx";
import { DiscardKey } from "./discard-key.tsx";
import { FamilyCard } from "./family-card.tsx";
import { cardLabel } from "./labels.ts";

/** My cards as a fan. A press plays a card that may be played, and shows any other large. */
export function FamilyBusinessHand({ view, words, draft }: BoardProps) {
  const t = useTranslations("board.family-business");
  const { hand } = view as View;
  const [looked, setLooked] = useState<CardId | null>(null);
  if (hand === null || hand.length === 0) return null;
  const isChosen = (id: OptionId) => draft?.marks.get(id)?.state === "chosen";
  const decided = hand.find((card) => ACTIONS.some((act) => isChosen(optionId(act, card))));
  const open = decided ?? hand.find((card) => card === looked);
  const press = (card: CardId, answer: OptionId | null) => {
    setLooked(answer === null && (card !== open || decided !== undefined) ? card : null);
    if (answer !== null) draft?.pickMarked(answer);
    else if (decided !== undefined) draft?.clear();
  };
  return (
    <div
      className="hand fb-hand"
      data-open={open !== undefined || undefined}
      data-decided={decided !== undefined || undefined}
    >
      <Fan cards={hand} label={t("handLabel", { count: hand.length })}>
        {(card) => {
          const answer = answerOf(draft, card);
          return (
            <button
              type="button"
              data-testid={answer === null ? `card-${card}` : `option-${answer}`}
              aria-expanded={answer === null ? card === open : undefined}
              aria-pressed={answer === null ? undefined : isChosen(answer)}
              aria-label={cardLabel(t, words, card, CARDS[kindOf(card)].type)}
              onClick={() => press(card, answer)}
            >
              <FamilyCard
                card={card}
                words={words}
                state={stateOf(playOf(draft, card), card === open, draft !== null)}
              />
            </button>
          );
        }}
      </Fan>
      {open !== undefined && decided === undefined && (
        <CardDetail
          card={open}
          words={words}
          draft={draft}
          play={playOf(draft, open)}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  );
}

const ACTIONS = ["play", "discard"] as const;

/** In a counter window, the prompt's counters are cards in the hand. */
const waysToPlay = (card: CardId) => [optionId("play", card), optionId("counter", kindOf(card))];

function playOf(draft: BoardProps["draft"], card: CardId): Mark | undefined {
  return waysToPlay(card)
    .map((id) => draft?.marks.get(id))
    .find((mark) => mark !== undefined);
}

/** The answer that a press on a card gives; null: it may not be played now. */
function answerOf(draft: BoardProps["draft"], card: CardId): OptionId | null {
  return waysToPlay(card).find((id) => canPress(draft?.marks.get(id))) ?? null;
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
  return (
    <section className="card-detail" aria-label={words.text(`card.${kind}.name`)} aria-live="polite">
      <span>
        <FamilyCard card={card} words={words} />
      </span>
      <div className="card-detail-words">
        <h3>{words.text(`card.${kind}.name`)}</h3>
        <p>{words.text(`card.${kind}.rule`)}</p>
        {play?.reason != null && (
          <p id={why} className="reason">
            {words.blocked(play.reason)}
          </p>
        )}
        {play === undefined && draft !== null && <p className="reason">{t("notAsked")}</p>}
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
