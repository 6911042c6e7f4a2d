import type { BarFacts } from "./bar-state.ts";
import type { OptionPicture, PromptSubject, PromptWords } from "./prompt-words.ts";
import type { AnswerDraft } from "./use-answer-draft.ts";

/** The question, as its game tells it. */
export interface Question extends Omit<BarFacts, "say" | "words" | "isChanging"> {
  readonly draft: AnswerDraft;
  readonly words: PromptWords;
  /** The stakes; null: no more than the question says. */
  readonly stakes: string | null;
  readonly picture: OptionPicture;
  readonly subject: PromptSubject | null;
}
