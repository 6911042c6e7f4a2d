"use client";

import type { CardId } from "@consigliere/games/mafia-dollar/cards";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { CardState } from "../../design/card.tsx";
import type { BoardProps } from "../game-ui.ts";
import { CardDetail } from "../shared/card-detail.tsx";
import { Fan } from "../shared/fan.tsx";
import { Said } from "../shared/said.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { cardLabel, nameOf, ruleOf } from "./labels.ts";
import { OtherUses, pressedUse, reasonsIn, type Use, usesOf } from "./uses.tsx";

/** My cards as a fan. A press uses a card that may be used, and shows any other large. */
export function MafiaDollarHand({ view, words, draft }: BoardProps) {
  const t = useTranslations("board.mafia-dollar");
  const { hand } = view as View;
  const [looked, look] = useState<CardId | null>(null);
  const why = useId();
  if (hand === null || hand.length === 0) return null;
  const uses = new Map(hand.map((card) => [card, usesOf(draft, card)]));
  const chosen = hand.find((card) => uses.get(card)?.some(isChosen));
  // A card that only is passed or given stays in the hand.
  const isDecided =
    chosen !== undefined && uses.get(chosen)?.some((use) => isChosen(use) && use.act !== "card");
  const open = chosen === undefined ? hand.find((card) => card === looked) : undefined;
  return (
    <div
      className="hand md-hand"
      data-beside={open !== undefined || undefined}
      data-decided={isDecided || undefined}
    >
      <Fan cards={hand} label={t("handLabel", { count: hand.length })}>
        {(card) => {
          const all = uses.get(card) ?? [];
          const use = pressedUse(all);
          const isOpen = card === open;
          return (
            <button
              type="button"
              data-testid={use === undefined ? `card-${card}` : `option-${use.id}`}
              aria-expanded={use === undefined ? isOpen : undefined}
              aria-pressed={use === undefined ? undefined : card === chosen}
              onClick={() => {
                look(use === undefined && !isOpen ? card : null);
                if (use !== undefined) draft?.pickMarked(use.id);
                else if (isDecided) draft?.clear();
              }}
            >
              <Said words={cardLabel(t, words, card)}>
                <DollarCard
                  card={card}
                  words={words}
                  state={isOpen || card === chosen ? "selected" : stateOf(all, draft !== null)}
                />
              </Said>
            </button>
          );
        }}
      </Fan>
      {open !== undefined && (
        <CardDetail
          name={nameOf(words, open)}
          card={<DollarCard card={open} words={words} />}
          actions={<OtherUses card={open} why={why} draft={draft} />}
          putBack={t("putBack")}
          onClose={() => look(null)}
        >
          <p>{ruleOf(words, open)}</p>
          <p id={why} className="reason">
            {reasonsIn(uses.get(open) ?? [])
              .map(words.blocked)
              .join(" ")}
          </p>
        </CardDetail>
      )}
    </div>
  );
}

const isChosen = ({ mark }: Use) => mark.state === "chosen";

/** Cards that do not answer an open question are grey. Nothing is grey while none is open. */
function stateOf(uses: readonly Use[], isAsked: boolean): CardState {
  if (uses.length === 0) return isAsked ? "blocked" : "still";
  return uses.every(({ mark }) => mark.state === "blocked") ? "blocked" : "playable";
}
