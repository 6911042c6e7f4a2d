"use client";

import { type CardId, isGangster, isRacket, isWarehouse } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { Closeup } from "../board/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { Rackets } from "./goods.tsx";
import {
  blockLabel,
  cornersLabel,
  gangsterIn,
  itemLabel,
  nameOf,
  pointsLabel,
  ruleOf,
  warehouseIn,
} from "./labels.ts";

/** The card pointed at, large, with its rule in words and the reason why it cannot be chosen now. */
export default function Spotlight({ card }: { readonly card: CardId }) {
  const { words, view, draft } = useBoard();
  const target = targetOf(card);
  const reason = target === null ? null : draft?.marks.get(target)?.reason;
  const rackets = warehouseIn(view, card)?.rackets ?? [];
  return (
    <Closeup className="md-spotlight">
      <span>
        <DollarCard card={card} words={words} />
      </span>
      <div>
        <b>{nameOf(words, card)}</b>
        <Facts card={card} />
        {rackets.length > 0 && <Rackets rackets={rackets} />}
        {reason != null && <p className="reason">{words.blocked(reason)}</p>}
        {rackets.length === 0 && <p>{ruleOf(words, card)}</p>}
      </div>
    </Closeup>
  );
}

/** The option of the thing pointed at on the table. */
function targetOf(card: CardId): string | null {
  if (isGangster(card)) return optionId("gangster", card);
  if (isWarehouse(card)) return optionId("warehouse", card);
  return isRacket(card) ? optionId("racket", card) : null;
}

/** The words about a card in its present place. */
function Facts({ card }: { readonly card: CardId }) {
  const { t, view, words } = useBoard();
  const gangster = isGangster(card) ? gangsterIn(view, card) : undefined;
  const warehouse = isWarehouse(card) ? warehouseIn(view, card) : undefined;
  const facts: string[] = [];
  if (isGangster(card)) facts.push(pointsLabel(t, card));
  for (const item of gangster?.items ?? []) facts.push(itemLabel(t, words, item));
  for (const block of gangster?.blocks.toReversed() ?? []) facts.push(blockLabel(t, words, block));
  if (warehouse !== undefined) {
    if (warehouse.dog !== null) facts.push(t("guardedBy", { dog: nameOf(words, warehouse.dog) }));
    facts.push(t("rackets", { count: warehouse.racketCount }));
  }
  const corners = cornersLabel(t, card);
  if (gangster === undefined && warehouse === undefined && corners !== "") facts.push(corners);
  return <p>{facts.join(t("comma"))}</p>;
}
