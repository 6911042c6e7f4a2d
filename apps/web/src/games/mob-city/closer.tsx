"use client";

import { type CardId, kindOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { Closeup } from "../board/closeup.tsx";
import { type Subject, useBoard } from "./board-context.ts";
import { cardName, isPerson } from "./labels.ts";
import { Man } from "./man.tsx";

/** The card or the group of mine that is pointed at, large, and why it cannot be chosen now. */
export default function Closer({ shown }: { readonly shown: Subject }) {
  return typeof shown === "number" ? <GroupCloser group={shown} /> : <CardCloser card={shown} />;
}

/** Who is in a car of mine. */
function GroupCloser({ group }: { readonly group: number }) {
  const { t, view, words } = useBoard();
  return (
    <Closeup className="mc-closer">
      <b>{t("group", { group: groupSign(group) })}</b>
      <ul>
        {view.mine?.groups[group - 1]?.map((card) => (
          <li key={card}>
            <Man card={card} words={words} />
            <span>
              <b>{cardName(words, card)}</b> {words.text(`kind.${kindOf(card)}.rule`)}
            </span>
          </li>
        ))}
      </ul>
    </Closeup>
  );
}

/** A card with its rule, and what bars it. */
function CardCloser({ card }: { readonly card: CardId }) {
  const { words, draft } = useBoard();
  const options = isPerson(card)
    ? [optionId("card", card), optionId("target", card), optionId("carrier", card)]
    : [optionId("card", card), optionId("shoot", card), optionId("throw", card)];
  const reason = options.map((id) => draft?.marks.get(id)?.reason).find((one) => one != null);
  return (
    <Closeup className="mc-closer">
      <Man card={card} words={words} />
      <div>
        <b>{cardName(words, card)}</b>
        <p>{words.text(`kind.${kindOf(card)}.rule`)}</p>
        {reason != null && <p className="reason">{words.blocked(reason)}</p>}
      </div>
    </Closeup>
  );
}
