import type { OptionId, QuestionData } from "@consigliere/contract/question";
import type { Path } from "../draft.ts";
import type { OptionPicture, PromptWords } from "../prompt-words.ts";
import type { Overrun } from "../tallies.ts";

/** The properties of every field in the prompt panel. */
export interface FieldProps<Q extends QuestionData = QuestionData> {
  readonly question: Q;
  readonly path: Path;
  readonly words: PromptWords;
  readonly picture: OptionPicture | undefined;
  readonly isDisabled: boolean;
  /** Options that the board offers, so that the panel need not offer them. */
  readonly hides: (id: OptionId) => boolean;
  /** The tally that would be exceeded if an option were picked; null if it fits. */
  readonly overrunAt: (path: Path, id: OptionId) => Overrun | null;
  /** The range of an amount with the present draft. */
  readonly amountsAt: (path: Path) => { readonly least: number; readonly most: number };
  readonly onPick: (path: Path, id: OptionId) => void;
  readonly onReorder: (path: Path, order: readonly OptionId[]) => void;
  readonly onAmount: (path: Path, value: number) => void;
}
