"use client";

import { cardOfKind } from "@consigliere/games/mafia-dollar/cards";
import { chanceOf, hitModifier } from "@consigliere/games/mafia-dollar/odds";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import { useState } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { nameOf } from "./labels.ts";
import { type Order, ordersFor } from "./orders.ts";
import { Points } from "./signs.tsx";

/** The possible orders for one of my men: a slip in his family, above the men who wait for orders. */
export function OrderSlip({ gangsters }: { readonly gangsters: readonly GangsterView[] }) {
  const { t, draft, ordered } = useBoard();
  if (draft?.prompt.topic !== "action") return null;
  const able = gangsters
    .map((gangster) => ({ gangster, orders: ordersFor(draft, gangster) }))
    .filter(({ orders }) => orders.length > 0);
  const isUnder = (state: Order["mark"]["state"]) => (one: (typeof able)[number]) =>
    one.orders.some(({ mark }) => mark.state === state);
  const picked =
    able.find(isUnder("chosen")) ??
    able.find(({ gangster }) => gangster.card === ordered) ??
    able.find(isUnder("open"));
  if (picked === undefined) return <p className="md-slip-none">{t("nobodyToOrder")}</p>;
  return <Slip key={picked.gangster.card} {...picked} />;
}

interface SlipProps {
  readonly gangster: GangsterView;
  readonly orders: readonly Order[];
}

function Slip({ gangster, orders }: SlipProps) {
  const { t, draft, words } = useBoard();
  const [asked, setAsked] = useState<string | null>(null);
  const { attack, robbery } = cardOfKind(gangster.card, "gangster");
  const reason = orders.find(({ id }) => id === asked)?.mark.reason ?? sharedReason(orders);
  return (
    <section className="md-slip paper" aria-label={t("orders")}>
      <span className="md-slip-face">
        <Portrait of={faceOf(gangster.card)} />
      </span>
      <p className="md-slip-name">
        <b>{nameOf(words, gangster.card)}</b>
        <Points attack={attack} robbery={robbery} />
      </p>
      <div className="md-slip-keys">
        {orders.map(({ type, id, mark }) => (
          <button
            key={id}
            type="button"
            data-testid={`option-${id}`}
            data-mark={mark.state}
            aria-pressed={mark.state === "chosen"}
            aria-disabled={mark.state === "blocked"}
            aria-label={
              mark.reason === null ? undefined : `${t(`order.${type}`)}. ${words.blocked(mark.reason)}`
            }
            onFocus={() => setAsked(id)}
            onClick={() => (mark.state === "blocked" ? setAsked(id) : draft?.pickMarked(id))}
          >
            {t(`order.${type}`)}
            {type === "hit" && mark.state !== "blocked" && (
              <small>{t("chance", { percent: chanceOf(hitModifier(gangster)) })}</small>
            )}
          </button>
        ))}
      </div>
      {reason !== null && <p className="reason">{words.blocked(reason)}</p>}
    </section>
  );
}

/** The reason why no order is possible. */
function sharedReason(orders: readonly Order[]): string | null {
  const [first] = orders;
  return first !== undefined && orders.every(({ mark }) => mark.reason === first.mark.reason)
    ? first.mark.reason
    : null;
}
