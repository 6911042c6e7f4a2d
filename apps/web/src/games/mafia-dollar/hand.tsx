"use client";

import type { CardId, HandCardId } from "@consigliere/games/mafia-dollar/cards";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { CardState } from "../../design/card.tsx";
import type { BoardProps } from "../game-ui.ts";
import { CardDetail } from "../shared/card-detail.tsx";
import { Fan } from "../shared/fan.tsx";
import { Said } from "../shared/said.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { cornersLabel, nameOf, ruleOf } from "./labels.ts";
import { OtherUses, pressedUse, type Use, usesOf } from "./uses.tsx";

/** My cards as a fan. A press uses a card that may be used, and shows any other large. */
export function MafiaDollarHand({ view, words, draft }: BoardProps) {
  const t = useTranslations("board.mafia-dollar");
  const { hand } = view as View;
  const [looked, look] = useState<CardId | null>(null);
  if (hand === null || hand.length === 0) return null;
  const uses = new Map(hand.map((card) => [card, usesOf(draft, card)]));
  const chosen = hand.find((card) => uses.get(card)?.some(({ mark }) => mark.state === "chosen"));
  const isDecided = uses.get(chosen ?? hand[0] ?? "dog-rex")?.some(isSpent) === true && chosen !== undefined;
  const open = chosen ?? hand.find((card) => card === looked);
  return (
    <div
      className="hand md-hand"
      data-open={(open !== undefined && open !== chosen) || undefined}
      data-decided={isDecided || undefined}
    >
      <Fan cards={hand} label={t("handLabel", { count: hand.length })}>
        {(card) => {
          const use = pressedUse(uses.get(card) ?? []);
          return (
            <button
              type="button"
              data-testid={use === undefined ? `card-${card}` : `option-${use.id}`}
              aria-expanded={use === undefined ? card === open : undefined}
              aria-pressed={use === undefined ? undefined : card === chosen}
              onClick={() => {
                look(use === undefined && card !== open ? card : null);
                if (use !== undefined) draft?.pickMarked(use.id);
                else if (isDecided) draft?.clear();
              }}
            >
              <Said words={[nameOf(words, card), cornersLabel(t, card)].filter(Boolean).join(t("comma"))}>
                <DollarCard
                  card={card}
                  words={words}
                  state={stateOf(uses.get(card) ?? [], card === open, draft !== null)}
                />
              </Said>
            </button>
          );
        }}
      </Fan>
      {open !== undefined && open !== chosen && (
        <DollarDetail
          card={open}
          uses={uses.get(open) ?? []}
          {...{ words, draft }}
          onClose={() => look(null)}
        />
      )}
    </div>
  );
}

/** Whether a card leaves the hand by the choice, so that the hand is done. */
function isSpent({ act, mark }: Use): boolean {
  return act !== "card" && mark.state === "chosen";
}

/** Cards that do not answer an open question are grey. Nothing is grey while none is open. */
function stateOf(uses: readonly Use[], isOpen: boolean, isAsked: boolean): CardState {
  if (isOpen) return "selected";
  if (uses.length === 0) return isAsked ? "blocked" : "still";
  return uses.every(({ mark }) => mark.state === "blocked") ? "blocked" : "playable";
}

interface DollarDetailProps extends Pick<BoardProps, "words" | "draft"> {
  readonly card: HandCardId;
  readonly uses: readonly Use[];
  readonly onClose: () => void;
}

/** A card with its rule, the reason why it cannot be used now, and the ways to part with it. */
function DollarDetail({ card, words, draft, uses, onClose }: DollarDetailProps) {
  const t = useTranslations("board.mafia-dollar");
  const reasons = new Set(uses.flatMap(({ mark }) => (mark.reason === null ? [] : [mark.reason])));
  const why = useId();
  return (
    <CardDetail
      name={nameOf(words, card)}
      card={<DollarCard card={card} words={words} />}
      actions={<OtherUses card={card} why={why} draft={draft} />}
      putBack={t("putBack")}
      onClose={onClose}
    >
      <p>{ruleOf(words, card)}</p>
      <div id={why}>
        {[...reasons].map((reason) => (
          <p key={reason} className="reason">
            {words.blocked(reason)}
          </p>
        ))}
      </div>
    </CardDetail>
  );
}
