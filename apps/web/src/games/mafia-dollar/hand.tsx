"use client";

import { type CardId, cardOf, type HandCardId } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../../design/button.tsx";
import type { CardState } from "../../design/card.tsx";
import type { Mark } from "../../prompts/places.ts";
import type { BoardProps } from "../game-ui.ts";
import { ActKey } from "../shared/act-key.tsx";
import { Fan } from "../shared/fan.tsx";
import { Said } from "../shared/said.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { cornersLabel, nameOf, ruleOf } from "./labels.ts";

/** My cards as a fan. The card looked at shows its possible uses. */
export function MafiaDollarHand(props: BoardProps) {
  const { words, draft } = props;
  const t = useTranslations("board.mafia-dollar");
  const view = props.view as View;
  const [looked, setLooked] = useState<CardId | null>(null);
  const { hand } = view;
  if (hand === null || hand.length === 0) return null;
  const uses = new Map(hand.map((card) => [card, usesOf(draft, card)]));
  const chosen = hand.find((card) => uses.get(card)?.some(({ mark }) => mark.state === "chosen"));
  const open = chosen ?? hand.find((card) => card === looked);
  const isNaming = [...uses.values()].some((of) => of.some(({ act }) => act === "card"));
  return (
    <div
      className="hand md-hand"
      data-open={open !== undefined || undefined}
      data-decided={(chosen !== undefined && isPlayed(uses.get(chosen))) || undefined}
      data-naming={isNaming || undefined}
    >
      <Fan cards={hand} label={t("handLabel", { count: hand.length })}>
        {(card) => (
          <button
            type="button"
            data-testid={`card-${card}`}
            aria-expanded={card === open}
            onClick={() => {
              const naming = uses
                .get(card)
                ?.find(({ act, mark }) => act === "card" && mark.state !== "blocked");
              if (naming !== undefined) {
                draft?.pickMarked(naming.id);
                setLooked(card);
                return;
              }
              if (chosen !== undefined && chosen !== card && isPlayed(uses.get(chosen))) draft?.clear();
              setLooked(card === open && chosen === undefined ? null : card);
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
        )}
      </Fan>
      {open !== undefined && (
        <CardDetail
          card={open}
          words={words}
          draft={draft}
          uses={uses.get(open) ?? []}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  );
}

/** `card`: the question asks for the card itself, to pass it left or to give it in a trade. */
const ACTIONS = ["play", "unblock", "card", "accept", "discard"] as const;
type Act = (typeof ACTIONS)[number];

/** A possible use of a card in hand, or the reason why it is not possible. */
interface Use {
  readonly act: Act;
  readonly id: string;
  readonly mark: Mark;
}

function usesOf(draft: BoardProps["draft"], card: HandCardId): Use[] {
  return ACTIONS.flatMap((act) => {
    const id = optionId(act, card);
    const mark = draft?.marks.get(id);
    return mark === undefined ? [] : [{ act, id, mark }];
  });
}

/** Whether a card leaves the hand by the choice, so that the hand is done. */
function isPlayed(uses: readonly Use[] | undefined): boolean {
  return uses?.some(({ act, mark }) => act !== "card" && mark.state === "chosen") ?? false;
}

/** Cards that do not answer an open question are grey. Nothing is grey while none is open. */
function stateOf(uses: readonly Use[], isOpen: boolean, isAsked: boolean): CardState {
  if (isOpen) return "selected";
  if (uses.length === 0) return isAsked ? "blocked" : "still";
  return uses.every(({ mark }) => mark.state === "blocked") ? "blocked" : "playable";
}

interface CardDetailProps extends Pick<BoardProps, "words" | "draft"> {
  readonly card: HandCardId;
  readonly uses: readonly Use[];
  readonly onClose: () => void;
}

/** A card with its rule, the reason why it cannot be used now, and the ways to part with it. */
function CardDetail({ card, words, draft, uses, onClose }: CardDetailProps) {
  const t = useTranslations("board.mafia-dollar");
  const chosen = uses.find(({ mark }) => mark.state === "chosen");
  const reasons = new Set(uses.flatMap(({ mark }) => (mark.reason === null ? [] : [mark.reason])));
  const why = useId();
  const isPlain = chosen === undefined || chosen.act === "card";
  const { symbol } = cardOf(card);
  return (
    <section className="card-detail" aria-label={nameOf(words, card)} aria-live="polite">
      <span className="md-detail-card">
        <DollarCard card={card} words={words} />
      </span>
      <div className="card-detail-words">
        <h3>{nameOf(words, card)}</h3>
        {isPlain && <p>{ruleOf(words, card)}</p>}
        {chosen === undefined && (
          <div id={why}>
            {[...reasons].map((reason) => (
              <p key={reason} className="reason">
                {words.blocked(reason)}
              </p>
            ))}
          </div>
        )}
        <div className="card-detail-actions">
          {isPlain &&
            uses
              .filter(({ act }) => act !== "card")
              .map(({ act, id }) => (
                <ActKey key={id} draft={draft} id={id} why={why}>
                  {act === "unblock" && symbol !== null
                    ? t("use.unblock", { symbol: t(`symbol.${symbol}`) })
                    : t(`use.${act as Exclude<Act, "card">}`)}
                </ActKey>
              ))}
          {chosen === undefined && (
            <Button size="small" variant="quiet" onClick={onClose}>
              {t("putBack")}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
