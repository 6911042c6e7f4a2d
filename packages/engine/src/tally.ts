/** Tallies: what answers count towards them. */
import type { AnswerValue, ChosenOption } from "./answer.ts";
import type { Counts, QuestionData } from "./question.ts";

/** A question that is answered somewhere in an answer, and its answer. */
interface AnsweredPart {
  readonly question: QuestionData;
  readonly value: AnswerValue;
}

/** A question and everything that is answered along with it. The answer must be legal but for limits. */
export function partsOf(question: QuestionData, value: AnswerValue): readonly AnsweredPart[] {
  return [{ question, value }, ...innerParts(question, value)];
}

function innerParts(question: QuestionData, value: AnswerValue): readonly AnsweredPart[] {
  if (question.form === "amount") return [];
  if (question.form === "form") {
    const values = value as Readonly<Record<string, AnswerValue>>;
    return question.parts.flatMap((part) => partsOf(part.question, values[part.name] as AnswerValue));
  }
  return chosenIn(value).flatMap((chosen) => {
    if (typeof chosen === "string") return [];
    const further = question.options.find((o) => o.id === chosen.choose)?.with;
    return further === undefined ? [] : partsOf(further, chosen.with);
  });
}

function chosenIn(value: AnswerValue): readonly ChosenOption[] {
  return Array.isArray(value) ? value : [value as ChosenOption];
}

/** How much an answer counts towards a tally. The answer must be legal apart from limits. */
export function countOf(question: QuestionData, value: AnswerValue, tally: string): number {
  const counts = partsOf(question, value).map((part) => ownCount(part, tally));
  return counts.reduce((total, n) => total + n, 0);
}

function ownCount({ question, value }: AnsweredPart, tally: string): number {
  if (question.form === "form") return 0;
  if (question.form === "amount") return (value as number) * weightOf(question.counts, tally);
  const ids = chosenIn(value).map((chosen) => (typeof chosen === "string" ? chosen : chosen.choose));
  const chosen = question.options.filter((option) => ids.includes(option.id));
  return chosen.reduce((total, option) => total + weightOf(option.counts, tally), 0);
}

/** How much one piece with these counts adds to a tally. */
export function weightOf(counts: Counts | undefined, tally: string): number {
  return counts !== undefined && Object.hasOwn(counts, tally) ? (counts[tally] ?? 0) : 0;
}

/** Whether any tally is limited anywhere in a question. */
export function isLimited(question: QuestionData): boolean {
  if (question.limits !== undefined) return true;
  if (question.form === "form") return question.parts.some((part) => isLimited(part.question));
  if (question.form === "amount") return false;
  return question.options.some((option) => option.with !== undefined && isLimited(option.with));
}

/** The names of all tallies that are limited anywhere in a question. */
export function limitedTallies(question: QuestionData): string[] {
  const names = new Set<string>();
  const visit = (inner: QuestionData): void => {
    for (const name of Object.keys(inner.limits ?? {})) names.add(name);
    if (inner.form === "form") for (const part of inner.parts) visit(part.question);
    if ("options" in inner) for (const option of inner.options) if (option.with) visit(option.with);
  };
  visit(question);
  return [...names];
}
