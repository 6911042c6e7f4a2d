"use client";

import type { QuestionData } from "@consigliere/contract/question";
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
  const { hand, armed } = view.mine ?? { hand: [], armed: [] };
  if (hand.length === 0 && armed.length === 0) return <p className="np-felt">{t("hand", { count: 0 })}</p>;
  // Each copy by a name of its own.
  const held = new Map(
    hand.map((card, i) => {
      const copy = hand.slice(0, i).filter((one) => one === card).length + 1;
      return [`${card}-${copy}`, { card, copy }];
    }),
  );
  const own = held.get(looked ?? "");
  // One that answers the next question is not looked at any longer, but may be played.
  const open = own && (draft === null || playOf(draft, own) === null) ? own.card : undefined;
  const says = (card: CardId) => [...linesOf(t, words, card), ...rulesOf(t, words, card)].join(t("comma"));
  const reason = open && draft?.marks.get(optionId("card", { card: open, copy: 1 }))?.reason;
  return (
    <div
      className="hand np-hand"
      data-open={open !== undefined || undefined}
      style={{ "--n": held.size } as CSSProperties}
    >
      <Fan cards={[...held.keys()]} label={t("hand", { count: held.size })}>
        {(key) => {
          const one = held.get(key);
          if (one === undefined) return null;
          const { card } = one;
          const play = draft && playOf(draft, one);
          return (
            <button
              type="button"
              data-testid={`card-${key.replace(/-1$/, "")}`}
              aria-expanded={key === looked && open !== undefined}
              onClick={() => {
                setLooked(key === looked || play !== null ? null : key);
                play?.();
              }}
            >
              <Said words={[cardName(words, card), says(card)].join(t("comma"))}>
                <Clipping
                  card={card}
                  words={words}
                  t={t}
                  state={draft === null ? "still" : play === null ? "blocked" : "playable"}
                />
              </Said>
            </button>
          );
        }}
      </Fan>
      {armed.length > 0 && (
        <p>
          {armed
            .map(({ card, chair }) =>
              t("armed", { card: cardName(words, card), place: chairName(words, chair) }),
            )
            .join(t("comma"))}
        </p>
      )}
      {open !== undefined && (
        <CardDetail
          name={cardName(words, open)}
          card={<Clipping card={open} words={words} t={t} />}
          actions={null}
          putBack={t("putBack")}
          onClose={() => setLooked(null)}
        >
          <p>{says(open)}</p>
          {reason != null && <p className="reason">{words.blocked(reason)}</p>}
        </CardDetail>
      )}
    </div>
  );
}

/** The parts of a call in which a card may be named; to be shaken down alone answers nothing. */
const USES: readonly string[] = ["now", "out", "arm"];

/** The press that plays a card; null: it answers nothing. */
function playOf(draft: AnswerDraft, own: { readonly card: CardId; readonly copy: number }) {
  const { prompt, marks } = draft;
  if (prompt.sealed !== null) return null;
  const kind = optionId("card", { ...own, copy: 1 });
  if (prompt.topic === "commission-turn")
    return marks.get(kind)?.state === "open" ? () => draft.pickMarked(kind) : null;
  if (!isCall(prompt.topic) || prompt.question.form !== "one") return null;
  const form = prompt.question.options.find(({ id }) => id === "play")?.with;
  const id = optionId("card", own);
  const isNamed = (question: QuestionData) =>
    question.form === "some" && question.options.some((option) => option.id === id);
  const use =
    form?.form === "form" &&
    form.parts.find(({ name, question }) => USES.includes(name) && isNamed(question))?.name;
  if (!use) return null;
  return () => {
    draft.pick([], "play");
    draft.pick(["play", use], id);
  };
}
