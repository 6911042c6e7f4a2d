"use client";

import { type CardId, isGangster, isRacket, isWarehouse } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { Closeup } from "../board/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import {
  blockLabel,
  cornersLabel,
  gangsterIn,
  itemLabel,
  nameOf,
  pointsLabel,
  racketLabel,
  ruleOf,
  warehouseIn,
} from "./labels.ts";

/** The card pointed at, large, with its rule in words and the reason why it cannot be chosen now. */
export function Spotlight() {
  const { words, shown, draft } = useBoard();
  if (shown === null) return null;
  const target = targetOf(shown);
  const reason = target === null ? null : draft?.marks.get(target)?.reason;
  return (
    <Closeup className="md-spotlight">
      <span>
        <DollarCard card={shown} words={words} />
      </span>
      <div>
        <b>{nameOf(words, shown)}</b>
        <Facts card={shown} />
        {reason != null && <p className="reason">{words.blocked(reason)}</p>}
        <p className="md-rule">{ruleOf(words, shown)}</p>
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
    facts.push(...(warehouse.rackets ?? []).map((racket) => racketLabel(t, words, racket)));
  }
  const corners = cornersLabel(t, card);
  if (gangster === undefined && warehouse === undefined && corners !== "") facts.push(corners);
  return <p>{facts.join(t("comma"))}</p>;
}
