/** The legal answers of a question. */
import type { AnswerValue, ChosenOption } from "./answer.ts";
import { answersOf } from "./answer-search.ts";
import { RulesError } from "./errors.ts";
import { atRandom, freeAnswer, hasAnswer, type Order, PLAINEST } from "./free-answer.ts";
import type { OptionData, QuestionData } from "./question.ts";
import type { Random } from "./random.ts";
import { isLimited, partsOf } from "./tally.ts";

/** Whether any legal answer exists. */
export function isAnswerable(question: QuestionData): boolean {
  return isLimited(question) ? firstAnswer(question, PLAINEST) !== null : hasAnswer(question);
}

/**
 * The only legal answer if there is exactly one, otherwise null. If order does not matter, another order does not count
 * as another answer.
 */
export function forcedAnswer(question: QuestionData): AnswerValue | null {
  const answers = answersOf(question, PLAINEST);
  const first = answers.next();
  const second = answers.next();
  if (first.done === true || second.done !== true || !second.value.areAll) return null;
  const isOrdered = partsOf(question, first.value).some(({ question: part, value }) => {
    const hasOrder = part.form === "order" || (part.form === "some" && part.ordered === true);
    return hasOrder && (value as readonly ChosenOption[]).length > 1;
  });
  return isOrdered ? null : first.value;
}

/**
 * The plainest legal answer: first open option, fewest choices, present order, smallest amount.
 * @throws RulesError when there is none.
 */
export function plainestAnswer(question: QuestionData): AnswerValue {
  const plainest = firstAnswer(question, PLAINEST);
  if (plainest === null) throw new RulesError("rules/empty-prompt", "a question without a legal answer");
  return plainest;
}

/**
 * A legal answer chosen at random; every legal answer can come up.
 * @throws RulesError when there is none.
 */
export function randomAnswer(question: QuestionData, random: Random): AnswerValue {
  // A random search may fail where the search for the plainest answer does not.
  return firstAnswer(question, atRandom(random)) ?? plainestAnswer(question);
}

function firstAnswer(question: QuestionData, order: Order): AnswerValue | null {
  if (!isLimited(question)) return freeAnswer(question, order);
  const first = answersOf(question, order).next();
  return first.done === true ? null : first.value;
}

/** Whether the option may be chosen and, if it asks a further question, can be answered in full. */
export function isOpen(option: OptionData): boolean {
  return option.blocked === undefined && (option.with === undefined || isAnswerable(option.with));
}
