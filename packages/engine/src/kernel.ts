/**
 * The kernel runs the rules of a game as a coroutine: from a snapshot, through the inputs recorded since,
 * to the prompts that the match now stands at. A `Run` lives as long as one request; everything that must
 * last is in the snapshot and the inputs.
 */
import type { AnswerValue } from "./answer.ts";
import { awaitedPrompts, type OpenPrompt, openlyAwaited, type Pending, readSealed } from "./asking.ts";
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
import { canonicalJson, copyJson, type Json } from "./json.ts";
import { isAnswerable, plainestAnswer } from "./legal-answers.ts";
import { type Limits, Meter } from "./meter.ts";
import { type PlanStep, planIn, settingsAfter } from "./plan.ts";
import { Plans } from "./plans.ts";
import type { Prompt, Waiting } from "./prompt.ts";
import { promptIdsOf } from "./prompt-id.ts";
import type { Draw } from "./random.ts";
import { refusalOf } from "./refusal.ts";
import { at, type Seat, seatsOf } from "./seat.ts";
import type { SeatControl, Snapshot } from "./snapshot.ts";
import type { DroppedAnswer, StandingOrder } from "./standing-orders.ts";
import { type StepHost, StepRun } from "./step-run.ts";
import type { AskResult } from "./table.ts";
import { Undo } from "./undo.ts";

/** What stays the same from the first card to the last. */
export interface MatchSetup {
  readonly seatCount: number;
  readonly options: unknown;
  /** The key of the match's randomness, 32 bytes (see fairness.ts). */
  readonly key: Uint8Array;
  readonly limits?: Partial<Limits>;
  /** Called at every event with the state at that moment; for recaps. */
  readonly onEvent?: (event: AddressedEvent, state: unknown) => void;
}

/** What an input led to. */
export interface Applied {
  readonly events: readonly AddressedEvent[];
  /** What chance decided, in the order drawn. */
  readonly draws: readonly Draw[];
  /** Null as long as no step ended behind which nothing is taken back: then the input is kept beside the last one. */
  readonly snapshot: Snapshot | null;
}

/** A snapshot and the inputs recorded after it. */
export interface Saved {
  readonly snapshot: Snapshot;
  readonly inputs: readonly Input[];
}

/** A decision that the match waits for, and whether its seat has answered in secret. */
interface AskedDecision {
  readonly prompt: Omit<Prompt, "sealed" | "isRevisable">;
  /** Whether several seats are asked at once, under seal. */
  readonly isSealed: boolean;
  /** Whether nobody may know which of them have answered. */
  readonly hidesAnswered: boolean;
  readonly hasAnswered: boolean;
  /** Whether the rules answer for the seat unless an order of it says otherwise. */
  readonly byRule: boolean;
}

/** An answer that a seat's settings give to one of its prompts. */
interface GivenInAdvance extends Pick<Prompt, "seat" | "topic" | "about"> {
  /** The prompt's id. */
  readonly prompt: string;
  readonly value: AnswerValue;
}

/** What a seat's orders had to do with an answer of it. Its owner's alone. */
export interface Ordered extends Pick<Prompt, "topic" | "about"> {
  /** Whose answer was given; null: the player's own, or what the settings of the seat say otherwise. */
  readonly order: StandingOrder | null;
  /** Orders that were meant, and could not be carried out. */
  readonly dropped: readonly DroppedAnswer[];
  /** The step of the seat's plan, from 0, that was answered; absent: none was. */
  readonly planned?: number;
}

export class Run {
  readonly game: Game;
  readonly #setup: MatchSetup;
  readonly #host: StepHost;
  /** Where the inputs begin that are kept: behind it nothing is taken back. */
  #snapshot: Snapshot;
  /** Where the running step began. */
  #begun: Snapshot;
  #step: StepRun;
  #settings: Json[];
  #control: SeatControl[];
  #told: Told;
  #events: AddressedEvent[] = [];
  #draws: Draw[] = [];
  /** What follows from answers to a window that hides who has answered, kept until it closes. */
  #afterWindow: (() => void)[] = [];
  /** Inputs since the snapshot, all of them. */
  #inputs: Input[] = [];
  /** Those that count: what was taken back is gone. */
  #counted: Input[] = [];
  readonly #undo = new Undo();
  readonly #plans: Plans;
  #hasSnapshot = false;
  /** True while what was told before is run again: nobody must be told twice. */
  #isReplaying = false;

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
      tell: (event) => this.#record(copyJson(event)),
      drew: (draw) => {
        if (!this.#isReplaying) this.#draws.push(draw);
      },
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
    this.#told = snapshot.told;
    this.#step = new StepRun(game, snapshot, copyJson(snapshot.state), this.#host);
  }

  /** Opens a match and runs it to its first prompt. `opening` has what happened. */
  static begin(game: Game, setup: MatchSetup): { run: Run; opening: Applied & { snapshot: Snapshot } } {
    const options = game.meta.options.parse(setup.options);
    const settings = seatsOf(setup.seatCount).map(() => defaultSettings(game));
    const snapshot: Snapshot = {
      rules: game.meta.version,
      step: 0,
      state: game.setup(setup.seatCount, options),
      randomAt: 0,
      settings,
      control: settings.map(() => WITH_PLAYER),
      told: nothingTold(setup.seatCount),
      outcome: null,
    };
    const run = new Run(game, setup, snapshot);
    const applied = run.#collect(() => run.#advance());
    return { run, opening: { ...applied, snapshot: run.#snapshot } };
  }

  /**
   * Goes on from a snapshot and the inputs recorded since.
   * @throws RulesError `rules/misfit` when a recorded input no longer fits the rules.
   */
  static resume(game: Game, setup: MatchSetup, saved: Saved): Run {
    const run = new Run(game, setup, readAgain(game, saved.snapshot));
    run.#collect(() =>
      run.#again(() => {
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
      }),
    );
    return run;
  }

  /**
   * Asks the unfinished step again, for when its recorded answers no longer fit. Randomness starts beyond
   * `randomAt`, the furthest position already used: what was shown is spent. `told` is what viewers have
   * been told up to the last record.
   */
  static restart(
    game: Game,
    setup: MatchSetup,
    saved: Saved & { readonly randomAt: number; readonly told: Told },
  ): { run: Run; input: Input; applied: Applied & { snapshot: Snapshot } } {
    const { snapshot, inputs } = saved;
    const restarted: AddressedEvent<TableEvent> = {
      everyone: { type: "step-restarted", from: snapshot.rules, to: game.meta.version },
    };
    const before = readAgain(game, snapshot);
    const settings = [...before.settings];
    const control = [...snapshot.control];
    for (const input of inputs) {
      // What belongs to a seat and not to the step stays.
      if (input.kind === "settings") {
        const known = settings[input.seat] as Json;
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
    const base: Snapshot = {
      ...before,
      settings,
      control,
      randomAt: Math.max(snapshot.randomAt, saved.randomAt),
      told: toldAfter(saved.told, restarted),
    };
    const run = new Run(game, setup, base);
    const { events, draws } = run.#collect(() => run.#advance());
    return {
      run,
      input: { kind: "restart", from: snapshot.rules, to: game.meta.version },
      applied: { events: [restarted, ...events], draws, snapshot: run.#snapshot },
    };
  }

  /** Begins a step from a snapshot that was written by hand, for scenarios. */
  static stage(game: Game, setup: MatchSetup, snapshot: Snapshot): { run: Run; applied: Applied } {
    const run = new Run(game, setup, { ...snapshot, settings: settingsAsRead(game, snapshot) });
    return { run, applied: run.#collect(() => run.#advance()) };
  }

  /** The state as it stands at the pending prompts. Read it, never change it. */
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

  /** Inputs since the snapshot, what was taken back among them: with it they load the match as it stands. */
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

  settings(seat: Seat): Json {
    return at(this.#settings, seat);
  }

  /** What `seat` is asked, sealed answers included. Empty while its own standing answer is on its way. */
  prompts(seat: Seat): Prompt[] {
    const pending = this.#step.pending;
    if (pending === null) return [];
    return pending.prompts
      .filter((p) => p.prompt.seat === seat && this.#standingOf(p) === null)
      .filter(() => !pending.sealed.has(seat) || pending.isRevisable)
      .map((p) => ({
        ...p.named(),
        about: p.handling.aside ?? p.prompt.about,
        sealed: pending.sealed.get(seat) ?? null,
        isRevisable: pending.isRevisable,
      }));
  }

  /** Whom the match waits for, as everybody may know it. */
  waiting(): Waiting[] {
    if (this.#step.pending === null) return [];
    return openlyAwaited(this.#step.pending).map(({ prompt }) => ({
      seat: prompt.seat,
      topic: prompt.topic,
      about: prompt.about,
      clock: prompt.clock,
    }));
  }

  /** The prompts that the match waits for, with ids and fallbacks. Never show one seat's to another. */
  awaited(): Omit<Prompt, "sealed" | "isRevisable">[] {
    return this.#step.pending === null ? [] : awaitedPrompts(this.#step.pending).map((p) => p.named());
  }

  /**
   * What everybody may know to be waited for, with ids and fallbacks; what is answered in secret is among it. Never
   * show one seat's to another.
   */
  asked(): AskedDecision[] {
    const { pending } = this.#step;
    if (pending === null) return [];
    return openlyAwaited(pending).map((asked) => ({
      prompt: asked.named(),
      isSealed: pending.mode === "all",
      hidesAnswered: pending.hidesAnswered,
      hasAnswered: pending.sealed.has(asked.prompt.seat),
      byRule: asked.handling.byRule,
    }));
  }

  /** The answers that seats gave in advance, to be entered after a delay that tells nothing. Secret. */
  standing(): GivenInAdvance[] {
    return this.#step.pending === null ? [] : this.#givenInAdvance(awaitedPrompts(this.#step.pending));
  }

  /** The same of prompts that nobody is waited for: free actions ordered in advance. Secret. */
  promised(): GivenInAdvance[] {
    return this.#givenInAdvance(this.#step.pending?.prompts.filter(({ prompt }) => prompt.optional) ?? []);
  }

  /** What orders have to do with an answer that is about to be entered; null: nothing. */
  ordered({ seat, prompt: id, value, by }: AnswerInput): Ordered | null {
    const isMine = ({ prompt }: OpenPrompt) => prompt.seat === seat;
    const asked = this.#step.pending?.prompts.filter(isMine).find((open) => open.id === id);
    if (asked === undefined) return null;
    const { order, dropped, planned } = asked.handling.judged;
    const isOver = by === "deadline" && canonicalJson(value) !== canonicalJson(asked.prompt.fallback);
    const isGiven = by === "standing-order" || isOver;
    if (!isGiven && dropped.length === 0) return null;
    const { topic, about } = asked.prompt;
    return {
      topic,
      about,
      dropped,
      order: isGiven ? order : null,
      ...(isGiven && planned !== undefined && { planned: planned.step }),
    };
  }

  /**
   * What `seat` can plan answers to, as it would be asked now, in the order in which it comes. Made of what the seat may
   * know; the ids are no prompts'.
   */
  plannable(seat: Seat): Prompt[] {
    const { plans } = this.game;
    if (plans === undefined || this.outcome !== null || !this.isPlaying(seat)) return [];
    return plans.questions(this.#step.state, seat).flatMap(({ topic, question }): Prompt[] => {
      if (!isAnswerable(question)) return [];
      const fallback = plainestAnswer(question);
      const own = { id: topic, seat, topic, about: null, question, fallback, clock: "turn" } as const;
      return [{ ...own, optional: false, sealed: null, isRevisable: false }];
    });
  }

  #givenInAdvance(prompts: readonly OpenPrompt[]): GivenInAdvance[] {
    return prompts.flatMap((asked) => {
      const value = this.#standingOf(asked);
      if (value === null) return [];
      const { seat, topic, about } = asked.prompt;
      return [{ seat, prompt: asked.id, topic, about, value }];
    });
  }

  /** Nobody answers in advance for a seat that has been given up, nor by what was withdrawn since. */
  #standingOf({ prompt, handling }: OpenPrompt): AnswerValue | null {
    return at(this.#control, prompt.seat).mode === "resigned" ? null : handling.standing();
  }

  /** Whether `seat` may take back its last answer: nothing shown, nothing drawn, nobody else asked or answering since. */
  canUndo(seat: Seat): boolean {
    return this.isPlaying(seat) && this.#undoable(seat) !== null;
  }

  /** Whether a seat's player has something left to change: has neither given up nor fallen out of the game. */
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

  /** Whether there is a new plan while its seat is asked something that is planned: it would be for that or the next. */
  #asksWhatIsPlanned(seat: Seat, settings: Json): boolean {
    const plan = planIn(settings);
    if (plan === null || plan.id === planIn(at(this.#settings, seat))?.id) return false;
    return this.#askedOf(seat, plan.steps).length > 0;
  }

  /** What a seat is waited for on the topics of these steps. */
  #askedOf(seat: Seat, steps: readonly PlanStep[]): OpenPrompt[] {
    const awaited = this.#step.pending === null ? [] : awaitedPrompts(this.#step.pending);
    const mine = awaited.filter(({ prompt }) => prompt.seat === seat);
    return mine.filter(({ prompt }) => steps.some(({ topic }) => topic === prompt.topic));
  }

  #checkAnswer(input: AnswerInput): OpenPrompt {
    // Only the seat's own prompts are looked at: neither the refusal nor its time may tell of others'.
    const mine = this.#step.pending?.prompts.filter((p) => p.prompt.seat === input.seat) ?? [];
    const found = mine.find((open) => open.id === input.prompt);
    if (this.#step.pending === null || found === undefined) throw new RefusedError("match/stale-prompt");
    if (input.by === "player" && at(this.#control, input.seat).mode === "resigned") {
      throw new RefusedError("match/resigned");
    }
    if (this.#step.pending.sealed.has(input.seat) && !this.#step.pending.isRevisable) {
      throw new RefusedError("match/already-answered");
    }
    const refusal = refusalOf(found.prompt.question, input.value);
    if (refusal !== null) throw new RefusedError("match/illegal-answer", refusal);
    return found;
  }

  /** `asked` is the prompt that an answer was checked against; without it that is done here. */
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
      case "postpone":
      case "restart":
        return;
    }
  }

  #enterAnswer(input: AnswerInput, asked: OpenPrompt): void {
    const pending = this.#step.pending as Pending;
    this.#undo.noteAnswer(input, this.#step.randomAt);
    this.#plans.noteAnswer(input.seat, input.value, asked.handling.judged.planned);
    this.#onceKnown(pending, () => this.#keepClock(input, asked, pending.tellsDefaults));
    const value = copyJson(input.value);
    if (pending.mode === "one") {
      const { seat, by } = input;
      const { optional, topic } = asked.prompt;
      this.#step.countAnswer(asked.prompt);
      this.#advance({ mode: "one", seat, optional, topic, answer: asked.handling.read(value), by });
      return;
    }
    const isFirst = !pending.sealed.has(input.seat);
    pending.sealed.set(input.seat, value);
    if (isFirst && pending.announce !== null) {
      const isRule = input.by === "standing-order" && asked.handling.judged.decided === null;
      const by = isRule ? "rule" : input.by;
      this.#record(pending.announce(input.seat, asked.handling.read(value), by));
    }
    this.#closeIfSettled(pending);
  }

  /** Closes a sealed window when all are in, or when the missing answers can no longer change anything. */
  #closeIfSettled(pending: Pending): void {
    const answers = readSealed(pending);
    if (awaitedPrompts(pending).length > 0 && !pending.isSettled(answers)) return;
    for (const { prompt } of pending.prompts) {
      if (answers.has(prompt.seat)) this.#step.countAnswer(prompt);
    }
    for (const act of this.#afterWindow.splice(0)) act();
    this.#advance({ mode: "all", answers });
  }

  #takeBack(seat: Seat): void {
    const undone = this.#undoable(seat);
    if (undone === null) throw new RefusedError("match/nothing-to-undo");
    const kept = this.#counted.filter((input) => input !== undone);
    const { told, events, inputs, settings, control } = this.#setAside();
    this.#again(() => {
      this.#loadStep();
      this.#advance();
      for (const input of kept) this.#enter(input);
    });
    // The log is only ever added to: what was told stays told, and the taking back is told on top.
    this.#events = events;
    this.#told = told;
    this.#inputs = inputs;
    // What the answer did to the plans of others is taken back with it; its own player has gone on from there.
    this.#settings[seat] = at(settings, seat);
    this.#control = control;
    const pending = this.#step.pending;
    // A plan that was made after the answer is for the next time, not for this.
    const again = this.#askedOf(seat, this.#plans.stepsLeft(seat));
    if (again.some((one) => this.#standingOf(one) === null)) this.#plans.void(seat, { why: "asked-again" });
    this.#onceKnown(pending, () => this.#welcomeBack(seat));
    const takenBack: TableEvent = { type: "taken-back", seat };
    this.#record(
      pending?.hidesAnswered
        ? { everyone: null, seats: { [seat]: takenBack }, known: true }
        : { everyone: takenBack },
    );
  }

  #setAside() {
    return {
      events: [...this.#events],
      told: this.#told,
      inputs: [...this.#inputs],
      settings: [...this.#settings],
      control: [...this.#control],
    };
  }

  #undoable(seat: Seat): AnswerInput | null {
    const { pending, randomAt } = this.#step;
    return pending === null ? null : this.#undo.of(seat, { pending, randomAt });
  }

  // ---------------------------------------------------------------- who answers for a seat

  /** Does at once what follows from an answer, or when the window closes that hides it. */
  #onceKnown(pending: Pending | null, act: () => void): void {
    if (pending?.hidesAnswered) this.#afterWindow.push(act);
    else act();
  }

  #keepClock({ seat, by }: AnswerInput, { prompt, handling }: OpenPrompt, isTold: boolean): void {
    const { clock, topic } = prompt;
    if (by === "player") this.#welcomeBack(seat);
    if (by !== "deadline") return;
    this.#step.noteMissed(seat);
    const missed: TableEvent = { type: "default-applied", seat, topic };
    this.#record(isTold ? { everyone: missed } : { everyone: null, seats: { [seat]: missed } });
    if (clock !== "turn" || !handling.countsAsMissed) return;
    this.#changeControl(seat, playerMissedTurn(at(this.#control, seat), seat, this.#pace().autopilotAfter));
  }

  #welcomeBack(seat: Seat): void {
    this.#changeControl(seat, playerCameBack(at(this.#control, seat), seat));
  }

  #changeControl(seat: Seat, { control, event }: ControlChange): void {
    this.#control[seat] = control;
    if (control.mode !== "player") this.#plans.void(seat, { why: "taken-over" });
    if (event !== null) this.#tell(event);
  }

  #pace() {
    return this.game.meta.pace(this.game.meta.options.parse(this.#setup.options));
  }

  // ---------------------------------------------------------------- running the rules

  /** Puts the match back to its newest snapshot: nothing of what was entered since has been played yet. */
  #loadStep(): void {
    this.#settings = [...this.#snapshot.settings];
    this.#control = [...this.#snapshot.control];
    this.#inputs = [];
    this.#counted = [];
    this.#undo.forget();
    this.#afterWindow = [];
    this.#startStep(this.#snapshot, copyJson(this.#snapshot.state));
  }

  /** Goes on with a state that is in no snapshot. */
  #startStep(from: Snapshot, state: unknown): void {
    this.#begun = from;
    this.#step = new StepRun(this.game, from, state, this.#host);
  }

  /** Runs from the given answer to the next prompts, over as many steps as end on the way. */
  #advance(result?: AskResult): void {
    this.#host.meter.startRunning();
    let next = result;
    let hasEnded = false;
    while (this.outcome === null) {
      const given = next;
      const stop = this.#guard(() => this.#step.advance(given));
      if (stop.at === "prompts") {
        for (const { prompt } of this.#step.pending?.prompts ?? []) this.#plans.noteAsked(prompt);
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

  /** The match goes on from the step that has just begun; what came before it is not run again. */
  #keepSnapshot(): void {
    this.#snapshot = this.#begun;
    this.#hasSnapshot = true;
    this.#inputs = [];
    this.#counted = [];
    this.#undo.forget();
  }

  #tell(event: TableEvent): void {
    this.#record({ everyone: event });
  }

  #record(event: AddressedEvent): void {
    this.#events.push(event);
    this.#told = toldAfter(this.#told, event);
    this.#undo.noteEvent(event);
    this.#plans.noteEvent(event, this.#step.state);
    if (!this.#isReplaying) this.#setup.onEvent?.(event, this.#step.state);
  }

  /** Runs again what was told before. */
  #again(act: () => void): void {
    const before = this.#isReplaying;
    this.#isReplaying = true;
    act();
    this.#isReplaying = before;
  }

  #collect(act: () => void): Applied {
    this.#events = [];
    this.#draws = [];
    this.#hasSnapshot = false;
    act();
    const snapshot = this.#hasSnapshot ? this.#snapshot : null;
    const applied = { events: this.#events, draws: this.#draws, snapshot };
    this.#events = [];
    return applied;
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

/** What a seat's settings are while its player has said nothing, and once the player has given up. */
function defaultSettings(game: Game): Json {
  return game.settings.parse({}) as Json;
}

/** Settings in today's shape; null when they do not fit any more. */
function readSettings(game: Game, settings: Json): Json | null {
  const parsed = game.settings.safeParse(settings);
  return parsed.success ? (parsed.data as Json) : null;
}

/** The settings in a snapshot in the shape that today's schema gives them. */
export function settingsAsRead(game: Game, { settings }: Pick<Snapshot, "settings">): Json[] {
  return settings.map((one) => readSettings(game, one) ?? defaultSettings(game));
}

/** The snapshot with its state in the shape of today's rules, and its settings in that of today's schema. */
function readAgain(game: Game, snapshot: Snapshot): Snapshot {
  const isOld = snapshot.rules !== game.meta.version;
  const state =
    isOld && game.migrate !== undefined
      ? game.migrate(copyJson(snapshot.state), snapshot.rules)
      : snapshot.state;
  return { ...snapshot, state, settings: settingsAsRead(game, snapshot), rules: game.meta.version };
}
