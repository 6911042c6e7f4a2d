import type { Plan, PlanStep } from "@consigliere/contract/plan";
import { useTranslations } from "next-intl";
import type { PlanWords } from "./plan-words.ts";

interface PlanStepsProps {
  readonly plan: Pick<Plan, "done" | "void"> & { readonly steps: readonly PlanStep[] };
  readonly words: PlanWords;
}

/** The steps of a plan: the answered ones, the next one, and the void ones. */
export function PlanSteps({ plan, words }: PlanStepsProps) {
  const t = useTranslations("orders.plan");
  const stateOf = (index: number) => {
    if (index < plan.done) return "done";
    if (plan.void !== null) return "void";
    return index === plan.done ? "next" : "later";
  };
  return (
    <ol className="plan-steps" data-testid="plan-steps">
      {plan.steps.map((step, index) => {
        const state = stateOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is what it is by its place
          <li key={index} data-state={state}>
            <span className="order-note">
              {t("step", { n: index + 1, topic: words.topic(step.topic), state: t(`state.${state}`) })}
            </span>
            <b>{state === "void" ? <s>{words.answer(step)}</s> : words.answer(step)}</b>
            <span className="order-note">{t(`when.${step.when}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
