"use client";

import { type CardId, cardOf, isGangster } from "@consigliere/games/mafia-dollar/cards";
import { Closeup } from "../board/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { labelIn, ruleOf } from "./labels.ts";

/** The card pointed at, large and in words, with its rule and the reason why it cannot be chosen now. */
export default function Spotlight({ card }: { readonly card: CardId }) {
  const { t, words, view, draft } = useBoard();
  // A thing on the table is an option under the name of its kind.
  const reason = draft?.marks.get(`${cardOf(card).kind}:${card}`)?.reason;
  return (
    <Closeup picture={<DollarCard card={card} words={words} />}>
      <p>{labelIn(view, t, words, card)}</p>
      {reason != null && <p className="reason">{words.blocked(reason)}</p>}
      {!isGangster(card) && <p>{ruleOf(words, card)}</p>}
    </Closeup>
  );
}
