"use client";

import { planIn } from "@consigliere/contract/plan";
import { useTranslations } from "next-intl";
import type { GameWords } from "../games/game-words.ts";
import { PlanSteps } from "./plan-steps.tsx";
import { usePlanWords } from "./plan-words.ts";

/** The plan among the settings of a seat, to be read: its steps, and why it was void. */
export function PlanTold({ settings, words }: { readonly settings: unknown; readonly words: GameWords }) {
  const t = useTranslations("moment");
  const said = usePlanWords(words);
  const plan = planIn(settings);
  if (plan === null) return null;
  return (
    <>
      {plan.void !== null && <p className="order-note">{t("void", { why: said.why(plan, plan.void) })}</p>}
      <PlanSteps plan={plan} words={said} />
    </>
  );
}
