/** A call to all seats for cards: what each card of the hand may do in it. */
import type { OptionId } from "@consigliere/contract/question";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { chosenAt } from "./parts.ts";

const CALLS: readonly string[] = ["last-call", "before-action", "feds-call", "final-call"];

/** The parts of the answer in which a card may be named, in one of them. */
const PARTS = ["now", "arm", "out", "sell"] as const;

export interface CallUse {
  readonly part: (typeof PARTS)[number];
  readonly isChosen: boolean;
}

export const isCall = (topic: string | undefined): boolean => topic !== undefined && CALLS.includes(topic);

/** Whether cards are called for. Whom a jailbreak frees lies nowhere on the board: it is played on the sheet. */
export const callsForCards = (topic: string | undefined): boolean => isCall(topic) || topic === "jailbreak";

/** The uses of a card in the call; none: it does not answer it. To be shaken down alone answers nothing. */
export function usesOf({ prompt, draft }: AnswerDraft, card: OptionId): CallUse[] {
  if (prompt.question.form !== "one") return [];
  const asked = prompt.question.options.find(({ id }) => id === "play")?.with;
  if (asked?.form !== "form") return [];
  const given = draft.form === "one" && draft.further?.form === "form" ? draft.further.parts : {};
  return PARTS.flatMap((part) => {
    const question = asked.parts.find(({ name }) => name === part)?.question;
    return question?.form === "some" && question.options.some(({ id }) => id === card)
      ? [{ part, isChosen: chosenAt(given[part]).includes(card) }]
      : [];
  });
}

/** Names a card for one use, and no longer for another; pressed again, for none. */
export function nameInCall(draft: AnswerDraft, card: OptionId, { part, isChosen }: CallUse): void {
  const isBegun = draft.draft.form === "one" && draft.draft.chosen === "play";
  if (!isBegun) draft.pick([], "play");
  for (const other of usesOf(draft, card)) {
    if (other.isChosen && other.part !== part) draft.pick(["play", other.part], card);
  }
  draft.pick(["play", part], card);
  // Nothing is named any more: the call is open again.
  const named = PARTS.flatMap((one) => namedIn(draft, one));
  if (isChosen && named.length === 1) draft.clear();
}

function namedIn({ draft }: AnswerDraft, part: string): readonly OptionId[] {
  const further = draft.form === "one" ? draft.further : null;
  return further?.form === "form" ? chosenAt(further.parts[part]) : [];
}
