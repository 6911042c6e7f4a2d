import type { OptionId, QuestionData } from "@consigliere/contract/question";
import type { Path } from "../draft.ts";
import type { OptionPicture, PromptWords } from "../prompt-words.ts";
import type { Overrun } from "../tallies.ts";

/** What every field of the prompt panel is given. */
export interface FieldProps<Q extends QuestionData = QuestionData> {
  readonly question: Q;
  readonly path: Path;
  readonly words: PromptWords;
  readonly picture: OptionPicture | undefined;
  readonly isDisabled: boolean;
  /** Options that the board offers, so that the panel need not. */
  readonly hides: (id: OptionId) => boolean;
  /** What there would be too much of if an option were picked; null when it fits. */
  readonly overrunAt: (path: Path, id: OptionId) => Overrun | null;
  /** Between which amounts one can be set as the draft stands. */
  readonly amountsAt: (path: Path) => { readonly least: number; readonly most: number };
  readonly onPick: (path: Path, id: OptionId) => void;
  readonly onReorder: (path: Path, order: readonly OptionId[]) => void;
  readonly onAmount: (path: Path, value: number) => void;
}
