"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
  const options = place && "options" in place.question ? place.question.options : [];
  const isPickedOnBoard = options.some((option) => isOnBoard(option.id));
  const hint = place === undefined || place.path.length === 0 ? null : words.hint(place.path);
  return (
    <section className="prompt-panel" data-testid="prompt-panel" aria-label={t("label")}>
      <header className="prompt-head">
        <h2>{title}</h2>
        {prompt.optional && <p className="prompt-note">{t("optional")}</p>}
        {prompt.sealed !== null && (
          <p className="prompt-note">{isFinal ? t("sealedFinal") : t("sealedOpen")}</p>
        )}
      </header>
      {children}
      {!isFinal && (
        <>
          {hint !== null && isPickedOnBoard && (
            <p className="prompt-hint" aria-live="polite">
              {hint}
            </p>
          )}
          <QuestionField
            question={prompt.question}
            draft={draft.draft}
            path={[]}
            words={words}
            picture={picture}
            isDisabled={isSending}
            hides={(id) => !isListed && isOnBoard(id)}
            onPick={draft.pick}
            onReorder={draft.reorder}
            onAmount={draft.setAmount}
          />
          {isPickedOnBoard && place !== undefined && place.path.length > 0 && (
            <button
              type="button"
              className="button"
              data-variant="quiet"
              data-size="small"
              onClick={() => setListed(!isListed)}
            >
              {isListed ? t("hideList") : t("showList")}
            </button>
          )}
          <Confirmation {...{ draft, words, isSending, onAnswer }} />
        </>
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
        {answer !== null && namesIn(answer, words).join(" · ")}
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

/** The names of all that an answer chooses, outermost first. */
export function namesIn(answer: AnswerValue, words: Pick<PromptWords, "option" | "part">): string[] {
  if (typeof answer === "string") return [words.option(answer)];
  if (typeof answer === "number") return [String(answer)];
  if (isList(answer)) return answer.map((id) => words.option(id));
  if (isNested(answer)) return [words.option(answer.choose), ...namesIn(answer.with, words)];
  return Object.entries(answer).map(
    ([part, value]) => `${words.part(part)}: ${namesIn(value, words).join(", ")}`,
  );
}

function isList(answer: AnswerValue): answer is readonly string[] {
  return Array.isArray(answer);
}

function isNested(
  answer: Exclude<AnswerValue, string | number | readonly string[]>,
): answer is { readonly choose: string; readonly with: AnswerValue } {
  return typeof answer["choose"] === "string" && "with" in answer && Object.keys(answer).length === 2;
}
