"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Draft } from "./draft.ts";
import { QuestionField } from "./fields/question-field.tsx";
import type { OptionPicture, PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";
import "./prompts.css";

interface PromptPanelProps {
  readonly draft: AnswerDraft;
  readonly title: string;
  readonly words: PromptWords;
  readonly picture?: OptionPicture | undefined;
  /** Options that can be picked on the board; the panel lists them only on request. */
  readonly isOnBoard?: (id: OptionId) => boolean;
  readonly isSending: boolean;
  readonly onAnswer: (value: AnswerValue) => void;
  /** What a game shows between question and confirmation, such as the card in hand. */
  readonly children?: ReactNode;
}

/** Asks any prompt: what it is about, its options, and the confirmation. Every game can be played with it. */
export function PromptPanel(props: PromptPanelProps) {
  const { draft, title, words, picture, isOnBoard = nothing, isSending, onAnswer, children } = props;
  const t = useTranslations("play.prompt");
  const [isListed, setListed] = useState(false);
  const { prompt } = draft;
  const isFinal = prompt.sealed !== null && !prompt.isRevisable;
  const place = draft.current;
  const options =
    place?.question.form === "one" || place?.question.form === "some" ? place.question.options : [];
  const isPickedOnBoard = options.some((option) => isOnBoard(option.id));
  const hint = place === undefined || place.path.length === 0 ? null : words.hint(place.path);
  return (
    <section
      className="prompt-panel"
      data-testid="prompt-panel"
      data-prompt={prompt.id}
      aria-label={t("label")}
    >
      <header className="prompt-head">
        <h2>{title}</h2>
        {prompt.optional && <p className="prompt-note">{t("optional")}</p>}
        {prompt.sealed !== null && (
          <p className="prompt-note">{isFinal ? t("sealedFinal") : t("sealedOpen")}</p>
        )}
      </header>
      {children != null && <div className="prompt-own">{children}</div>}
      {!isFinal && (
        <div className="prompt-ask">
          <QuestionField
            question={prompt.question}
            draft={draft.draft}
            path={[]}
            words={words}
            picture={picture}
            isDisabled={isSending}
            hides={(id) => !isListed && isOnBoard(id)}
            overrunAt={draft.overrunAt}
            amountsAt={draft.amountsAt}
            onPick={draft.pick}
            onReorder={draft.reorder}
            onAmount={draft.setAmount}
          />
          <div className="prompt-foot">
            {isPickedOnBoard && place !== undefined && place.path.length > 0 && (
              <p className="prompt-board-hint">
                {hint !== null && <span aria-live="polite">{hint}</span>}
                <button
                  type="button"
                  className="button"
                  data-variant="quiet"
                  data-size="small"
                  onClick={() => setListed(!isListed)}
                >
                  {isListed ? t("hideList") : t("showList")}
                </button>
              </p>
            )}
            <Confirmation {...{ draft, words, isSending, onAnswer }} />
          </div>
        </div>
      )}
    </section>
  );
}

function nothing(): boolean {
  return false;
}

type ConfirmationProps = Pick<PromptPanelProps, "draft" | "words" | "isSending" | "onAnswer">;

/** What the answer says, in words, and the button that gives it. Nothing is given without it. */
function Confirmation({ draft, words, isSending, onAnswer }: ConfirmationProps) {
  const t = useTranslations("play.prompt");
  const { answer, isEmpty, prompt } = draft;
  if (isEmpty && answer === null) return null;
  return (
    <div className="prompt-confirm">
      <p className="prompt-summary">
        {namesIn(draft.draft, words).join(" · ")}
        {answer === null && " …"}
        {answer !== null && !prompt.isRevisable && prompt.clock === "window" && (
          <span className="prompt-note"> {t("final")}</span>
        )}
      </p>
      {!isEmpty && (
        <button
          type="button"
          className="button"
          data-variant="paper"
          disabled={isSending}
          onClick={draft.clear}
        >
          {t("startOver")}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-variant="brass"
        data-testid="answer-confirm"
        data-busy={isSending || undefined}
        disabled={answer === null || isSending}
        onClick={() => answer !== null && onAnswer(answer)}
      >
        {prompt.sealed === null ? t("confirm") : t("change")}
      </button>
    </div>
  );
}

/** The names of all that a draft has chosen so far, outermost first. */
function namesIn(draft: Draft, words: Pick<PromptWords, "option" | "part">): string[] {
  const named = (name: string, inner: Draft | null | undefined) => {
    const names = inner ? namesIn(inner, words) : [];
    return names.length === 0 ? name : `${name}: ${names.join(", ")}`;
  };
  switch (draft.form) {
    case "one": {
      if (draft.chosen === null) return [];
      const further = draft.further === null ? [] : namesIn(draft.further, words);
      return [words.option(draft.chosen), ...further];
    }
    case "some":
      return draft.chosen.map((id) => named(words.option(id), draft.further[id]));
    case "form":
      return Object.entries(draft.parts).flatMap(([part, inner]) =>
        namesIn(inner, words).length === 0 ? [] : [named(words.part(part), inner)],
      );
    case "amount":
      return [String(draft.chosen)];
    default:
      return draft.chosen.map((id) => words.option(id));
  }
}
