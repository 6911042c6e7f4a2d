"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Draft } from "./draft.ts";
import type { Marks } from "./places.ts";
import type { OptionPicture, PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";
import { useWhyNot } from "./use-why-not.ts";
import { keysOf, type Lies } from "./whereabouts.ts";
import "./prompts.css";

export interface CueProps {
  readonly draft: AnswerDraft;
  /** What is asked, in one sentence. */
  readonly title: string;
  readonly words: PromptWords;
  readonly picture?: OptionPicture | undefined;
  readonly lies: Lies;
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
  readonly isSending: boolean;
  readonly onAnswer: (value: AnswerValue) => void;
  /** Keys of the table itself, before those of the answer: "Take back". */
  readonly children?: ReactNode;
}

/** One question with at most three keys: what is chosen so far, the way back, and the way on. */
export function Cue(props: CueProps) {
  const { draft, title, words, picture, lies, isListed, onList, isSending, onAnswer, children } = props;
  const t = useTranslations("play.prompt");
  const { prompt, current } = draft;
  const isFinal = prompt.sealed !== null && !prompt.isRevisable;
  const chosen = chosenFirst(draft.draft);
  const isAiming = !draft.isEmpty && prompt.sealed === null;
  const hint = isAiming && current !== undefined ? words.hint(current.path) : null;
  const summary = namesIn(draft.draft, words).join(" · ");
  const art = chosen === null || isFinal ? null : picture?.(chosen);
  return (
    <section
      className="cue"
      data-testid="prompt-panel"
      data-prompt={prompt.id}
      aria-label={t("label")}
      tabIndex={-1}
    >
      {art != null && (
        <span className="cue-picture" aria-hidden="true">
          {art}
        </span>
      )}
      <div className="cue-words">
        <h2>{isAiming ? (draft.answer !== null ? summary : (hint ?? title)) : title}</h2>
        <p aria-live="polite">
          {prompt.optional && <span>{t("optional")} </span>}
          {prompt.sealed !== null && <span>{isFinal ? t("sealedFinal") : t("sealedOpen")} </span>}
          {!draft.isEmpty && (draft.answer === null || !isAiming) && <b>{summary}</b>}
          {isAiming && draft.answer !== null && !prompt.isRevisable && prompt.clock === "window" && (
            <span>{t("final")}</span>
          )}
        </p>
      </div>
      <div className="cue-keys">
        {children}
        {!isFinal && (
          <>
            <button
              type="button"
              className="cue-list"
              aria-pressed={isListed}
              onClick={() => onList(!isListed)}
            >
              {isListed ? t("hideList") : t("showList")}
            </button>
            {isAiming && (
              <button
                type="button"
                className="button"
                data-variant="paper"
                disabled={isSending}
                onClick={draft.clear}
                data-testid="answer-back"
              >
                {t("startOver")}
              </button>
            )}
            {!isListed && <Keys {...{ draft, words, isSending }} ids={keysOf(prompt, lies)} />}
            {(draft.answer !== null || !draft.isEmpty) && (
              <button
                type="button"
                className="button"
                data-variant="brass"
                data-busy={isSending || undefined}
                disabled={draft.answer === null || isSending}
                data-testid="answer-confirm"
                onClick={() => draft.answer !== null && onAnswer(draft.answer)}
              >
                {t(prompt.sealed !== null ? "change" : prompt.clock === "window" ? "seal" : "confirm")}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface KeysProps extends Pick<CueProps, "words" | "isSending"> {
  readonly draft: { readonly marks: Marks; pickMarked(id: OptionId): void };
  readonly ids: readonly OptionId[];
}

/** Answers that are words alone, such as passing: each has its key. */
function Keys({ draft, words, isSending, ids }: KeysProps) {
  const whyNot = useWhyNot(words);
  return ids.map((id) => {
    const mark = draft.marks.get(id);
    if (mark === undefined) return null;
    const reason = whyNot(mark);
    return (
      <button
        key={id}
        type="button"
        className="button"
        data-variant="paper"
        data-testid={`option-${id}`}
        aria-pressed={mark.state === "chosen"}
        aria-disabled={reason !== null || isSending}
        title={reason ?? undefined}
        onClick={() => {
          if (reason === null && !isSending) draft.pickMarked(id);
        }}
      >
        {words.option(id)}
      </button>
    );
  });
}

/** What the answer begins with: the card that is played. */
function chosenFirst(draft: Draft): OptionId | null {
  if (draft.form === "one") return draft.chosen;
  return draft.form === "some" ? (draft.chosen[0] ?? null) : null;
}

/** The names of all that a draft has chosen so far, outermost first. */
export function namesIn(draft: Draft, words: Pick<PromptWords, "option" | "part">): string[] {
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
