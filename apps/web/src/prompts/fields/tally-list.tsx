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

/** So many tallies are no longer read as a line. */
const MANY = 3;

/** What all that is chosen comes to, of what a question allows: "Money: 7 of 10". */
export function TallyList({ question, draft, words }: TallyListProps) {
  const t = useTranslations("play.prompt");
  const all = talliesOf(question, draft);
  // Of many, such as what each man of a crew may carry, those that something has been counted for.
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
