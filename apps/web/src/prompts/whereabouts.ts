/** The places of a question's options: on the table, as buttons of the cue, or on the sheet. */
import type { OptionId, QuestionData } from "@consigliere/contract/question";
import { type Draft, innerOf } from "./draft.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";

/**
 * The place that a game gives an option: a card in hand, a thing on the board; a `key` of the cue, though it asks
 * further; `sheet` for options without a place on the table.
 */
export type Whereabouts = "hand" | "board" | "key" | "sheet";

export type Lies = (id: OptionId) => Whereabouts;

/** The maximum number of buttons in the cue. */
const MOST_KEYS = 3;

/** The options that are buttons of the cue: a few answers that are only words, to a question that asks nothing else. */
export function keysOf({ question }: { readonly question: QuestionData }, lies: Lies): OptionId[] {
  if (question.form !== "one") return [];
  const loose = question.options.filter(({ id }) => isLoose(lies(id)));
  const areWords = loose.every((option) => option.with === undefined || lies(option.id) === "key");
  return areWords && loose.length <= MOST_KEYS ? loose.map(({ id }) => id) : [];
}

/** Whether an option has no place on the table. */
export const isLoose = (place: Whereabouts): boolean => place === "sheet" || place === "key";

/** Whether a question has anything to show on the sheet, itself or in its further questions. */
export function isOnSheet(question: QuestionData, draft: Draft, hides: (id: OptionId) => boolean): boolean {
  if (question.limits !== undefined && !hides(AMOUNT)) return true;
  if (hasOpenly(question, hides)) return true;
  return innerOf(question, draft).some((inner) => isOnSheet(inner.question, inner.draft, hides));
}

/** The place of an order as a whole. Its options may be on the table for other questions. */
export const ORDER: OptionId = "order";

/** The place of amounts and of tallies: on the sheet, unless the table shows them itself. */
export const AMOUNT: OptionId = "amount";

/** Whether a question shows anything itself, or leaves all its options to the table. */
export function hasOpenly(question: QuestionData, hides: (id: OptionId) => boolean): boolean {
  if (question.form === "form") return false;
  if (question.form === "order") return !hides(ORDER);
  if (question.form === "amount") return !hides(AMOUNT);
  return question.options.some((option) => !hides(option.id));
}

/** Whether the next choice is a card of the hand, or puts cards of the hand in order. Then the hand stays open. */
export function isInHand({ current, prompt }: AnswerDraft, lies: Lies): boolean {
  if (asksOrder(prompt.question) && lies(ORDER) === "hand") return true;
  const { question } = current ?? {};
  const options = question?.form === "one" || question?.form === "some" ? question.options : [];
  return options.some(({ id }) => lies(id) === "hand");
}

function asksOrder(question: QuestionData): boolean {
  return question.form === "form"
    ? question.parts.some((part) => asksOrder(part.question))
    : question.form === "order";
}

/** Whether something is already chosen, and the next choice is not a card of the hand. */
export function isAimingAtBoard(draft: AnswerDraft, lies: Lies): boolean {
  const { isEmpty, answer, current, prompt } = draft;
  if (isEmpty || prompt.sealed !== null || isInHand(draft, lies)) return false;
  const form = current?.question.form;
  return form === "one" || form === "some" || answer !== null;
}
