"use client";
import type { EVEN_TEMPERED } from "@consigliere/contract/bot-levels";
import { useTranslations } from "next-intl";
import type { Temperament } from "../api/games.ts";
import { SelectField } from "../design/fields.tsx";

/** Nobody has chosen: the service deals one. */
export const DEALT = "dealt";

export type TemperamentChoice = Temperament | typeof EVEN_TEMPERED | typeof DEALT;

interface TemperamentFieldProps {
  readonly label: string;
  /** In their order. */
  readonly choices: readonly TemperamentChoice[];
  readonly value: TemperamentChoice;
  readonly onValue: (value: TemperamentChoice) => void;
}

/** Choice of a bot's temperament, with an explanation of each. */
export function TemperamentField({ label, choices, value, onValue }: TemperamentFieldProps) {
  const t = useTranslations("newMatch");
  return (
    <SelectField
      label={label}
      hint={t(`temperamentHints.${value}`)}
      value={value}
      choices={choices.map((one) => ({ value: one, name: t(`temperaments.${one}`) }))}
      onValue={(chosen) => onValue(choices.find((one) => one === chosen) ?? value)}
    />
  );
}
