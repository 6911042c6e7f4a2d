"use client";

import type { OptionId } from "@consigliere/contract/question";
import { CARDS, type CardId, kindOf } from "@consigliere/games/family-business/cards";
import { optionId } from "@consigliere/games/family-business/option-ids";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import type { CardState } from "../../design/card.tsx";
import { lazily } from "../../design/lazily.tsx";
import { canPress } from "../board/piece.ts";
import type { BoardProps } from "../game-ui.ts";
import { Fan } from "../shared/fan.tsx";
import { FamilyCard } from "./family-card.tsx";
import { cardName } from "./labels.ts";

const CardDetail = lazily(() => import("./card-detail.tsx"));

/** My cards as a fan. A press plays a card that may be played, and shows any other large until the next question. */
export function FamilyBusinessHand({ view, words, draft }: BoardProps) {
  const t = useTranslations("board.family-business");
  const { hand } = view as View;
  const [looked, setLooked] = useState("");
  const look = (card: CardId) => `${draft?.prompt.id} ${card}`;
  if (hand === null || hand.length === 0) return null;
  const isChosen = (id: OptionId) => draft?.marks.get(id)?.state === "chosen";
  const decided = hand.find((card) => [optionId("discard", card), ...waysToPlay(card)].some(isChosen));
  const open = decided ?? hand.find((card) => look(card) === looked);
  const isDecided = decided !== undefined;
  const isLookedAt = open !== undefined && !isDecided;
  const press = (card: CardId, answer: OptionId | undefined) => {
    setLooked(answer === undefined && (card !== open || isDecided) ? look(card) : "");
    if (answer !== undefined) draft?.pickMarked(answer);
    else if (isDecided) draft?.clear();
  };
  return (
    <div className="hand fb-hand" data-beside={isLookedAt || undefined} data-decided={isDecided || undefined}>
      <Fan cards={hand} label={t("handLabel", { count: hand.length })}>
        {(card) => {
          const answer = waysToPlay(card).find((id) => canPress(draft?.marks.get(id)));
          const kind = kindOf(card);
          return (
            <button
              type="button"
              data-testid={answer === undefined ? `card-${card}` : `option-${answer}`}
              aria-expanded={answer === undefined ? card === open : undefined}
              aria-pressed={answer === undefined ? undefined : isChosen(answer)}
              aria-label={[cardName(words, kind), words.text(`type.${CARDS[kind].type}`)].join(t("comma"))}
              onClick={() => press(card, answer)}
            >
              <FamilyCard kind={kind} words={words} state={stateOf(draft, card, card === open)} />
            </button>
          );
        }}
      </Fan>
      {isLookedAt && (
        <Suspense>
          <CardDetail
            card={open}
            play={playOf(draft, open)}
            {...{ words, draft }}
            onClose={() => setLooked("")}
          />
        </Suspense>
      )}
    </div>
  );
}

/** In a counter window, the prompt's counters are cards in the hand. */
const waysToPlay = (card: CardId) => [optionId("play", card), optionId("counter", kindOf(card))];

/** The mark of a card that plays it, open or blocked; undefined: it answers nothing. */
function playOf(draft: BoardProps["draft"], card: CardId) {
  const marks = waysToPlay(card).map((id) => draft?.marks.get(id));
  return marks.find((mark) => mark !== undefined);
}

/** Cards that do not answer an open question are grey. Nothing is grey while none is open. */
function stateOf(draft: BoardProps["draft"], card: CardId, isOpen: boolean): CardState {
  const mark = playOf(draft, card);
  if (isOpen) return "selected";
  if (canPress(mark)) return "playable";
  return draft === null ? "still" : "blocked";
}
