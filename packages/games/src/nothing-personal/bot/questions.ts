/** Tools for questions: the open options, and answers with scores. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { isOpen, plainestAnswer } from "@consigliere/engine/legal-answers";
import type { OptionData, QuestionData } from "@consigliere/engine/question";

export interface Scored {
  readonly answer: AnswerValue;
  readonly score: number;
}

export function openOptions(question: QuestionData): readonly OptionData[] {
  return "options" in question ? question.options.filter(isOpen) : [];
}

export function optionOf(question: QuestionData, id: string): OptionData | undefined {
  return openOptions(question).find((option) => option.id === id);
}

export function partOf(question: QuestionData, name: string): QuestionData | undefined {
  return question.form === "form" ? question.parts.find((part) => part.name === name)?.question : undefined;
}

/** The option as an answer, with the answer to its further question. */
export function choose({ id, with: further }: OptionData, answer?: AnswerValue): AnswerValue {
  return further === undefined ? id : { choose: id, with: answer ?? plainestAnswer(further) };
}

type Parts = Readonly<Record<string, AnswerValue>>;

/** A form with the plainest answers, except these parts. */
export function fill(question: QuestionData, parts: Parts): AnswerValue {
  return filling(question)(parts);
}

/** As {@link fill}, for many answers to one form: the plainest are looked for once. */
export function filling(question: QuestionData): (parts: Parts) => AnswerValue {
  const plain = plainestAnswer(question) as Parts;
  return (parts) => ({ ...plain, ...parts });
}

/** The highest score; null: there is no choice. */
export function best(scored: readonly Scored[]): Scored | null {
  return scored.reduce<Scored | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
}
