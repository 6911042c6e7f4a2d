"use client";

import type { AmountData } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { FieldProps } from "./field-props.ts";

/** A number by stepping, sliding or typing. */
export function AmountField(props: FieldProps<AmountData> & { readonly value: number }) {
  const { question, value, path, isDisabled, amountsAt, onAmount } = props;
  const { step } = question;
  const { least: min, most: max } = amountsAt(path);
  const t = useTranslations("play.prompt");
  const change = (next: number) => onAmount(path, next);
  const limits = useId();
  // Other choices leave less than the possible maximum.
  const isBound = max < question.max;
  return (
    <div className="prompt-amount">
      <button
        type="button"
        aria-disabled={isDisabled || value <= min}
        aria-describedby={limits}
        aria-label={t("less")}
        onClick={() => isDisabled || change(value - step)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={t("amount")}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        onChange={(event) => change(event.currentTarget.valueAsNumber || min)}
      />
      <button
        type="button"
        aria-disabled={isDisabled || value + step > max}
        aria-describedby={limits}
        aria-label={t("more")}
        onClick={() => isDisabled || change(value + step)}
      >
        +
      </button>
      <input
        type="range"
        aria-label={t("amount")}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
      <span id={limits} className={isBound ? "prompt-amount-limits reason" : "prompt-amount-limits"}>
        {t(isBound ? "amountBound" : "amountLimits", { min, max })}
      </span>
    </div>
  );
}
