/**
 * A course: a game learned in a few minutes, in staged positions that bring one idea each. All of it is data; the
 * rules know nothing of it. The learner sits in seat 0.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { GameEvent } from "@consigliere/engine/event";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Language, Messages } from "../speech.ts";

/** The seat of whoever learns. */
export const LEARNER: Seat = 0;

/** A decision of the learner. Its words are `<position>.<name>`: what is to be done, and what is said to other answers. */
export interface Step {
  readonly name: string;
  readonly topic: string;
  /** The answer that the coach points to. */
  readonly hint: AnswerValue;
  /** Whether another legal answer does as well; without this member only the hint does. */
  readonly reaches?: (answer: AnswerValue) => boolean;
  /** What the others answer then. */
  readonly others?: readonly Line[];
}

/** What another seat answers as soon as all lines before have been said and it is asked about the topic. */
export interface Line {
  readonly seat: Seat;
  readonly topic: string;
  readonly value: AnswerValue;
}

/** One idea on a table that was set for it, from the beginning of a turn. */
export interface Position {
  /** Names its words; whatever chance decides follows from it, too. */
  readonly id: string;
  readonly seatCount: number;
  readonly state: unknown;
  readonly options?: unknown;
  /** What the others answer first. Who is asked without having a line is taken to be away. */
  readonly opening?: readonly Line[];
  readonly steps: readonly Step[];
}

export interface Course {
  readonly positions: readonly Position[];
  /** By position `title`, `done` and by step `say` and `not-yet`. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;
}

/** The table as seat 0 sees it at some moment of a position that is played through. */
export interface Moment {
  /** What has just happened; null: nothing, or seat 0 is asked. */
  readonly event: GameEvent | null;
  readonly view: unknown;
  /** What seat 0 is asked, and the name of that step. */
  readonly prompts: readonly Prompt[];
  readonly step: string | null;
}
