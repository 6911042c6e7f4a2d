import type { AnswerValue } from "./answer.ts";
import type { Json } from "./json.ts";
import type { QuestionData } from "./question.ts";
import type { Seat } from "./seat.ts";

/** The clock of the match's options that runs while a seat is asked. */
export type Clock = "turn" | "window";

/** A decision asked of one seat, as that seat sees it. */
export interface Prompt {
  /** Unique in the match. An answer names it, so a stale answer can be recognised. */
  readonly id: string;
  readonly seat: Seat;
  /** The subject of the decision, as a message key: `play-or-discard`, `counter-contract`. */
  readonly topic: string;
  /** The occasion as this seat may know it, for sentences and pictures. */
  readonly about: Json;
  readonly question: QuestionData;
  /** The legal answer that is used when the seat runs out of time. */
  readonly fallback: AnswerValue;
  readonly clock: Clock;
  /** The match does not wait for it: a free action beside somebody else's decision. */
  readonly optional: boolean;
  /** The answer given so far, while it is still sealed. */
  readonly sealed: AnswerValue | null;
  /** Whether a sealed answer may still be changed. */
  readonly isRevisable: boolean;
}

/** The subject of a question to a seat, without the answers to choose from. */
export type Occasion = Pick<Prompt, "seat" | "topic" | "about">;

/** The public facts about a decision that the match waits for. */
export interface Waiting {
  readonly seat: Seat;
  readonly topic: string;
  readonly about: Json;
  readonly clock: Clock;
}
