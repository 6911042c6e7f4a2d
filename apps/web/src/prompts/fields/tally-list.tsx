"use client";

import type { QuestionData } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import type { Draft } from "../draft.ts";
import type { PromptWords } from "../prompt-words.ts";
import { type TallyState, talliesOf } from "../tallies.ts";

interface TallyListProps {
  readonly question: QuestionData;
  readonly draft: Draft;
  readonly words: PromptWords;
}

/** With more tallies than this, they are not shown on one line. */
const MANY = 3;

/** The totals of the choices, against the limits of a question: "Money: 7 of 10". */
export function TallyList({ question, draft, words }: TallyListProps) {
  const t = useTranslations("play.prompt");
  const all = talliesOf(question, draft);
  // Of many tallies, such as the limits for each man of a crew, only those with a count.
  const tallies = all.length > MANY ? all.filter(({ count, min }) => count !== 0 || min !== null) : all;
  if (tallies.length === 0) return null;
  return (
    <ul className="prompt-tallies" aria-live="polite">
      {tallies.map(({ tally, count, min, max }) => (
        <li key={tally} data-testid={`tally-${tally}`}>
          {t(`tally.${kindOf({ min, max })}`, {
            tally: words.tally(tally),
            count,
            min: min ?? 0,
            max: max ?? 0,
          })}
          {max !== null && count > max && ` ${t("tally.over")}`}
        </li>
      ))}
    </ul>
  );
}

function kindOf({ min, max }: Pick<TallyState, "min" | "max">): "most" | "least" | "exactly" | "between" {
  if (min === null || max === null) return max === null ? "least" : "most";
  return min === max ? "exactly" : "between";
}
