/**
 * A course: a game learned in a few minutes, in staged positions that introduce one idea each. All of it is data; the
 * rules know nothing of it. The learner sits in seat 0.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { GameEvent } from "@consigliere/engine/event";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Language, Messages } from "../speech.ts";

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** A decision of the learner. Its words are `<position>.<name>`: the task, and the reply to other answers. */
export interface Step {
  readonly name: string;
  readonly topic: string;
  /** The answer that the coach points to. */
  readonly hint: AnswerValue;
  /** Whether another legal answer is also accepted; without this member only the hint is. */
  readonly reaches?: (answer: AnswerValue) => boolean;
  /** The answers of the others that follow. */
  readonly others?: readonly Line[];
}

/**
 * The answer of another seat, given as soon as all lines before have been said and the seat is asked about the topic.
 */
export interface Line {
  readonly seat: Seat;
  readonly topic: string;
  readonly value: AnswerValue;
}

/** One idea, on a table that was set up for it, from the beginning of a turn. */
export interface Position {
  /** Names its words; it is also the seed of all random draws. */
  readonly id: string;
  readonly seatCount: number;
  readonly state: unknown;
  readonly options?: unknown;
  /** The first answers of the others. A seat that is asked without having a line is taken to be away. */
  readonly opening?: readonly Line[];
  readonly steps: readonly Step[];
}

export interface Course {
  readonly positions: readonly Position[];
  /** By position `title`, `done` and by step `say` and `not-yet`. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;
}

/** The table as seat 0 sees it at one moment of a position that is played through. */
export interface Moment {
  /** The latest event; null: none, or seat 0 is asked. */
  readonly event: GameEvent | null;
  readonly view: unknown;
  /** The prompts of seat 0, and the name of that step. */
  readonly prompts: readonly Prompt[];
  readonly step: string | null;
}
