"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Envelope } from "../design/envelope.tsx";
import type { Draft } from "./draft.ts";
import { onlyAnswer } from "./only-answer.ts";
import type { Marks } from "./places.ts";
import type { OptionPicture, PromptSubject, PromptWords } from "./prompt-words.ts";
import { StakesLine } from "./stakes-line.tsx";
import type { AnswerDraft } from "./use-answer-draft.ts";
import { useWhyNot } from "./use-why-not.ts";
import { keysOf, type Lies } from "./whereabouts.ts";
import "./prompts.css";

export interface CueProps {
  readonly draft: AnswerDraft;
  /** What is asked, in one sentence. */
  readonly title: string;
  /** What is at stake in it; null: no more than it says. */
  readonly stakes?: string | null;
  readonly words: PromptWords;
  readonly picture?: OptionPicture | undefined;
  readonly subject: PromptSubject | null;
  /** What an answer costs for good; null: nothing out of the ordinary. */
  readonly lossOf: (answer: AnswerValue) => string | null;
  /** What an answer does, as a verb for its key: "Sign it"; null: it is just given. */
  readonly verbOf?: (answer: AnswerValue) => string | null;
  readonly lies: Lies;
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
  readonly isSending: boolean;
  readonly onAnswer: (value: AnswerValue) => void;
  /** Whether the reader has answered before: then a new question takes the focus that the old one had. */
  readonly takesFocus?: RefObject<boolean>;
  /** Opens the rule that the question goes by. */
  readonly onRule?: (() => void) | undefined;
  /** Keys of the table itself, before those of the answer: "Take back". */
  readonly children?: ReactNode;
}

/** One question with at most three keys: what is chosen so far, the way back, and the way on. */
export function Cue(props: CueProps) {
  const { draft, title, words, picture, subject, lossOf, verbOf, lies } = props;
  const { isListed, onList, isSending, onAnswer, takesFocus, onRule, children } = props;
  const cue = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only what was pressed here and is gone leaves the focus nowhere.
    if (takesFocus?.current === true && document.activeElement === document.body) {
      cue.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  const t = useTranslations("play.prompt");
  const { prompt, current } = draft;
  const isFinal = prompt.sealed !== null && !prompt.isRevisable;
  const chosen = chosenFirst(draft.draft);
  const isAiming = !draft.isEmpty && prompt.sealed === null;
  const hint = isAiming && current !== undefined ? words.hint(current.path) : null;
  const summary = namesIn(draft.draft, words, t).join(" · ");
  const envelope =
    prompt.sealed === null ? null : (
      <Envelope seat={prompt.seat} sealed label={t(isFinal ? "sealedFinal" : "sealedOpen")} />
    );
  const art = envelope ?? subject?.picture ?? (chosen === null || isFinal ? null : picture?.(chosen));
  const loss = draft.answer === null ? null : lossOf(draft.answer);
  const verb = draft.answer === null ? null : (verbOf?.(draft.answer) ?? null);
  const isHelpless = hasNothingElse(prompt, lies);
  const asked = !isAiming || loss !== null ? title : draft.answer !== null ? summary : (hint ?? title);
  return (
    <section
      ref={cue}
      className="cue"
      data-long={widthOf(asked) > LONG || undefined}
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
        <h2>{asked}</h2>
        {onRule !== undefined && (
          <button
            type="button"
            className="cue-rule"
            aria-label={t("rule")}
            title={t("rule")}
            data-testid="open-rule"
            onClick={onRule}
          >
            ?
          </button>
        )}
        {!isAiming && <StakesLine line={props.stakes} />}
        <p aria-live="polite">
          {prompt.optional && <span>{t("optional")} </span>}
          {prompt.sealed !== null && <span>{isFinal ? t("sealedFinal") : t("sealedOpen")} </span>}
          {!draft.isEmpty && (draft.answer === null || !isAiming) && <b>{summary}</b>}
          {isAiming && draft.answer !== null && !prompt.isRevisable && prompt.clock === "window" && (
            <span>{t("final")}</span>
          )}
          {isHelpless && draft.isEmpty && prompt.sealed === null && <span>{t("nothingAnswers")}</span>}
          {subject?.text != null && loss === null && <span>{subject.text}</span>}
          {loss !== null && <b className="cue-loss">{loss}</b>}
        </p>
      </div>
      <div className="cue-keys">
        {!isAiming && children}
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
            {!isListed && !isAiming && (
              <Keys
                draft={draft}
                words={words}
                isSending={isSending}
                lossOf={lossOf}
                ids={keysOf(prompt, lies)}
                only={onlyAnswer(prompt)}
              />
            )}
            {(draft.answer !== null || !draft.isEmpty) && (
              <button
                type="button"
                className="button"
                data-variant={loss === null ? "brass" : "blood"}
                data-busy={isSending || undefined}
                disabled={draft.answer === null || isSending}
                data-testid="answer-confirm"
                onClick={() => draft.answer !== null && onAnswer(draft.answer)}
              >
                {loss !== null
                  ? summary
                  : prompt.sealed !== null
                    ? t("change")
                    : (verb ?? t(prompt.clock === "window" ? "seal" : "confirm"))}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** From here on a question has a line to itself, in Latin letters. */
const LONG = 64;

/** In Latin letters: a Japanese one is as wide as two. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (letter >= "\u2e80" ? 2 : 1), 0);
}

interface KeysProps extends Pick<CueProps, "words" | "isSending" | "lossOf"> {
  readonly draft: { readonly marks: Marks; pickMarked(id: OptionId): void };
  readonly ids: readonly OptionId[];
  /** The one that is left, and needs no other press. */
  readonly only: OptionId | null;
}

/** Answers that are words alone, such as passing: each has its key. */
function Keys({ draft, words, isSending, lossOf, ids, only }: KeysProps) {
  const whyNot = useWhyNot(words);
  return ids.map((id) => {
    const mark = draft.marks.get(id);
    if (mark === undefined) return null;
    const reason = whyNot(mark);
    // What is costly says so in the key that confirms it.
    const isCostly = lossOf(id) !== null;
    if (isCostly && mark.state === "chosen") return null;
    return (
      <button
        key={id}
        type="button"
        className="button"
        data-variant={isCostly ? "quiet" : id === only ? "brass" : "paper"}
        data-testid={`option-${id}`}
        aria-pressed={mark.state === "chosen"}
        aria-disabled={reason !== null || isSending}
        onClick={() => {
          if (reason === null && !isSending) draft.pickMarked(id);
        }}
      >
        {words.option(id)}
        {reason !== null && <small className="reason">{reason}</small>}
      </button>
    );
  });
}

/** Whether a card could have answered, and none of those in hand does. */
function hasNothingElse({ question, clock }: AnswerDraft["prompt"], lies: Lies): boolean {
  if (question.form !== "one" || clock !== "window") return false;
  const open = question.options.filter(({ blocked }) => blocked === undefined);
  // One answer in words is left: what leads on to more would be something.
  return open.length <= 1 && open.every((option) => lies(option.id) === "sheet" && option.with === undefined);
}

/** What the answer begins with: the card that is played. */
function chosenFirst(draft: Draft): OptionId | null {
  if (draft.form === "one") return draft.chosen;
  return draft.form === "some" ? (draft.chosen[0] ?? null) : null;
}

/** The names of all that a draft has chosen so far, outermost first. */
function namesIn(
  draft: Draft,
  words: Pick<PromptWords, "option" | "part">,
  t: ReturnType<typeof useTranslations<"play.prompt">>,
): string[] {
  const named = (name: string, inner: Draft | null | undefined) => {
    const names = inner ? namesIn(inner, words, t) : [];
    return names.length === 0 ? name : t("chosen", { name, names: names.join(t("comma")) });
  };
  switch (draft.form) {
    case "one": {
      if (draft.chosen === null) return [];
      const further = draft.further === null ? [] : namesIn(draft.further, words, t);
      return [words.option(draft.chosen), ...further];
    }
    case "some":
      return draft.chosen.map((id) => named(words.option(id), draft.further[id]));
    case "form":
      return Object.entries(draft.parts).flatMap(([part, inner]) =>
        namesIn(inner, words, t).length === 0 ? [] : [named(words.part(part), inner)],
      );
    case "amount":
      return [String(draft.chosen)];
    default:
      return draft.chosen.map((id) => words.option(id));
  }
}
