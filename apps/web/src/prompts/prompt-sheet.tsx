"use client";

import { Suspense } from "react";
import { lazily } from "../design/lazily.tsx";
import type { OptionPicture, PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";

// Most questions are answered on the table. Only readers with other questions load the fields.
const QuestionField = lazily(() => import("./fields/question-field.tsx"));

interface PromptSheetProps {
  readonly draft: AnswerDraft;
  readonly words: PromptWords;
  readonly picture?: OptionPicture | undefined;
  readonly hides: (id: string) => boolean;
  readonly isSending: boolean;
}

/** The parts of a prompt that have no place on the table: amounts, orders, forms, and lists on request. */
export default function PromptSheet({ draft, words, picture, hides, isSending }: PromptSheetProps) {
  return (
    <div className="prompt-ask" data-testid="prompt-sheet">
      <Suspense>
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
      </Suspense>
    </div>
  );
}
