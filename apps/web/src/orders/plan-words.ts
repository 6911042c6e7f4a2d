"use client";
import type { Plan, PlanStep, PlanVoid } from "@consigliere/contract/plan";
import { useTranslations } from "next-intl";
import type { GameWords, TableEvent } from "../games/game-words.ts";
import { saidAnswer } from "./order-words.ts";

/** The words about a plan. */
export interface PlanWords {
  /** The decision that a step answers, as a phrase for the future. */
  topic(topic: string): string;
  answer(step: Pick<PlanStep, "answer">): string;
  /** The reason why a plan is void. */
  why(plan: Plan, reason: PlanVoid): string;
}

export function usePlanWords(words: GameWords): PlanWords {
  const t = useTranslations("orders.plan");
  const orders = useTranslations("orders");
  return {
    topic: (topic) => words.text(`decision.${topic}`),
    answer: ({ answer }) => saidAnswer(answer, words, orders("comma")) || t("none"),
    why: ({ done }, { why, event, obstacle }) => {
      if (why === "disturbed") return words.event(event as TableEvent);
      const said = t(`why.${why}`, { step: done + 1 });
      const reason = obstacle === undefined ? undefined : words.blocked(obstacle);
      return reason === undefined || reason === obstacle ? said : orders("why", { said, reason });
    },
  };
}
