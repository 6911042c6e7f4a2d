"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { CardId } from "@consigliere/games/nothing-personal/cards";
import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import { type CSSProperties, useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { CardDetail } from "../shared/card-detail.tsx";
import { Fan } from "../shared/fan.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Clipping } from "./clipping.tsx";
import { cardName, chairName, linesOf, rulesOf } from "./labels.ts";
import { isCall } from "./topics.ts";

/** My clippings. A press plays one that may be played; the others are shown with the reason why they may not. */
export function Hand() {
  const { t, view, words, draft } = useBoard();
  const [looked, setLooked] = useState<string | null>(null);
  const { mine } = view;
  if (mine === null || (mine.hand.length === 0 && mine.armed.length === 0)) return null;
  const held = keysOf(mine.hand);
  const open = held.find(({ key }) => key === looked);
  const says = (card: CardId) => [...linesOf(t, words, card), ...rulesOf(t, words, card)].join(t("comma"));
  const play = (card: Held) => (draft === null ? null : playOf(draft, card));
  const reason =
    open === undefined ? null : draft?.marks.get(optionId("card", { card: open.card, copy: 1 }))?.reason;
  return (
    <div
      className="hand np-hand"
      data-open={open !== undefined || undefined}
      style={{ "--n": held.length } as CSSProperties}
    >
      <Fan cards={held.map(({ key }) => key)} label={t("hand", { count: held.length })}>
        {(key) => {
          const own = held.find((one) => one.key === key);
          if (own === undefined) return null;
          const { card } = own;
          const played = play(own);
          const isOpen = key === looked;
          const state = isOpen
            ? "selected"
            : draft === null
              ? "still"
              : played === null
                ? "blocked"
                : "playable";
          return (
            <button
              type="button"
              data-testid={`card-${key.replace(/-1$/, "")}`}
              aria-expanded={isOpen}
              onClick={() => {
                setLooked(isOpen || played !== null ? null : key);
                played?.();
              }}
            >
              <Said words={[cardName(words, card), says(card)].join(t("comma"))}>
                <Clipping card={card} words={words} t={t} state={state} />
              </Said>
            </button>
          );
        }}
      </Fan>
      {mine.armed.length > 0 && (
        <p className="np-armed">
          {mine.armed
            .map(({ card, chair }) =>
              t("armed", { card: cardName(words, card), place: chairName(words, chair) }),
            )
            .join(t("comma"))}
        </p>
      )}
      {open !== undefined && (
        <CardDetail
          name={cardName(words, open.card)}
          card={<Clipping card={open.card} words={words} t={t} />}
          actions={null}
          putBack={t("putBack")}
          onClose={() => setLooked(null)}
        >
          <p>{says(open.card)}</p>
          {reason != null && <p className="reason">{words.blocked(reason)}</p>}
        </CardDetail>
      )}
    </div>
  );
}

interface Held {
  readonly key: string;
  readonly card: CardId;
  readonly copy: number;
}

/** Each copy by a name of its own. */
function keysOf(hand: readonly CardId[]): Held[] {
  return hand.map((card, i) => {
    const copy = hand.slice(0, i).filter((one) => one === card).length + 1;
    return { card, copy, key: `${card}-${copy}` };
  });
}

/** The parts of a call in which a card may be named; to be shaken down alone answers nothing. */
const USES: readonly string[] = ["now", "out", "arm"];

/** The press that plays a card; null: it answers nothing. */
function playOf(draft: AnswerDraft, { card, copy }: Held): (() => void) | null {
  const { prompt, marks } = draft;
  if (prompt.sealed !== null) return null;
  const named = (id: OptionId) => marks.get(id)?.state === "open";
  const kind = optionId("card", { card, copy: 1 });
  if (prompt.topic === "commission-turn") return named(kind) ? () => draft.pickMarked(kind) : null;
  if (!isCall(prompt.topic) || prompt.question.form !== "one") return null;
  const form = prompt.question.options.find(({ id }) => id === "play")?.with;
  const id = optionId("card", { card, copy });
  const use = USES.find((name) => {
    const question =
      form?.form === "form" ? form.parts.find((part) => part.name === name)?.question : undefined;
    return question?.form === "some" && question.options.some((option) => option.id === id);
  });
  if (use === undefined) return null;
  return () => {
    draft.pick([], "play");
    draft.pick(["play", use], id);
  };
}
