"use client";
import { nextStep, planIn } from "@consigliere/contract/plan";
import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import type { GameWords } from "../games/game-words.ts";
import { usePlanWords } from "./plan-words.ts";

interface PlanSlipProps {
  readonly settings: unknown;
  readonly words: GameWords;
  readonly actions: {
    readonly isSending: boolean;
    readonly saveSettings: (settings: Record<string, unknown>, was: unknown, onSaved: () => void) => void;
  };
  readonly onPlan: () => void;
}

/** The state of the reader's plan, until they close it. While it is valid, its next answer. */
export function PlanNotice({ settings, words, actions, onPlan }: PlanSlipProps) {
  const t = useTranslations("orders.plan");
  const said = usePlanWords(words);
  const plan = planIn(settings);
  if (plan === null) return null;
  const next = nextStep(plan);
  const { plan: _, ...others } = settings as Readonly<Record<string, unknown>>;
  const sentence =
    plan.void !== null
      ? t("void", { why: said.why(plan, plan.void) })
      : next === null
        ? t("carriedOut")
        : t("next", { answer: said.answer(next) });
  return (
    <aside className="callout knock paper" aria-label={t("label")} data-testid="plan-slip">
      <p role="status">{sentence}</p>
      <Button variant="ink" size="small" onClick={onPlan}>
        {t("see")}
      </Button>
      {next === null && (
        <Button
          variant="quiet"
          size="small"
          disabled={actions.isSending}
          onClick={() => actions.saveSettings(others, settings, () => undefined)}
        >
          {t("layAside")}
        </Button>
      )}
    </aside>
  );
}
