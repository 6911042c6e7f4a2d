"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { type BarFacts, type BarState, barState, LONG, widthOf } from "./bar-state.ts";
import { BarRow, BarWords } from "./bar-words.tsx";
import { onlyAnswer } from "./only-answer.ts";
import { OptionKeys } from "./option-keys.tsx";
import type { Question } from "./question.ts";
import { rowOf } from "./row.ts";

/** The things that the table lets its reader do with a question. */
export interface Answering {
  /** Whether all possible answers are listed beside the board. */
  readonly list: { readonly isListed: boolean; readonly onList: (isListed: boolean) => void };
  readonly isSending: boolean;
  readonly onAnswer: (value: AnswerValue) => void;
  /** A sealed answer is being changed. */
  readonly isChanging?: boolean;
  /** Begins or ends that; absent: no answer is sealed here. */
  readonly onChange?: (isChanging: boolean) => void;
  /** Whether the reader has answered before. Then a new question takes the focus of the old one. */
  readonly takesFocus?: RefObject<boolean>;
  /** Opens the rule behind the question. */
  readonly onRule?: (() => void) | undefined;
  /** Keys of the table itself, before those of the answer: "Take back". */
  readonly children?: ReactNode;
}

/** One question with at most three keys: the choices so far, the way back, and the way on. */
export function ActionBar({ question, answering }: { question: Question; answering: Answering }) {
  const { draft, picture } = question;
  const { takesFocus, isChanging = false } = answering;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focus is lost only if the pressed button is gone.
    if (takesFocus?.current === true && document.activeElement === document.body) {
      bar.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  const t = useTranslations("play.prompt");
  const says = useId();
  const row = rowOf(draft.draft, (id) => picture(id) ?? null);
  const state = barState(draft, { ...question, say: t as BarFacts["say"], isChanging });
  return (
    <section
      ref={bar}
      className="action-bar"
      data-state={state.is}
      data-long={widthOf(state.heading) > LONG || undefined}
      data-testid="prompt-panel"
      data-prompt={draft.prompt.id}
      aria-label={t("label")}
      tabIndex={-1}
    >
      <BarWords {...{ state, question, says, row }} onRule={answering.onRule} />
      {row.shown.length > 0 && <BarRow row={row} />}
      <div className="action-bar-keys">
        <Keys {...{ state, question, answering, says }} />
      </div>
    </section>
  );
}

interface KeysProps {
  readonly state: BarState;
  readonly question: Question;
  readonly answering: Answering;
  /** The id of what the bar says. */
  readonly says: string;
}

function Keys(props: KeysProps) {
  const { state, question, answering } = props;
  const { draft } = question;
  const t = useTranslations("play.prompt");
  switch (state.is) {
    case "final":
      return answering.children;
    case "sealed":
      return (
        <>
          {answering.children}
          {answering.onChange !== undefined && (
            <button
              type="button"
              className="button"
              data-variant="quiet"
              data-testid="answer-change"
              onClick={() => answering.onChange?.(true)}
            >
              {t("change")}
            </button>
          )}
        </>
      );
    case "asking":
      return (
        <>
          {answering.children}
          <ListKey {...answering.list} />
          {answering.isChanging === true && (
            <BackKey {...answering} onBack={() => answering.onChange?.(false)} />
          )}
          {!answering.list.isListed && (
            <OptionKeys
              {...{ draft, words: question.words, lossOf: question.lossOf }}
              isSending={answering.isSending}
              ids={state.keys}
              only={onlyAnswer(draft.prompt)}
            />
          )}
          <ConfirmKey {...props} />
        </>
      );
    default:
      return (
        <>
          <ListKey {...answering.list} />
          {question.subject?.otherKey}
          <BackKey {...answering} onBack={draft.clear} />
          <ConfirmKey {...props} />
        </>
      );
  }
}

/** The way back from what is chosen. */
function BackKey({ isSending, onBack }: Pick<Answering, "isSending"> & { readonly onBack: () => void }) {
  const t = useTranslations("play.prompt");
  return (
    <button
      type="button"
      className="button"
      data-variant="paper"
      disabled={isSending}
      onClick={onBack}
      data-testid="answer-back"
    >
      {t("startOver")}
    </button>
  );
}

/** The key that gives the answer. */
function ConfirmKey({ state: { is, confirm }, answering: { isSending, onAnswer }, says }: KeysProps) {
  if (confirm === null) return null;
  const { label, answer } = confirm;
  return (
    <button
      type="button"
      className="button"
      data-variant={is === "costly" ? "blood" : "brass"}
      data-busy={isSending || undefined}
      disabled={answer === null || isSending}
      aria-describedby={says}
      data-testid="answer-confirm"
      onClick={() => answer !== null && onAnswer(answer)}
    >
      {label}
    </button>
  );
}

/** For keyboards: lists everything that can be answered. */
function ListKey({ isListed, onList }: Answering["list"]) {
  const t = useTranslations("play.prompt");
  return (
    <button
      type="button"
      className="action-bar-list"
      aria-pressed={isListed}
      onClick={() => onList(!isListed)}
    >
      {isListed ? t("hideList") : t("showList")}
    </button>
  );
}
