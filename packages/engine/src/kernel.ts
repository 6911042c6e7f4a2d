/**
 * The kernel runs the rules of a game as a coroutine. It starts at a snapshot, feeds in the inputs recorded since, and
 * stops at the prompts at which the match now waits. A `Run` may be thrown away at any time: everything that must last is
 * in the snapshot and the inputs.
 */
import { type OpenPrompt, type Pending, readSealed } from "./asking.ts";
import {
  botStandsIn,
  type ControlChange,
  playerCameBack,
  playerMissedTurn,
  RESIGNED,
  WITH_PLAYER,
} from "./control.ts";
import { RefusedError, RulesError } from "./errors.ts";
import { type AddressedEvent, nothingTold, type TableEvent, type Told, toldAfter } from "./event.ts";
import { type Game, type Outcome, type StepEnd, TURN_GOES_ON } from "./game.ts";
import type { AnswerInput, Input } from "./input.ts";
import { copyJson, type Json } from "./json.ts";
import { type Limits, Meter } from "./meter.ts";
import { type PlanStep, planIn, settingsAfter } from "./plan.ts";
import { Plans } from "./plans.ts";
import type { Prompt, Waiting } from "./prompt.ts";
import { promptIdsOf } from "./prompt-id.ts";
import type { Draw } from "./random.ts";
import { refusalOf } from "./refusal.ts";
import { at, type Seat, seatsOf } from "./seat.ts";
import {
  defaultSettings,
  readAgain,
  readSettings,
  type SeatControl,
  type Snapshot,
  settingsAsRead,
} from "./snapshot.ts";
import type { Ordered } from "./standing-orders.ts";
import { type StepHost, StepRun } from "./step-run.ts";
import type { AskResult } from "./table.ts";
import { Undo } from "./undo.ts";

/** The same from the first card to the last. */
export interface MatchSetup {
  readonly seatCount: number;
  readonly options: unknown;
  /** The key of the match's randomness, 32 bytes (see fairness.ts). */
  readonly key: Uint8Array;
  readonly limits?: Partial<Limits>;
  /** Called at every event with the state at that moment; for recaps. */
  readonly onEvent?: (event: AddressedEvent, state: unknown) => void;
}

/** The effects of an input. */
export interface Applied {
  readonly events: readonly AddressedEvent[];
  /** The decisions of chance, in the order drawn. */
  readonly draws: readonly Draw[];
  /**
   * Null unless a step has ended that undo cannot pass. While it is null, the input is kept together with the earlier
   * ones.
   */
  readonly snapshot: Snapshot | null;
}

/** Events and draws of the current input. */
interface Happening {
  readonly events: AddressedEvent[];
  readonly draws: Draw[];
}

/** A snapshot and the inputs recorded after it. */
export interface Saved {
  readonly snapshot: Snapshot;
  readonly inputs: readonly Input[];
}

/** A match whose unfinished step is asked again, as its newest record left it. */
export interface Unfinished extends Saved {
  /** The version of the rules that made the newest record. */
  readonly from: string;
  /** The furthest position already used in the stream of chance: a draw once shown is spent. */
  readonly randomAt: number;
  /** The events told so far. */
  readonly told: Told;
}

export class Run {
  readonly game: Game;
  readonly #setup: MatchSetup;
  readonly #host: StepHost;
  /** The start of the kept inputs: nothing before it can be taken back. */
  #snapshot: Snapshot;
  /** The start of the running step. */
  #begun: Snapshot;
  #step: StepRun;
  #settings: Json[];
  #control: SeatControl[];
  #corrections: readonly string[];
  #told: Told;
  /** Null while recorded inputs are replayed: their events and draws are already known. */
  #happening: Happening | null = null;
  /** Effects of answers to a window that hides who has answered, kept until it closes. */
  #afterWindow: (() => void)[] = [];
  /** Inputs since the snapshot, all of them. */
  #inputs: Input[] = [];
  /** The same without the inputs that were taken back. */
  #counted: Input[] = [];
  readonly #undo = new Undo();
  readonly #plans: Plans;

  private constructor(game: Game, setup: MatchSetup, snapshot: Snapshot) {
    this.game = game;
    this.#setup = setup;
    this.#snapshot = snapshot;
    this.#begun = snapshot;
    this.#host = {
      seatCount: setup.seatCount,
      key: setup.key,
      ids: promptIdsOf(setup.key),
      meter: new Meter(setup.limits),
      settings: (seat) => at(this.#settings, seat),
      hasResigned: (seat) => at(this.#control, seat).mode === "resigned",
      corrected: (correction) => this.#goesBy(correction),
      // Events that are emitted again are neither compared nor kept.
      emit: (event) => this.#record(this.#happening === null ? event : copyJson(event)),
      drew: (draw) => this.#happening?.draws.push(draw),
    };
    this.#plans = new Plans(game, {
      seatCount: setup.seatCount,
      settings: (seat) => at(this.#settings, seat),
      change: (seat, settings) => {
        this.#settings[seat] = settings;
      },
    });
    this.#settings = [...snapshot.settings];
    this.#control = [...snapshot.control];
    this.#corrections = snapshot.corrections ?? [];
    this.#told = snapshot.told;
    this.#step = new StepRun(game, snapshot, copyJson(snapshot.state), this.#host);
  }

  /**
   * Opens a match and runs it to its first prompt. `opening` has the events and draws. It goes by these corrections; a
   * new match goes by all of its game.
   */
  static begin(
    game: Game,
    setup: MatchSetup,
    corrections: readonly string[] = game.meta.corrections ?? [],
  ): { run: Run; opening: Applied & { snapshot: Snapshot } } {
    const options = game.meta.options.parse(setup.options);
    const settings = seatsOf(setup.seatCount).map(() => defaultSettings(game));
    const snapshot: Snapshot = {
      rules: game.meta.version,
      step: 0,
      state: game.setup(setup.seatCount, options),
      randomAt: 0,
      settings,
      control: settings.map(() => WITH_PLAYER),
      ...(corrections.length > 0 && { corrections }),
      told: nothingTold(setup.seatCount),
      outcome: null,
    };
    const run = new Run(game, setup, snapshot);
    const applied = run.#collect(() => run.#advance());
    return { run, opening: { ...applied, snapshot: run.#snapshot } };
  }

  /**
   * Continues from a snapshot and the inputs recorded since.
   * @throws RulesError `rules/misfit` when a recorded input no longer fits the rules.
   */
  static resume(game: Game, setup: MatchSetup, saved: Saved): Run {
    const run = new Run(game, setup, readAgain(game, saved.snapshot));
    run.#advance();
    for (const [index, input] of saved.inputs.entries()) {
      try {
        run.#enter(input, run.#check(input));
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const detail = { ...run.#where(), index, input, refusal: error.code };
        throw new RulesError("rules/misfit", `recorded input ${index} no longer fits`, detail, error);
      }
    }
    return run;
  }

  /** Asks the unfinished step again under other rules, if its recorded answers no longer fit. */
  static restart(
    game: Game,
    setup: MatchSetup,
    { from, ...saved }: Unfinished,
  ): { run: Run; input: Input; applied: Applied & { snapshot: Snapshot } } {
    const { snapshot } = saved;
    const to = game.meta.version;
    const restarted: AddressedEvent<TableEvent> = { everyone: { type: "step-restarted", from, to } };
    const before = readAgain(game, snapshot);
    const base: Snapshot = {
      ...before,
      ...seatsAfter(game, before, saved.inputs),
      ...correctedAfter(before, saved.inputs),
      randomAt: Math.max(snapshot.randomAt, saved.randomAt),
      told: toldAfter(saved.told, restarted),
    };
    const run = new Run(game, setup, base);
    const { events, draws } = run.#collect(() => run.#advance());
    return {
      run,
      input: { kind: "restart", from, to },
      applied: { events: [restarted, ...events], draws, snapshot: run.#snapshot },
    };
  }

  /** Begins a step from a snapshot that was written by hand, for scenarios. */
  static stage(game: Game, setup: MatchSetup, snapshot: Snapshot): { run: Run; applied: Applied } {
    const run = new Run(game, setup, { ...snapshot, settings: settingsAsRead(game, snapshot) });
    return { run, applied: run.#collect(() => run.#advance()) };
  }

  /** The state at the pending prompts. Read it, never change it. */
  get state(): unknown {
    return this.#step.state;
  }

  get outcome(): Outcome | null {
    return this.#begun.outcome;
  }

  /** The newest snapshot. */
  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /**
   * All inputs since the snapshot, including undone answers. Together with the snapshot they load the current match.
   */
  get inputs(): readonly Input[] {
    return this.#inputs;
  }

  /** Bytes of randomness used so far. */
  get randomAt(): number {
    return this.#step.randomAt;
  }

  get told(): Told {
    return this.#told;
  }

  get control(): readonly SeatControl[] {
    return this.#control;
  }

  /** The corrections by which the match goes, in the order in which it came to them. */
  get corrections(): readonly string[] {
    return this.#corrections;
  }

  settings(seat: Seat): Json {
    return at(this.#settings, seat);
  }

  /** The open questions, in the order in which they are asked. Never show one seat's to another. */
  questions(): readonly OpenPrompt[] {
    return this.#step.pending?.prompts ?? [];
  }

  /** The prompts of `seat` as it sees them, sealed answers included. Empty while its standing answer is on its way. */
  prompts(seat: Seat): Prompt[] {
    return this.questions()
      .filter((asked) => asked.seat === seat && asked.standing === null)
      .filter(({ hasAnswered, window }) => !hasAnswered || window.isRevisable)
      .map((asked) => asked.shown());
  }

  /** The seats that the match waits for, as everybody may know them. */
  waiting(): Waiting[] {
    return this.questions()
      .filter(({ isOpenlyAwaited }) => isOpenlyAwaited)
      .map(({ seat, topic, about, clock }) => ({ seat, topic, about, clock }));
  }

  /** The part of orders in an answer that is about to be entered; null: none. */
  ordered(input: AnswerInput): Ordered | null {
    return this.#answered(input)?.ordered(input) ?? null;
  }

  /**
   * The questions that `seat` can plan answers to, as it would be asked them now, in the order in which they come. They
   * use only that seat's knowledge, and their ids belong to no prompt.
   */
  plannable(seat: Seat): Prompt[] {
    const canPlan = this.outcome === null && this.isPlaying(seat);
    return canPlan ? this.#plans.plannable(this.#step.state, seat) : [];
  }

  /**
   * Whether `seat` may take back its last answer. It may if nothing was shown or drawn since, and nobody else was asked
   * or has answered.
   */
  canUndo(seat: Seat): boolean {
    return this.isPlaying(seat) && this.#undoable(seat) !== null;
  }

  /** Whether a seat's player can still change anything: the player has not given up and is not out of the game. */
  isPlaying(seat: Seat): boolean {
    const isOut = this.game.isOut?.(this.#step.state, seat) ?? false;
    return !isOut && at(this.#control, seat).mode !== "resigned";
  }

  /** @throws RefusedError when `input` cannot be applied now. Changes nothing. */
  check(input: Input): void {
    this.#check(input);
  }

  /** {@link check}, and the prompt that an answer is for. */
  #check(input: Input): OpenPrompt | null {
    if (this.outcome !== null) throw new RefusedError("match/over");
    switch (input.kind) {
      case "answer":
        return this.#checkAnswer(input);
      case "settings":
        this.#checkPlays(input.seat);
        this.#checkSettings(input.seat, input.settings);
        return null;
      case "undo":
        this.#checkPlays(input.seat);
        if (!this.canUndo(input.seat)) throw new RefusedError("match/nothing-to-undo");
        return null;
      case "resign":
      case "stand-in":
        this.#checkPlays(input.seat);
        return null;
      case "postpone":
        return null;
      case "restart":
        throw new RefusedError("match/stale-prompt", "a restart is not an input of a running step");
      case "correct":
        if (isNews(this.#corrections, input.names)) return null;
        throw new RefusedError("match/stale-prompt", "the match goes by this correction already");
    }
  }

  /**
   * Applies an input and runs to the next prompts.
   * @throws RefusedError when it is not acceptable; nothing has changed then.
   * @throws RulesError when the rules fail; the run is spent then.
   */
  apply(input: Input): Applied {
    const asked = this.#check(input);
    return this.#collect(() => this.#enter(input, asked));
  }

  // ---------------------------------------------------------------- inputs

  #checkPlays(seat: Seat): void {
    if (!this.isPlaying(seat)) throw new RefusedError("match/resigned");
  }

  #checkSettings(seat: Seat, settings: Json): void {
    const parsed = this.game.settings.safeParse(settings);
    if (!parsed.success) throw new RefusedError("match/illegal-settings", parsed.error.issues);
    const isAccepted = this.game.acceptsSettings?.(this.#step.state, seat, parsed.data) ?? true;
    if (!isAccepted || this.#asksWhatIsPlanned(seat, parsed.data as Json)) {
      throw new RefusedError("match/illegal-settings");
    }
  }

  /**
   * Whether there is a new plan while its seat is asked a planned question. The plan would be for this question or the
   * next.
   */
  #asksWhatIsPlanned(seat: Seat, settings: Json): boolean {
    const plan = planIn(settings);
    if (plan === null || plan.id === planIn(at(this.#settings, seat))?.id) return false;
    return this.#askedOf(seat, plan.steps).length > 0;
  }

  /** The awaited questions of a seat on the topics of these steps. */
  #askedOf(seat: Seat, steps: readonly PlanStep[]): OpenPrompt[] {
    const topics = steps.map(({ topic }) => topic);
    return this.questions().filter(
      (asked) => asked.isAwaited && asked.seat === seat && topics.includes(asked.topic),
    );
  }

  /**
   * The question that an answer names. Only the seat's own questions are searched, so that the time taken reveals
   * nothing about others.
   */
  #answered({ seat, prompt }: AnswerInput): OpenPrompt | undefined {
    return this.questions().find((asked) => asked.seat === seat && asked.id === prompt);
  }

  #checkAnswer(input: AnswerInput): OpenPrompt {
    const asked = this.#answered(input);
    if (asked === undefined) throw new RefusedError("match/stale-prompt");
    if (input.by === "player" && at(this.#control, input.seat).mode === "resigned") {
      throw new RefusedError("match/resigned");
    }
    if (asked.hasAnswered && !asked.window.isRevisable) throw new RefusedError("match/already-answered");
    const refusal = refusalOf(asked.question, input.value);
    if (refusal !== null) throw new RefusedError("match/illegal-answer", refusal);
    return asked;
  }

  /** `asked` is the prompt against which an answer was checked. Without it, the check is done here. */
  #enter(input: Input, asked: OpenPrompt | null = null): void {
    this.#inputs.push(input);
    if (input.kind !== "undo") this.#counted.push(input);
    switch (input.kind) {
      case "answer":
        this.#enterAnswer(input, asked ?? this.#checkAnswer(input));
        return;
      case "settings":
        this.#settings[input.seat] = settingsAfter(
          at(this.#settings, input.seat),
          this.game.settings.parse(input.settings) as Json,
        );
        this.#welcomeBack(input.seat);
        return;
      case "undo":
        this.#takeBack(input.seat);
        return;
      case "resign":
        this.#settings[input.seat] = defaultSettings(this.game);
        this.#changeControl(input.seat, { control: RESIGNED, event: { type: "resigned", seat: input.seat } });
        if (this.#step.pending?.heedsResignation === true) {
          this.#advance({ mode: "resigned", seat: input.seat });
        }
        return;
      case "stand-in":
        this.#changeControl(input.seat, botStandsIn(at(this.#control, input.seat), input.seat));
        return;
      case "correct":
        this.#corrections = [...this.#corrections, ...input.names];
        for (const correction of input.names) this.#emit({ type: "corrected", correction });
        return;
      case "postpone":
      case "restart":
        return;
    }
  }

  #enterAnswer(input: AnswerInput, asked: OpenPrompt): void {
    const { seat, by } = input;
    const { window, judged, topic, optional } = asked;
    this.#undo.noteAnswer(input, this.#step.randomAt);
    this.#plans.noteAnswer(seat, input.value, judged.planned);
    this.#onceKnown(() => this.#keepClock(input, asked));
    const value = copyJson(input.value);
    const { read } = asked.asking.question;
    if (window.mode === "one") {
      this.#step.countAnswer(asked);
      this.#advance({ mode: "one", seat, optional, topic, answer: read(value), by });
      return;
    }
    const isFirst = !asked.hasAnswered;
    window.sealed.set(seat, value);
    if (isFirst && window.announce !== null) {
      const isRule = by === "standing-order" && judged.decided === null;
      this.#record(window.announce(seat, read(value), isRule ? "rule" : by));
    }
    this.#closeIfSettled(this.#step.pending as Pending);
  }

  /** Closes a sealed window when all are in, or when the missing answers can no longer change anything. */
  #closeIfSettled(pending: Pending): void {
    const answers = readSealed(pending);
    if (pending.prompts.some(({ isAwaited }) => isAwaited) && !pending.isSettled(answers)) return;
    for (const asked of pending.prompts) if (asked.hasAnswered) this.#step.countAnswer(asked);
    for (const act of this.#afterWindow.splice(0)) act();
    this.#advance({ mode: "all", answers });
  }

  #goesBy(correction: string): boolean {
    if (this.game.meta.corrections?.includes(correction)) return this.#corrections.includes(correction);
    throw new RulesError(
      "rules/unknown-correction",
      `${this.game.meta.id} lists no correction ${correction}`,
    );
  }

  #takeBack(seat: Seat): void {
    const undone = this.#undoable(seat);
    if (undone === null) throw new RefusedError("match/nothing-to-undo");
    const kept = this.#counted.filter((input) => input !== undone);
    const [happening, told, inputs] = [this.#happening, this.#told, this.#inputs];
    const [settings, control] = [this.#settings, this.#control];
    this.#happening = null;
    this.#loadStep();
    this.#advance();
    for (const input of kept) this.#enter(input);
    // The log only grows: told events stay told, and the undo is told in addition.
    this.#happening = happening;
    this.#told = told;
    this.#inputs = inputs;
    // The plans of other seats return to their state before the answer. The answering player's plan has advanced since.
    this.#settings[seat] = at(settings, seat);
    this.#control = control;
    // A plan that was made after the answer is for the next time, not for this one.
    const again = this.#askedOf(seat, this.#plans.stepsLeft(seat));
    if (again.some(({ standing }) => standing === null)) this.#plans.void(seat, { why: "asked-again" });
    this.#onceKnown(() => this.#welcomeBack(seat));
    const takenBack: TableEvent = { type: "taken-back", seat };
    this.#record(
      this.#step.pending?.hidesAnswered
        ? { everyone: null, seats: { [seat]: takenBack }, known: true }
        : { everyone: takenBack },
    );
  }

  #undoable(seat: Seat): AnswerInput | null {
    const { pending, randomAt } = this.#step;
    return pending === null ? null : this.#undo.of(seat, { pending, randomAt });
  }

  // ---------------------------------------------------------------- who answers for a seat

  /** Acts at once. In a window that hides who has answered, it acts when the window closes. */
  #onceKnown(act: () => void): void {
    if (this.#step.pending?.hidesAnswered) this.#afterWindow.push(act);
    else act();
  }

  #keepClock({ seat, by }: AnswerInput, { clock, topic, asking, window }: OpenPrompt): void {
    if (by === "player") this.#welcomeBack(seat);
    if (by !== "deadline") return;
    this.#step.noteMissed(seat);
    const missed: TableEvent = { type: "default-applied", seat, topic };
    this.#record(window.emitsDefaults ? { everyone: missed } : { everyone: null, seats: { [seat]: missed } });
    if (clock !== "turn" || asking.countsAsMissed === false) return;
    const { autopilotAfter } = this.game.meta.pace(this.game.meta.options.parse(this.#setup.options));
    this.#changeControl(seat, playerMissedTurn(at(this.#control, seat), seat, autopilotAfter));
  }

  #welcomeBack(seat: Seat): void {
    this.#changeControl(seat, playerCameBack(at(this.#control, seat), seat));
  }

  #changeControl(seat: Seat, { control, event }: ControlChange): void {
    this.#control[seat] = control;
    if (control.mode !== "player") this.#plans.void(seat, { why: "taken-over" });
    if (event !== null) this.#emit(event);
  }

  // ---------------------------------------------------------------- running the rules

  /** Returns the match to its newest snapshot, before any input was entered. */
  #loadStep(): void {
    this.#settings = [...this.#snapshot.settings];
    this.#control = [...this.#snapshot.control];
    this.#corrections = this.#snapshot.corrections ?? [];
    this.#inputs = [];
    this.#counted = [];
    this.#undo.forget();
    this.#afterWindow = [];
    this.#startStep(this.#snapshot, copyJson(this.#snapshot.state));
  }

  /** Continues with a state that is in no snapshot. */
  #startStep(from: Snapshot, state: unknown): void {
    this.#begun = from;
    this.#step = new StepRun(this.game, from, state, this.#host);
  }

  /** Runs from the given answer to the next prompts, through all steps that end on the way. */
  #advance(result?: AskResult): void {
    this.#host.meter.startRunning();
    let next = result;
    let hasEnded = false;
    while (this.outcome === null) {
      const given = next;
      const stop = this.#guard(() => this.#step.advance(given));
      if (stop.at === "prompts") {
        for (const asked of this.questions()) this.#plans.noteAsked(asked);
        break;
      }
      this.#endStep(stop.end);
      hasEnded = true;
      next = undefined;
    }
    if (hasEnded && this.#isClosed()) this.#keepSnapshot();
  }

  #endStep(end: StepEnd): void {
    this.#guard(() => this.#host.meter.countStep());
    const goesOn = end === TURN_GOES_ON;
    if (!goesOn) this.#undo.forget();
    if (!goesOn && end !== undefined) {
      for (const seat of seatsOf(this.#setup.seatCount)) this.#plans.void(seat, { why: "over" });
    }
    const { state, randomAt } = this.#step;
    const snapshot: Snapshot = {
      rules: this.game.meta.version,
      step: this.#begun.step + (goesOn ? 0 : 1),
      state: copyJson(state),
      randomAt,
      settings: [...this.#settings],
      control: [...this.#control],
      ...(this.#corrections.length > 0 && { corrections: this.#corrections }),
      told: this.#told,
      outcome: goesOn || end === undefined ? null : end,
      ...(goesOn && { turn: this.#step.memory }),
    };
    this.#startStep(snapshot, state);
  }

  #isClosed(): boolean {
    const { pending, randomAt } = this.#step;
    return pending === null || this.#undo.isClosed({ pending, randomAt });
  }

  /** The match continues from the step that has just begun; nothing before it is run again. */
  #keepSnapshot(): void {
    this.#snapshot = this.#begun;
    this.#inputs = [];
    this.#counted = [];
    this.#undo.forget();
  }

  #emit(event: TableEvent): void {
    this.#record({ everyone: event });
  }

  #record(event: AddressedEvent): void {
    this.#told = toldAfter(this.#told, event);
    this.#undo.noteEvent(event);
    this.#plans.noteEvent(event, this.#step.state);
    if (this.#happening === null) return;
    this.#happening.events.push(event);
    this.#setup.onEvent?.(event, this.#step.state);
  }

  #collect(act: () => void): Applied {
    const before = this.#snapshot;
    const happening: Happening = { events: [], draws: [] };
    this.#happening = happening;
    act();
    this.#happening = null;
    return { ...happening, snapshot: this.#snapshot === before ? null : this.#snapshot };
  }

  #guard<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof RulesError && error.detail !== undefined) throw error;
      const code = error instanceof RulesError ? error.code : "rules/broken";
      const message = error instanceof Error ? error.message : String(error);
      throw new RulesError(code, message, this.#where(), error);
    }
  }

  #where() {
    const { id, version } = this.game.meta;
    return { game: id, version, step: this.#begun.step, inputs: this.#inputs };
  }
}

/** Whether these corrections are all new to a match, and there are any. */
function isNews(before: readonly string[], names: readonly string[]): boolean {
  const all = [...before, ...names];
  return names.length > 0 && new Set(all).size === all.length;
}

/** The corrections after `inputs`: agreed once, they outlast the step. */
function correctedAfter({ corrections = [] }: Snapshot, inputs: readonly Input[]) {
  const agreed = inputs.flatMap((input) => (input.kind === "correct" ? input.names : []));
  return agreed.length > 0 ? { corrections: [...corrections, ...agreed] } : {};
}

/** Settings and control after `inputs`: they belong to the seats and outlast the step. */
function seatsAfter(game: Game, before: Snapshot, inputs: readonly Input[]) {
  const settings = [...before.settings];
  const control = [...before.control];
  for (const input of inputs) {
    if (input.kind === "settings") {
      const known = at(settings, input.seat);
      settings[input.seat] = settingsAfter(known, readSettings(game, input.settings) ?? known);
    }
    if (input.kind === "resign") {
      control[input.seat] = RESIGNED;
      settings[input.seat] = defaultSettings(game);
    }
    if (input.kind === "stand-in") {
      const { seat } = input;
      control[seat] = botStandsIn(at(control, seat), seat).control;
    }
  }
  return { settings, control };
}
