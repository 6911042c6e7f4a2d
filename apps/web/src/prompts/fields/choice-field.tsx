"use client";

import type { OneOfData, OptionId, SomeOfData } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import type { Draft } from "../draft.ts";
import { useWhyNot } from "../use-why-not.ts";
import type { FieldProps } from "./field-props.ts";
import { OptionButton } from "./option-button.tsx";

/** One of the options, or some of them; with a count if several are needed. */
export function ChoiceField({
  question,
  draft,
  ...props
}: FieldProps<OneOfData | SomeOfData> & { readonly draft: Draft }) {
  const { words, picture, isDisabled, path, overrunAt, onPick, hides } = props;
  const t = useTranslations("play.prompt");
  const chosen = chosenOf(draft);
  const whyNot = useWhyNot(words);
  const shown = question.options.filter((option) => !hides(option.id));
  return (
    <div className="prompt-choice">
      {question.form === "some" && (
        <p className="prompt-count" aria-live="polite">
          {t(question.min === question.max ? "countExactly" : "countBetween", {
            chosen: chosen.length,
            min: question.min,
            max: question.max,
          })}
          {question.ordered === true && ` ${t("orderCounts")}`}
        </p>
      )}
      <div className="prompt-options">
        {shown.map((option) => (
          <OptionButton
            key={option.id}
            id={option.id}
            name={words.option(option.id)}
            reason={whyNot({ reason: option.blocked ?? null, over: overrunAt(path, option.id) })}
            isChosen={chosen.includes(option.id)}
            rank={question.form === "some" && question.ordered === true ? rankOf(chosen, option.id) : null}
            picture={picture?.(option.id)}
            isDisabled={isDisabled}
            onPick={() => onPick(path, option.id)}
          />
        ))}
      </div>
    </div>
  );
}

function chosenOf(draft: Draft): readonly OptionId[] {
  if (draft.form === "one") return draft.chosen === null ? [] : [draft.chosen];
  return draft.form === "some" ? draft.chosen : [];
}

function rankOf(chosen: readonly OptionId[], id: OptionId): number | null {
  return chosen.includes(id) ? chosen.indexOf(id) + 1 : null;
}
