"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Envelope } from "../design/envelope.tsx";
import type { Draft } from "./draft.ts";
import { onlyAnswer } from "./only-answer.ts";
import { type Marks, wantingIn } from "./places.ts";
import type { OptionPicture, PromptSubject, PromptWords } from "./prompt-words.ts";
import { RoundKey } from "./round-key.tsx";
import { rowOf } from "./row.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";
import { useCut } from "./use-cut.ts";
import { useWhyNot } from "./use-why-not.ts";
import { keysOf, type Lies } from "./whereabouts.ts";

export interface ActionBarProps {
  readonly draft: AnswerDraft;
  /** The question, in one sentence. */
  readonly title: string;
  /** The stakes; null: no more than the question says. */
  readonly stakes?: string | null;
  readonly words: PromptWords;
  readonly picture?: OptionPicture | undefined;
  readonly subject: PromptSubject | null;
  /** The permanent cost of an answer; null: nothing unusual. */
  readonly lossOf: (answer: AnswerValue) => string | null;
  /**
   * The effect of an answer, as a verb for its button, as soon as the answer is begun: "Sign it"; null: it is just
   * given.
   */
  readonly verbOf?: (answer: AnswerValue) => string | null;
  readonly lies: Lies;
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
  readonly isSending: boolean;
  readonly onAnswer: (value: AnswerValue) => void;
  /** Whether the reader has answered before. Then a new question takes the focus of the old one. */
  readonly takesFocus?: RefObject<boolean>;
  /** Opens the rule behind the question. */
  readonly onRule?: (() => void) | undefined;
  /** Buttons of the table itself, before those of the answer: "Take back". */
  readonly children?: ReactNode;
}

/** One question with at most three buttons: the choices so far, the way back, and the way on. */
export function ActionBar(props: ActionBarProps) {
  const { draft, title, words, picture, subject, lossOf, verbOf, lies } = props;
  const { isListed, onList, isSending, onAnswer, takesFocus, onRule, children } = props;
  const cue = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focus is lost only if the pressed button is gone.
    if (takesFocus?.current === true && document.activeElement === document.body) {
      cue.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  const t = useTranslations("play.prompt");
  const says = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const stakes = useRef<HTMLParagraphElement>(null);
  const isCut = [useCut(text), useCut(stakes)].includes(true);
  const { prompt, current, answer } = draft;
  const isSealed = prompt.sealed !== null;
  const isFinal = isSealed && !prompt.isRevisable;
  const isAiming = !draft.isEmpty && !isSealed;
  const hint = isAiming && answer === null && current !== undefined ? words.hint(current.path) : null;
  const names = namesIn(draft.draft, words, t);
  const summary = names.join(" · ");
  const row = rowOf(draft.draft, (id) => picture?.(id) ?? null);
  const hasRow = row.shown.length > 0;
  const art = isSealed ? (
    <Envelope seat={prompt.seat} sealed label={t(isFinal ? "sealedFinal" : "sealedOpen")} />
  ) : hasRow ? null : (
    subject?.picture
  );
  const loss = answer === null ? null : lossOf(answer);
  const verb = verbOf?.(answer ?? begun(draft.draft)) ?? null;
  const isDone = isAiming && loss === null && answer !== null;
  // The consequence is on the other line.
  const room = subject?.text == null ? LONG : LONG / 2;
  const isNamed = isDone && widthOf(summary) <= room;
  const [first = title] = names;
  const asked = isNamed ? summary : isDone && hasRow && widthOf(first) <= room ? first : (hint ?? title);
  const isSaid = !draft.isEmpty && !isNamed;
  // In pictures for the eye, unless the reader prefers text.
  const isShown = hasRow && !isWhole;
  const hasKey = !isFinal && (answer !== null || isAiming || prompt.question.form !== "one");
  return (
    <section
      ref={cue}
      className="action-bar"
      data-long={widthOf(asked) > LONG || undefined}
      data-testid="prompt-panel"
      data-prompt={prompt.id}
      aria-label={t("label")}
      tabIndex={-1}
    >
      {art != null && (
        <span className="action-bar-picture" aria-hidden="true">
          {art}
        </span>
      )}
      <div className="action-bar-words">
        <div id={says} className="action-bar-says" aria-live="polite">
          <div ref={text} className="action-bar-text" data-whole={isWhole || undefined}>
            <div>
              <h2>{asked}</h2>
              <p>
                {prompt.optional && <span> {t("optional")}</span>}
                {isSealed && <span> {isFinal ? t("sealedFinal") : t("sealedOpen")}</span>}
                {loss !== null && <b className="action-bar-loss"> {loss}</b>}
                {hasKey && answer === null && hint === null && <span> {wantsOf(draft, words, t)}</span>}
                {draft.isEmpty && !isSealed && hasNothingElse(prompt, lies) && (
                  <span> {t("nothingAnswers")}</span>
                )}
                {subject?.text != null && loss === null && <span> {subject.text}</span>}
                {isAiming && answer !== null && !prompt.isRevisable && prompt.clock === "window" && (
                  <span> {t("final")}</span>
                )}
                {isSaid && !isShown && <b> {summary}</b>}
              </p>
            </div>
          </div>
          {!isAiming && props.stakes != null && (
            <p
              ref={stakes}
              className="action-bar-stakes"
              data-whole={isWhole || undefined}
              data-testid="stakes"
            >
              {props.stakes}
            </p>
          )}
          {isSaid && isShown && <p className="visually-hidden">{summary}</p>}
        </div>
        {(isCut || isWhole || row.more > 0) && (
          <RoundKey label={t("whole")} isOpen={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? "×" : "…"}
          </RoundKey>
        )}
        {onRule !== undefined && (
          <RoundKey label={t("rule")} testId="open-rule" onPress={onRule}>
            ?
          </RoundKey>
        )}
      </div>
      {hasRow && (
        <div className="action-bar-row" aria-hidden="true">
          {row.head !== null && <span data-head="">{row.head}</span>}
          <span className="action-bar-faces">
            {row.shown.map((one) => (
              <span key={one.id}>{one.picture}</span>
            ))}
          </span>
          {row.more > 0 && <b>+{row.more}</b>}
        </div>
      )}
      <div className="action-bar-keys">
        {!isAiming && children}
        {!isFinal && (
          <>
            <button
              type="button"
              className="action-bar-list"
              aria-pressed={isListed}
              onClick={() => onList(!isListed)}
            >
              {isListed ? t("hideList") : t("showList")}
            </button>
            {isAiming && subject?.otherKey}
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
            {hasKey && (
              <button
                type="button"
                className="button"
                data-variant={loss === null ? "brass" : "blood"}
                data-busy={isSending || undefined}
                disabled={answer === null || isSending}
                aria-describedby={says}
                data-testid="answer-confirm"
                onClick={() => answer !== null && onAnswer(answer)}
              >
                {loss !== null && widthOf(summary) <= LONG_KEY
                  ? summary
                  : isSealed
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

/** The parts missing before an answer may be given: "Choose 2 more." */
function wantsOf(
  { prompt, draft }: AnswerDraft,
  words: PromptWords,
  t: ReturnType<typeof useTranslations<"play.prompt">>,
): string | null {
  const wanting = wantingIn(prompt.question, draft);
  if (wanting === null) return null;
  if (wanting.choices !== null)
    return t(wanting.isMore ? "chooseMore" : "choose", { count: wanting.choices });
  const { tally, count, min, max } = wanting.tally;
  const values = { tally: words.tally(tally), count, min: min ?? 0, max: max ?? 0 };
  return max !== null && count > max ? t("tooMuch", values) : t("tally.least", values);
}

/** The draft so far: enough to know the effect of its answer. */
function begun(draft: Draft): AnswerValue {
  if (draft.form === "form") return {};
  return draft.chosen ?? "";
}

/** More than this is too long for a button, in Latin letters. */
const LONG_KEY = 40;

/** From this length on, a question has its own line, in Latin letters. */
const LONG = 64;

/** In Latin letters; a Japanese one counts as two. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (letter >= "\u2e80" ? 2 : 1), 0);
}

interface KeysProps extends Pick<ActionBarProps, "words" | "isSending" | "lossOf"> {
  readonly draft: { readonly marks: Marks; pickMarked(id: OptionId): void };
  readonly ids: readonly OptionId[];
  /** The only one left, which needs no other press. */
  readonly only: OptionId | null;
}

/** Answers that are only words, such as passing. Each has its button. */
function Keys({ draft, words, isSending, lossOf, ids, only }: KeysProps) {
  const whyNot = useWhyNot(words);
  return ids.map((id) => {
    const mark = draft.marks.get(id);
    if (mark === undefined) return null;
    const reason = whyNot(mark);
    // If the answer is costly, the button that confirms it says so.
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

/** Whether a card could have answered, but none of those in hand can. */
function hasNothingElse({ question, clock }: AnswerDraft["prompt"], lies: Lies): boolean {
  if (question.form !== "one" || clock !== "window") return false;
  const open = question.options.filter(({ blocked }) => blocked === undefined);
  // One answer in words is left; an option with a further question would be more than that.
  return open.length <= 1 && open.every((option) => lies(option.id) === "sheet" && option.with === undefined);
}

const isNothing = (draft: Draft) => draft.form === "amount" && draft.chosen === 0;

/** The names of everything that a draft has chosen so far, outermost first. */
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
      // An amount of nothing says nothing.
      return Object.entries(draft.parts).flatMap(([part, inner]) =>
        isNothing(inner) || namesIn(inner, words, t).length === 0 ? [] : [named(words.part(part), inner)],
      );
    case "amount":
      return [String(draft.chosen)];
    default:
      return draft.chosen.map((id) => words.option(id));
  }
}
