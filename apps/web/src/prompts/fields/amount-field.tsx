"use client";

import type { AmountData } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import type { FieldProps } from "./field-props.ts";

/** A number by stepping, sliding or typing. */
export function AmountField(props: FieldProps<AmountData> & { readonly value: number }) {
  const { question, value, path, isDisabled, amountsAt, onAmount } = props;
  const { step } = question;
  const { least: min, most: max } = amountsAt(path);
  const t = useTranslations("play.prompt");
  const change = (next: number) => onAmount(path, next);
  return (
    <div className="prompt-amount">
      <button
        type="button"
        disabled={isDisabled || value <= min}
        aria-label={t("less")}
        onClick={() => change(value - step)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={t("amount")}
        {...{ min, max, step, value }}
        disabled={isDisabled}
        onChange={(event) => change(event.currentTarget.valueAsNumber || min)}
      />
      <button
        type="button"
        disabled={isDisabled || value + step > max}
        aria-label={t("more")}
        onClick={() => change(value + step)}
      >
        +
      </button>
      <input
        type="range"
        aria-label={t("amount")}
        {...{ min, max, step, value }}
        disabled={isDisabled}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
      <span className="prompt-amount-limits">{t("amountLimits", { min, max })}</span>
    </div>
  );
}
