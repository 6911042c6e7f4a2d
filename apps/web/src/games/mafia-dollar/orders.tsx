"use client";

import { type CardId, cardOfKind, isGangster } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView, View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Mark } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { GameWords } from "../game-words.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { faceOf } from "./faces.ts";
import { callName, gangsterLabel } from "./labels.ts";
import { chanceOf, hitModifier } from "./odds.ts";
import { Bullet, Padlock } from "./signs.tsx";
import "./orders.css";

const ORDERS = ["move-out", "collect", "hit", "rob", "hand-over", "go-home"] as const;
const END = "end-turn";
type OrderType = (typeof ORDERS)[number];

interface Order {
  readonly type: OrderType;
  readonly id: string;
  readonly mark: Mark;
}

interface OrdersProps {
  readonly draft: AnswerDraft;
  readonly view: View;
  readonly viewer: number | null;
  readonly words: GameWords;
}

/** Orders within reach of a thumb: my gangsters in a row, and what the chosen one can be told to do. */
export function Orders({ draft, view, viewer, words }: OrdersProps) {
  const t = useTranslations("board.mafia-dollar");
  const [looked, setLooked] = useState<CardId | null>(null);
  const gangsters = viewer === null ? [] : (view.seats[viewer]?.gangsters ?? []);
  const all = gangsters.map((gangster) => ({ gangster, orders: ordersOf(draft, gangster) }));
  const able = all.filter(({ orders }) => orders.length > 0);
  const end = draft.marks.get(END);
  const isOrdered =
    end?.state === "chosen" || able.some(({ orders }) => orders.some(({ mark }) => mark.state === "chosen"));
  const picked =
    able.find(({ orders }) => orders.some(({ mark }) => mark.state === "chosen")) ??
    able.find(({ gangster }) => gangster.card === looked) ??
    able.find(({ orders }) => orders.some(({ mark }) => mark.state === "open"));
  return (
    <section className="md-orders" aria-label={t("orders")} data-ordered={isOrdered || undefined}>
      <ul className="md-order-people" onKeyDown={moveFocus}>
        {able.map(({ gangster, orders }) => (
          <li key={gangster.card}>
            <button
              type="button"
              aria-pressed={picked?.gangster === gangster}
              aria-label={gangsterLabel(t, words, gangster)}
              data-idle={orders.every(({ mark }) => mark.state === "blocked") || undefined}
              data-zone={gangster.zone}
              onClick={() => {
                if (isOrdered) draft.clear();
                setLooked(gangster.card);
              }}
            >
              <Portrait of={faceOf(gangster.card)} />
            </button>
          </li>
        ))}
      </ul>
      {picked !== undefined && <OrderSheet {...{ ...picked, draft, words }} />}
      {gangsters.length === 0 && <p>{t("nobodyToOrder")}</p>}
      {end !== undefined && (
        <Button
          className="md-order-end"
          data-testid={`option-${END}`}
          aria-pressed={end.state === "chosen"}
          onClick={() => draft.pickMarked(END)}
        >
          {words.option(END)}
        </Button>
      )}
    </section>
  );
}

function ordersOf(draft: AnswerDraft, { card }: GangsterView): Order[] {
  if (!isGangster(card)) return [];
  return ORDERS.flatMap((type) => {
    const id = optionId(type, card);
    const mark = draft.marks.get(id);
    return mark === undefined ? [] : [{ type, id, mark }];
  });
}

interface OrderSheetProps {
  readonly gangster: GangsterView;
  readonly orders: readonly Order[];
  readonly draft: AnswerDraft;
  readonly words: GameWords;
}

function OrderSheet({ gangster, orders, draft, words }: OrderSheetProps) {
  const t = useTranslations("board.mafia-dollar");
  const [asked, setAsked] = useState<string | null>(null);
  const { attack, robbery } = cardOfKind(gangster.card, "gangster");
  const reason = orders.find(({ id }) => id === asked)?.mark.reason ?? sharedReason(orders);
  return (
    <div className="md-order-sheet">
      <p className="md-order-name">
        <b>{callName(words, gangster.card)}</b>
        <span className="md-points">
          <Bullet />
          {attack}
          <Padlock />
          {robbery}
        </span>
        <small>{t(gangster.zone === "street" ? "onStreet" : "atHome")}</small>
      </p>
      <div className="md-order-buttons">
        {orders.map(({ type, id, mark }) => (
          <Button
            key={id}
            size="small"
            variant="paper"
            data-testid={`option-${id}`}
            data-mark={mark.state}
            aria-pressed={mark.state === "chosen"}
            aria-disabled={mark.state === "blocked"}
            aria-label={
              mark.reason === null ? undefined : `${t(`order.${type}`)}. ${words.blocked(mark.reason)}`
            }
            onFocus={() => setAsked(id)}
            onPointerEnter={() => setAsked(id)}
            onClick={() => (mark.state === "blocked" ? setAsked(id) : draft.pickMarked(id))}
          >
            {t(`order.${type}`)}
            {type === "hit" && mark.state !== "blocked" && (
              <small>{t("chance", { percent: chanceOf(hitModifier(gangster)) })}</small>
            )}
          </Button>
        ))}
      </div>
      {reason !== null && <p className="reason">{words.blocked(reason)}</p>}
    </div>
  );
}

/** Why nothing at all can be ordered. */
function sharedReason(orders: readonly Order[]): string | null {
  const [first] = orders;
  return first !== undefined && orders.every(({ mark }) => mark.reason === first.mark.reason)
    ? first.mark.reason
    : null;
}
