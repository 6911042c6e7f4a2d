/** Limits for rules, so that a mistake in them ends in a coded error and not in a hung match. */
import { RulesError } from "./errors.ts";

/** Bounds of one run; a sane game stays far below them. */
export interface Limits {
  readonly promptsPerStep: number;
  /** Without a prompt between them. */
  readonly stepsInARow: number;
  /** Calls of table functions: tell, ask and draw. */
  readonly callsPerStep: number;
  /** Milliseconds that one run may take, by `now`. */
  readonly millisPerRun: number;
  readonly now: () => number;
}

const LIMITS: Limits = {
  promptsPerStep: 2_000,
  stepsInARow: 2_000,
  callsPerStep: 200_000,
  millisPerRun: Number.POSITIVE_INFINITY,
  now: () => performance.now(),
};

/** Counts the work of a run against its limits. */
export class Meter {
  readonly #limits: Limits;
  readonly #endsAt: number;
  #steps = 0;
  #prompts = 0;
  #calls = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#endsAt = this.#limits.now() + this.#limits.millisPerRun;
  }

  /** The rules run on and end steps until somebody must be asked. */
  startRunning(): void {
    this.#steps = 0;
  }

  /** Counts a finished step. */
  countStep(): void {
    this.#steps += 1;
    if (this.#steps > this.#limits.stepsInARow) throw runaway("steps in a row");
  }

  /** Counts a prompt of the running step. */
  countPrompt(): void {
    this.#prompts += 1;
    if (this.#prompts > this.#limits.promptsPerStep) throw runaway("prompts in one step");
  }

  /** Counts a call of a table function, and checks the clock now and then. */
  countCall(): void {
    this.#calls += 1;
    if (this.#calls > this.#limits.callsPerStep) throw runaway("table calls in one step");
    if (this.#calls % 256 === 0 && this.#limits.now() > this.#endsAt)
      throw runaway("milliseconds in one run");
  }

  /** A new step has its own prompts and calls. */
  startStep(): void {
    this.#prompts = 0;
    this.#calls = 0;
  }
}

function runaway(what: string): RulesError {
  return new RulesError("rules/runaway", `too many ${what}`);
}
