"use client";
import { planIn } from "@consigliere/contract/plan";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { OnceNotice } from "../design/once-notice.tsx";
import { type Habit, noteOffered, type Seated } from "./answer-history.ts";
import type { Proposal } from "./order-edits.ts";
import { OrdersWords } from "./orders-words.tsx";
import { PlanNotice } from "./plan-notice.tsx";

interface OrdersSlipProps extends Omit<ComponentProps<typeof PlanNotice>, "onPlan"> {
  readonly at: Seated;
  /** An answer that the reader usually gives; null: none, or no order can be offered for it. */
  readonly habit: Habit | null;
  readonly open: (sheet: "plan" | "settings", begun?: { readonly proposal: Proposal }) => void;
}

/** The state of the reader's plan. Without a plan, the question whether the usual answer should become an order. */
export default function OrdersNotice({ at, habit, open, ...plan }: OrdersSlipProps) {
  return (
    <OrdersWords>
      {habit !== null && planIn(plan.settings) === null ? (
        <Offer {...{ at, habit, open }} words={plan.words} />
      ) : (
        <PlanNotice {...plan} onPlan={() => open("plan")} />
      )}
    </OrdersWords>
  );
}

interface OfferProps extends Pick<OrdersSlipProps, "at" | "words" | "open"> {
  readonly habit: Habit;
}

/** Says once in a match what the reader usually answers, and asks whether that should be given automatically. */
function Offer({ at, words, habit: { topic, answer, times, of }, open }: OfferProps) {
  const t = useTranslations("orders.offer");
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;
  return (
    <OnceNotice
      label={t("label")}
      testId="orders-offer"
      ask={t("ask", { answer: words.option(answer), times, of })}
      yes={t("yes")}
      no={t("no")}
      onYes={() => open("settings", { proposal: { topic, answer } })}
      onAnswer={() => {
        noteOffered(at);
        setAnswered(true);
      }}
    />
  );
}
