import type { OptionId } from "@consigliere/contract/question";
import type { ReactNode } from "react";
import type { Path } from "./draft.ts";

/** The words of a game about its prompts, in the player's language. */
export interface PromptWords {
  /** The name of an option. */
  option(id: OptionId): string;
  /** The reason why a blocked option cannot be taken now. */
  blocked(reason: string): string;
  /** The name of a part of a form. */
  part(name: string): string;
  /** The name of a tally: "Money". */
  tally(name: string): string;
  /** The task at a place inside the question: "Choose a mobster". Null: the general words are enough. */
  hint(path: Path): string | null;
}

/** The game's drawing of an option in the panel; only text if it draws nothing. */
export type OptionPicture = (id: OptionId) => ReactNode;

/** The object of a prompt, or a choice in it: a small picture, with its effect in a sentence or two. */
export interface PromptSubject {
  readonly picture: ReactNode;
  readonly text: ReactNode;
  /** A quiet key for another answer about the same thing: to throw the card away; absent: none. */
  readonly otherKey?: ReactNode;
}
