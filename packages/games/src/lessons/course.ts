/**
 * A course: a game learned in a few minutes, in staged positions that introduce one idea each. All of it is data; the
 * rules know nothing of it. The learner sits in seat 0.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { GameEvent } from "@consigliere/engine/event";
import type { Json } from "@consigliere/engine/json";
import type { PlanStep } from "@consigliere/engine/plan";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import type { Locale } from "@consigliere/languages";
import type { Messages } from "../words.ts";

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** A thing for the learner to do. Its words are `<position>.<name>`: the task, and the reply to anything else. */
export type Step = Answering | Ordering | Planning | Sleeping | Reading;

interface Named {
  readonly name: string;
  /** The answers of the others that follow. */
  readonly others?: readonly Line[];
}

/** A decision. */
export interface Answering extends Named {
  readonly does?: "answer";
  readonly topic: string;
  /** The answer that the coach points to. */
  readonly hint: AnswerValue;
  /** Whether another legal answer is also accepted; without this member only the hint is. */
  readonly reaches?: (answer: AnswerValue) => boolean;
}

/** A standing order is left. Any order of that kind with that answer is accepted. */
interface Ordering extends Named {
  readonly does: "order";
  /** The question that is asked meanwhile; absent: none. */
  readonly topic?: string;
  readonly order: StandingOrder;
}

/** A plan is left for the next decisions. Their answers must be these. */
interface Planning extends Named {
  readonly does: "plan";
  readonly plan: readonly Pick<PlanStep, "topic" | "answer">[];
}

/** The learner goes to sleep. Default bots play for the others until the morning. */
interface Sleeping extends Named {
  readonly does: "sleep";
}

/** The paper about the night is read. */
interface Reading extends Named {
  readonly does: "read";
}

/** Something that the learner has done. */
export type Deed =
  | { readonly does: "answer"; readonly value: AnswerValue }
  | { readonly does: "order" | "plan" | "sleep"; readonly settings: Json }
  | { readonly does: "read" };

/** The subject of a step. */
export function doesIn({ does = "answer" }: Step): Deed["does"] {
  return does;
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
export interface LessonPosition {
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
  readonly positions: readonly LessonPosition[];
  /** By position `title`, `done` and by step `say` and `not-yet`. */
  words(locale: Locale): Promise<Messages>;
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
