/** The parts of a prompt that its sheet asks: known before the sheet itself is loaded. */
import type { AnswerDraft } from "./use-answer-draft.ts";
import { isOnSheet, keysOf, type Lies } from "./whereabouts.ts";

/** The parts that the sheet leaves to the table and to the cue; nothing as soon as everything is listed. */
export function hiddenFromSheet({ prompt }: AnswerDraft, lies: Lies, isListed: boolean) {
  const keys = keysOf(prompt, lies);
  return (id: string) => !isListed && (lies(id) !== "sheet" || keys.includes(id));
}

/** Whether the sheet asks any part of a prompt now. */
export function needsSheet(draft: AnswerDraft, hides: (id: string) => boolean): boolean {
  const { prompt } = draft;
  const isFinal = prompt.sealed !== null && !prompt.isRevisable;
  return !isFinal && isOnSheet(prompt.question, draft.draft, hides);
}
