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
import { rowOf } from "./row.ts";
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
  /** What an answer does, as a verb for its key, as soon as it is begun: "Sign it"; null: it is just given. */
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
  // What follows from it has the other line.
  const room = subject?.text == null ? LONG : LONG / 2;
  const isNamed = isDone && widthOf(summary) <= room;
  const [first = title] = names;
  const asked = isNamed ? summary : isDone && hasRow && widthOf(first) <= room ? first : (hint ?? title);
  const isSaid = !draft.isEmpty && !isNamed;
  // In pictures for the eye, unless it wants to read.
  const isShown = hasRow && !isWhole;
  const hasKey = !isFinal && (answer !== null || isAiming || prompt.question.form !== "one");
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
        <div id={says} className="cue-says" aria-live="polite">
          <div ref={text} className="cue-text" data-whole={isWhole || undefined}>
            <div>
              <h2>{asked}</h2>
              <p>
                {prompt.optional && <span> {t("optional")}</span>}
                {isSealed && <span> {isFinal ? t("sealedFinal") : t("sealedOpen")}</span>}
                {loss !== null && <b className="cue-loss"> {loss}</b>}
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
            <p ref={stakes} className="cue-stakes" data-whole={isWhole || undefined} data-testid="stakes">
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
        <div className="cue-row" aria-hidden="true">
          {row.head !== null && <span data-head="">{row.head}</span>}
          <span className="cue-faces">
            {row.shown.map((one) => (
              <span key={one.id}>{one.picture}</span>
            ))}
          </span>
          {row.more > 0 && <b>+{row.more}</b>}
        </div>
      )}
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

interface RoundKeyProps {
  readonly label: string;
  readonly testId?: string;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function RoundKey({ label, testId, isOpen, onPress, children }: RoundKeyProps) {
  return (
    <button
      type="button"
      className="cue-round"
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      data-testid={testId}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Whether a text has more lines than are shown of it. */
function useCut(text: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  // Measured with every word that changes: the box around them may stay as it is.
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return isCut;
}

/** What is missing before an answer may be given: "Choose 2 more." */
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

/** What a draft has come to so far: enough to know what its answer will do. */
function begun(draft: Draft): AnswerValue {
  if (draft.form === "form") return {};
  return draft.chosen ?? "";
}

/** More than this is no name for a key, in Latin letters. */
const LONG_KEY = 40;

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
