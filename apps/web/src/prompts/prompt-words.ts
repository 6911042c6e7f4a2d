import type { OptionId } from "@consigliere/contract/question";
import type { ReactNode } from "react";
import type { Path } from "./draft.ts";

/** What a game says about its prompts, in the player's language. */
export interface PromptWords {
  /** What an option is called. */
  option(id: OptionId): string;
  /** Why a blocked option cannot be taken now. */
  blocked(reason: string): string;
  /** What a part of a form asks for. */
  part(name: string): string;
  /** What a tally counts: "Money". */
  tally(name: string): string;
  /** What to do at a place inside the question: "Choose a mobster". Null: the general words will do. */
  hint(path: Path): string | null;
}

/** How a game draws its options in the panel; text alone where it draws nothing. */
export type OptionPicture = (id: OptionId) => ReactNode;

/** What a prompt is about, or what has been chosen for it: drawn small, with what it does in a sentence or two. */
export interface PromptSubject {
  readonly picture: ReactNode;
  readonly text: ReactNode;
}
