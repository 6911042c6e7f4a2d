"use client";

import { cardOf, cardOfKind } from "@consigliere/games/mafia-dollar/cards";
import { chanceOf, hitModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { ItemArt, SortArt } from "./card-art.tsx";
import { faceOf } from "./faces.ts";
import { gangsterLabel } from "./labels.ts";
import { orderInHand } from "./order-in-hand.ts";
import { ordersFor } from "./orders.ts";
import { Points, SymbolSign } from "./signs.tsx";
import { useTarget } from "./use-target.ts";

interface GangsterProps {
  readonly gangster: GangsterView;
  /** The one of its group at which the tab key stops. Arrow keys reach the others. */
  readonly isStop: boolean;
}

/** A gangster with his items below him and his blocks above. He walks between hideout and street. */
export function Gangster({ gangster, isStop }: GangsterProps) {
  const { t, view, words, draft, viewer, ordered, order: lookAt } = useBoard();
  const { card, items, blocks } = gangster;
  const { attack, robbery } = cardOfKind(card, "gangster");
  const target = useTarget(card, optionId("gangster", card), gangsterLabel(t, words, gangster));
  const order = orderInHand(draft, view);
  const canBeOrdered =
    !target.isTarget && ordersFor(draft, gangster).some(({ mark }) => mark.state === "open");
  const isMine = viewer !== null && view.seats[viewer]?.gangsters.some((one) => one.card === card) === true;
  return (
    <button
      data-piece={`gangster-${card}`}
      className="md-gangster"
      data-blocked={blocks.length > 0 || undefined}
      {...target.button}
      {...(canBeOrdered
        ? {
            "data-able": true,
            "aria-pressed": ordered === card,
            onClick: () => {
              if (draft?.isEmpty === false) draft.clear();
              lookAt(card);
            },
          }
        : {})}
      tabIndex={target.isTarget || canBeOrdered || isStop ? 0 : -1}
    >
      <Said words={target.says}>
        <span className="md-gangster-face">
          <Portrait of={faceOf(card)} />
          {blocks.length > 0 && (
            <span className="md-blocks">
              {blocks.toReversed().map((block) => (
                <span key={block} className="md-block">
                  <SortArt sort={cardOfKind(block, "block").subtype} />
                  <SymbolSign symbol={cardOfKind(block, "block").cure} />
                </span>
              ))}
            </span>
          )}
        </span>
        <span className="md-gangster-name">{words.short(card)}</span>
        {(isMine || target.isTarget) && <Points attack={attack} robbery={robbery} />}
        {items.length > 0 && (
          <span className="md-items">
            {items.map((item) => (
              <span key={item} className="md-item" data-type={cardOf(item).sort}>
                <ItemArt item={item} />+{cardOfKind(item, "item").bonus}
              </span>
            ))}
          </span>
        )}
        {target.isTarget && order?.type === "hit" && (
          <span className="md-chance">{t("chance", { percent: chanceOf(hitModifier(order.gangster)) })}</span>
        )}
      </Said>
    </button>
  );
}
