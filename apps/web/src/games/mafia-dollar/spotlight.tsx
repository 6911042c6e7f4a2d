"use client";

import { type CardId, isGangster, isRacket, isWarehouse } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { Closeup } from "../board/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import {
  cornersLabel,
  gangsterIn,
  gangsterLabel,
  nameOf,
  ruleOf,
  warehouseIn,
  warehouseLabel,
} from "./labels.ts";

/** The card pointed at, large and in words, with its rule and the reason why it cannot be chosen now. */
export default function Spotlight({ card }: { readonly card: CardId }) {
  const { t, words, view, draft } = useBoard();
  const target = targetOf(card);
  const reason = target === null ? null : draft?.marks.get(target)?.reason;
  const gangster = gangsterIn(view, card);
  const warehouse = warehouseIn(view, card);
  const said = gangster
    ? gangsterLabel(t, words, gangster)
    : warehouse
      ? warehouseLabel(t, words, warehouse)
      : [nameOf(words, card), cornersLabel(t, card)].filter(Boolean).join(t("comma"));
  return (
    <Closeup picture={<DollarCard card={card} words={words} />}>
      <p>{said}</p>
      {reason != null && <p className="reason">{words.blocked(reason)}</p>}
      {gangster === undefined && <p>{ruleOf(words, card)}</p>}
    </Closeup>
  );
}

/** The option of the thing pointed at on the table. */
function targetOf(card: CardId): string | null {
  if (isGangster(card)) return optionId("gangster", card);
  if (isWarehouse(card)) return optionId("warehouse", card);
  return isRacket(card) ? optionId("racket", card) : null;
}
