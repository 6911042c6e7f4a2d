"use client";

import { kindOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { Closeup } from "../board/closeup.tsx";
import { type Subject, useBoard } from "./board-context.ts";
import { cardName } from "./labels.ts";
import { Man } from "./man.tsx";

/** The forms in which options name a card. */
const FORMS = ["card", "target", "carrier", "shoot", "throw"] as const;

/** The card that is pointed at, or who is in a car of mine: large, with their rules, and what bars them now. */
export default function Closer({ shown }: { readonly shown: Subject }) {
  const { t, view, words, draft } = useBoard();
  const isGroup = typeof shown === "number";
  const cards = isGroup ? (view.mine?.groups[shown - 1] ?? []) : [shown];
  return (
    <Closeup className="mc-closer">
      {isGroup && <b>{t("group", { group: groupSign(shown) })}</b>}
      {cards.map((card) => {
        const reasons = FORMS.map((form) => draft?.marks.get(`${form}:${card}`)?.reason);
        const reason = reasons.find((one) => one != null);
        return (
          <div key={card}>
            <Man card={card} words={words} />
            <p>
              <b>{cardName(words, card)}</b> {words.text(`kind.${kindOf(card)}.rule`)}
              {reason != null && <span className="reason"> {words.blocked(reason)}</span>}
            </p>
          </div>
        );
      })}
    </Closeup>
  );
}
