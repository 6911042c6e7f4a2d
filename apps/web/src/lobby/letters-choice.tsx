import type { HouseRules } from "@consigliere/contract/house-rules";
import { useTranslations } from "next-intl";
import { ChoiceField } from "../design/fields.tsx";

type Letters = HouseRules["letters"];

const LETTERS = ["all", "private", "none"] as const;

interface LettersChoiceProps {
  readonly letters: Letters;
  readonly onLetters: (letters: Letters) => void;
}

/** For the host: who may be written to. */
export function LettersChoice({ letters, onLetters }: LettersChoiceProps) {
  const t = useTranslations("newMatch.letters");
  return (
    <ChoiceField
      label={t("label")}
      choices={LETTERS.map((value) => ({ value, name: t(value) }))}
      value={letters}
      onValue={(value) => onLetters(LETTERS.find((one) => one === value) ?? "all")}
    />
  );
}
