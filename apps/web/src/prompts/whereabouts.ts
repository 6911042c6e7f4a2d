/** Where the options of a question lie: on the table themselves, as keys of the cue, or on the sheet. */
import type { OptionId, QuestionData } from "@consigliere/contract/question";
import { type Draft, innerOf } from "./draft.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";

/**
 * Where a game lays an option: a card in hand, a thing on the board, a slip pinned to such a thing; `sheet` for what
 * has no place on the table.
 */
export type Whereabouts = "hand" | "board" | "slip" | "sheet";

export type Lies = (id: OptionId) => Whereabouts;

/** More keys than these do not stand in the cue. */
const MOST_KEYS = 3;

/** The options that are keys of the cue: few answers in words alone, to a question that is not about more. */
export function keysOf({ question }: { readonly question: QuestionData }, lies: Lies): OptionId[] {
  if (question.form !== "one") return [];
  const loose = question.options.filter(({ id }) => lies(id) === "sheet");
  const areWords = loose.every((option) => option.with === undefined);
  return areWords && loose.length <= MOST_KEYS ? loose.map(({ id }) => id) : [];
}

/** Whether a question has anything to show on the sheet, itself or in what is asked along with what is chosen. */
export function isOnSheet(question: QuestionData, draft: Draft, hides: (id: OptionId) => boolean): boolean {
  if (question.limits !== undefined || hasOpenly(question, hides)) return true;
  return innerOf(question, draft).some((inner) => isOnSheet(inner.question, inner.draft, hides));
}

/** What an order lies under as a whole: its options may lie on the table for other questions. */
export const ORDER: OptionId = "order";

/** Whether a question shows anything itself, or leaves all its options to the table. */
export function hasOpenly(question: QuestionData, hides: (id: OptionId) => boolean): boolean {
  if (question.form === "form") return false;
  if (question.form === "order") return !hides(ORDER);
  if (question.form !== "one" && question.form !== "some") return true;
  return question.options.some((option) => !hides(option.id));
}

/** Whether what comes next is a card of the hand, or is put in order from there: the hand then stays open. */
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

/** Whether something is chosen already, and what comes next is not a card of the hand. */
export function isAimingAtBoard(draft: AnswerDraft, lies: Lies): boolean {
  const { isEmpty, answer, current, prompt } = draft;
  if (isEmpty || prompt.sealed !== null || isInHand(draft, lies)) return false;
  const form = current?.question.form;
  return form === "one" || form === "some" || answer !== null;
}
