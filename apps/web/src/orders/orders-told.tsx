"use client";

import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { useFormatter, useTranslations } from "next-intl";
import type { OrderSpeech, OrderUi } from "../games/order-ui.ts";
import { nameOfAnswer, saidCondition } from "./order-words.ts";

interface OrdersToldProps {
  readonly orders: readonly StandingOrder[];
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
}

/** Standing orders to be read: the occasion, the conditions and the answers of each, in the words of their sheet. */
export function OrdersTold({ orders, ui, speech }: OrdersToldProps) {
  const t = useTranslations("orders");
  const format = useFormatter();
  const list = (things: readonly string[]) => format.list(things);
  const line = (question: string, what: string) => t("sleep.of", { question, what });
  return (
    <ol>
      {orders.map((order, index) => {
        const { kind, when, answers } = order;
        const conditions = Object.keys(when).flatMap(
          (name) => saidCondition(order, name, { ui, speech, list, line }) ?? [],
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order is what it is by its place
          <li key={index} className="order" aria-label={t("label", { number: index + 1 })}>
            <span className="order-kind">{speech.say(`kind.${kind}`)}</span>
            {conditions.map((said) => (
              <span key={said} className="order-note">
                {said}
              </span>
            ))}
            {answers.map((answer, place) => {
              const named = nameOfAnswer(answer, { ui, speech, kind, ask: t("ask") });
              // biome-ignore lint/suspicious/noArrayIndexKey: a place among the preferences is what it is
              return <b key={place}>{line(t(place === 0 ? "then" : "otherwise"), named)}</b>;
            })}
          </li>
        );
      })}
    </ol>
  );
}
