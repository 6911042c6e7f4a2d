import type { OptionId, QuestionData } from "@consigliere/contract/question";
import type { Path } from "../draft.ts";
import type { OptionPicture, PromptWords } from "../prompt-words.ts";

/** What every field of the prompt panel is given. */
export interface FieldProps<Q extends QuestionData = QuestionData> {
  readonly question: Q;
  readonly path: Path;
  readonly words: PromptWords;
  readonly picture: OptionPicture | undefined;
  readonly isDisabled: boolean;
  /** Options that the board offers, so that the panel need not. */
  readonly hides: (id: OptionId) => boolean;
  readonly onPick: (path: Path, id: OptionId) => void;
  readonly onReorder: (path: Path, order: readonly OptionId[]) => void;
  readonly onAmount: (path: Path, value: number) => void;
}
