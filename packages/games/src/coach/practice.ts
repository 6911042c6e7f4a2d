/** A position of a course in play: by the rules, with the others keeping to their lines and the coach watching. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { type AddressedEvent, eventFor, type GameEvent, nothingTold } from "@consigliere/engine/event";
import { matchKey } from "@consigliere/engine/fairness";
import type { Game, Outcome } from "@consigliere/engine/game";
import type { AnsweredBy } from "@consigliere/engine/input";
import { canonicalJson, copyJson, type Json } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import type { Prompt, Waiting } from "@consigliere/engine/prompt";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { LEARNER, type Line, type Position, type Step } from "./course.ts";

/** An event that the learner was told, with the table just after it. */
export interface Frame {
  /** From 1 without gaps. */
  readonly n: number;
  readonly event: GameEvent;
  readonly view: unknown;
}

/** The table as the learner sees it. */
export interface LearnersTable {
  readonly view: unknown;
  /** The prompts of the next step; empty when the position has been played through. */
  readonly prompts: readonly Prompt[];
  readonly waiting: readonly Waiting[];
}

export class Practice {
  /** The events that the learner was told so far. */
  readonly frames: Frame[] = [];
  readonly #position: Position;
  readonly #run: Run;
  /** The number of steps reached. */
  #steps = 0;
  /** The lines that the others still have to say. */
  #lines: readonly Line[];

  /** Begins the position and plays it to its first step. @throws Error when the position does not lead there */
  constructor(game: Game, position: Position) {
    this.#position = position;
    this.#lines = position.opening ?? [];
    const { seatCount, options = {}, state, id } = position;
    const settings = game.settings.parse({}) as Json;
    const { run } = Run.stage(
      game,
      {
        seatCount,
        options,
        key: matchKey("", [id]),
        onEvent: (event, then) => this.#note(event, (game.viewOfPast ?? game.view)(then, LEARNER)),
      },
      {
        rules: game.meta.version,
        step: 1,
        state: copyJson(state),
        randomAt: 0,
        settings: seatsOf(seatCount).map(() => settings),
        control: seatsOf(seatCount).map(() => ({ mode: "player", missed: 0 })),
        told: nothingTold(seatCount),
        outcome: null,
      },
    );
    this.#run = run;
    this.#playOn();
  }

  /** The learner's current step; undefined when the position has been played through. */
  get step(): Step | undefined {
    return this.#position.steps[this.#steps];
  }

  /** Whether the others have said all their lines. */
  get isToldOut(): boolean {
    return this.#lines.length === 0;
  }

  /** The outcome of the match, if it is over. */
  get outcome(): Outcome | null {
    return this.#run.outcome;
  }

  get table(): LearnersTable {
    const { game, state } = this.#run;
    return {
      view: copyJson(game.view(state, LEARNER)),
      prompts: this.#run.prompts(LEARNER).filter(({ topic }) => topic === this.step?.topic),
      waiting: this.step === undefined ? [] : this.#run.waiting(),
    };
  }

  /**
   * The learner answers. False: the answer is legal, but not the one that the step teaches; nothing has happened.
   * @throws RefusedError when it is not legal
   */
  answer(prompt: string, value: AnswerValue): boolean {
    const { step } = this;
    this.#run.check({ kind: "answer", seat: LEARNER, prompt, value, by: "player" });
    if (step === undefined || !isReached(step, value)) return false;
    this.#enter(LEARNER, prompt, value, "player");
    this.#steps += 1;
    this.#lines = [...this.#lines, ...(step.others ?? [])];
    this.#playOn();
    return true;
  }

  #note(event: AddressedEvent, view: unknown): void {
    const mine = eventFor(event, LEARNER);
    if (mine === null) return;
    this.frames.push({ n: this.frames.length + 1, event: copyJson(mine), view: copyJson(view) });
  }

  #enter(seat: Seat, prompt: string, value: AnswerValue, by: AnsweredBy): void {
    this.#run.apply({ kind: "answer", seat, prompt, value, by });
  }

  /**
   * Plays until the learner is asked the question of the next step, or, after the last step, to the end of the lines.
   */
  #playOn(): void {
    while (this.#run.outcome === null) {
      if (this.#playLine()) continue;
      const { step } = this;
      if (step === undefined || this.#run.prompts(LEARNER).some(({ topic }) => topic === step.topic)) return;
      const away = this.#run.questions().find(({ isAwaited, seat }) => isAwaited && seat !== LEARNER);
      if (away === undefined) throw new Error(`${this.#position.id} does not lead to ${step.name}`);
      this.#enter(away.seat, away.id, away.fallback, "bot");
    }
  }

  /** Whether the next line fits. */
  #playLine(): boolean {
    const [line, ...more] = this.#lines;
    const prompt = line && this.#run.prompts(line.seat).find(({ topic }) => topic === line.topic);
    if (line === undefined || prompt === undefined) return false;
    this.#lines = more;
    this.#enter(line.seat, prompt.id, line.value, "bot");
    return true;
  }
}

function isReached({ hint, reaches }: Step, value: AnswerValue): boolean {
  return canonicalJson(value) === canonicalJson(hint) || (reaches?.(value) ?? false);
}
