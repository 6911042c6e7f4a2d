"use client";

import { QuestionField } from "./fields/question-field.tsx";
import type { OptionPicture, PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";
import { isOnSheet, keysOf, type Lies } from "./whereabouts.ts";
import "./prompts.css";

interface PromptSheetProps {
  readonly draft: AnswerDraft;
  readonly words: PromptWords;
  readonly picture?: OptionPicture | undefined;
  readonly hides: (id: string) => boolean;
  readonly isSending: boolean;
}

/** What the sheet leaves to the table and to the cue; nothing as soon as all is listed. */
export function hiddenFromSheet({ prompt }: AnswerDraft, lies: Lies, isListed: boolean) {
  const keys = keysOf(prompt, lies);
  return (id: string) => !isListed && (lies(id) !== "sheet" || keys.includes(id));
}

/** Whether anything of a prompt is asked on the sheet now. */
export function needsSheet(draft: AnswerDraft, hides: (id: string) => boolean): boolean {
  const { prompt } = draft;
  const isFinal = prompt.sealed !== null && !prompt.isRevisable;
  return !isFinal && isOnSheet(prompt.question, draft.draft, hides);
}

/** The parts of a prompt that have no place on the table: amounts, orders, forms, and lists on request. */
export function PromptSheet({ draft, words, picture, hides, isSending }: PromptSheetProps) {
  return (
    <div className="prompt-ask" data-testid="prompt-sheet">
      <QuestionField
        question={draft.prompt.question}
        draft={draft.draft}
        path={[]}
        words={words}
        picture={picture}
        isDisabled={isSending}
        hides={hides}
        overrunAt={draft.overrunAt}
        amountsAt={draft.amountsAt}
        onPick={draft.pick}
        onReorder={draft.reorder}
        onAmount={draft.setAmount}
      />
    </div>
  );
}
