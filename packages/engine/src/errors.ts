/**
 * The engine's errors. An `AnswerCode` blames the answer: tell the player; nothing has changed. A `RulesCode` blames
 * the rules or the record, and carries all data needed to replay the fault.
 */

export type AnswerCode =
  /** The seat has no prompt with that id. The error does not say whether other seats have it, or had it. */
  | "match/stale-prompt"
  /** The prompt does not list this answer. */
  | "match/illegal-answer"
  /** A sealed answer that may not be changed has been given already. */
  | "match/already-answered"
  /** The match has ended. */
  | "match/over"
  /** This seat has nothing to take back. */
  | "match/nothing-to-undo"
  /** The seat has resigned and the bot plays it to the end, or it is out of the game. */
  | "match/resigned"
  /** The settings do not fit the game's schema. */
  | "match/illegal-settings";

type RulesCode =
  /** A prompt was made but not asked: a `yield*` is missing. */
  | "rules/forgotten-yield"
  /** A prompt without a legal answer. */
  | "rules/empty-prompt"
  /** A fallback or standing answer that its own prompt does not list. */
  | "rules/illegal-fallback"
  /** The rules asked for a correction that the game does not list. */
  | "rules/unknown-correction"
  /** More prompts, steps or table calls in one run than any sane game makes. */
  | "rules/runaway"
  /** The rules threw. */
  | "rules/broken"
  /** A recorded answer no longer fits the rules: the step must be asked again. */
  | "rules/misfit";

/** An answer, undo or setting that was refused; the match is as it was. */
export class RefusedError extends Error {
  readonly code: AnswerCode;
  readonly detail: unknown;

  constructor(code: AnswerCode, detail?: unknown) {
    super(detail === undefined ? code : `${code}: ${JSON.stringify(detail)}`);
    this.name = "RefusedError";
    this.code = code;
    this.detail = detail;
  }
}

/** A fault of the rules or of a record; `detail` names game, version, step and the answers so far. */
export class RulesError extends Error {
  readonly code: RulesCode;
  readonly detail: unknown;

  constructor(code: RulesCode, message: string, detail?: unknown, cause?: unknown) {
    super(`${code}: ${message}`, { cause });
    this.name = "RulesError";
    this.code = code;
    this.detail = detail;
  }
}
