/** One step of a game as a running coroutine: its own copy of the state, its random stream, its prompts. */
import { AnswerCounts, openPending, type Pending } from "./asking.ts";
import type { AddressedEvent } from "./event.ts";
import type { Game, StepEnd } from "./game.ts";
import { forcedAnswer } from "./legal-answers.ts";
import type { Meter } from "./meter.ts";
import { planIn, plannedAnswer } from "./plan.ts";
import { PromptCounter, playTable } from "./play-table.ts";
import type { Occasion } from "./prompt.ts";
import type { PromptIds } from "./prompt-id.ts";
import { type ByteStream, chachaStream, type Draw } from "./random.ts";
import type { Seat } from "./seat.ts";
import type { Snapshot, TurnMemory } from "./snapshot.ts";
import { type Judgement, judgeOrders, ordersIn, UNDECIDED } from "./standing-orders.ts";
import type { Asking, AskRequest, AskResult, Rules } from "./table.ts";

/** The match around a step. */
export interface StepHost {
  readonly seatCount: number;
  readonly key: Uint8Array;
  readonly ids: PromptIds;
  readonly meter: Meter;
  settings(seat: Seat): unknown;
  hasResigned(seat: Seat): boolean;
  corrected(correction: string): boolean;
  emit(event: AddressedEvent): void;
  drew(draw: Draw): void;
}

/** The place where the coroutine stopped: at prompts, or at the end of the step. */
export type Stop = { readonly at: "prompts" } | { readonly at: "end"; readonly end: StepEnd };

export class StepRun {
  readonly state: unknown;
  readonly #game: Game;
  readonly #host: StepHost;
  readonly #number: number;
  readonly #stream: ByteStream;
  readonly #meter: Meter;
  readonly #ids: PromptIds;
  readonly #counter = new PromptCounter();
  readonly #answered: AnswerCounts;
  readonly #missed: Set<Seat>;
  readonly #rules: Rules<StepEnd>;
  #pending: Pending | null = null;

  /**
   * Stands before the first line of the step that follows `snapshot`. `state` is the snapshot's, and now belongs to the
   * step.
   */
  constructor(game: Game, snapshot: Snapshot, state: unknown, host: StepHost) {
    this.state = state;
    this.#game = game;
    this.#host = host;
    this.#number = snapshot.step;
    this.#answered = new AnswerCounts(snapshot.turn?.answered);
    this.#missed = new Set(snapshot.turn?.missed);
    this.#stream = chachaStream(host.key, snapshot.randomAt);
    this.#meter = host.meter;
    this.#ids = host.ids;
    this.#meter.startStep();
    const table = playTable(
      {
        state: this.state,
        seatCount: host.seatCount,
        stream: this.#stream,
        settings: (seat) => host.settings(seat),
        judgeOrders: (seat, asking) => this.#judgeOrders(seat, asking),
        hasMissed: (seat) => this.#missed.has(seat),
        hasResigned: (seat) => host.hasResigned(seat),
        corrected: (correction) => host.corrected(correction),
        emit: (event) => host.emit(event),
        drew: (draw) => host.drew(draw),
        tick: () => this.#meter.countCall(),
      },
      this.#counter,
    );
    this.#rules = game.step(table);
  }

  /** The prompts at which the step waits; null while it runs and after its end. */
  get pending(): Pending | null {
    return this.#pending;
  }

  /** Bytes of randomness used so far in the whole match. */
  get randomAt(): number {
    return this.#stream.position;
  }

  /** Kept for the next step of the same turn. */
  get memory(): TurnMemory {
    return { answered: this.#answered.all(), missed: [...this.#missed] };
  }

  /** Notes that a prompt has been answered: the next one on the same occasion gets another id. */
  countAnswer(answered: Occasion): void {
    this.#answered.count(answered);
  }

  /** Notes that `seat` has run out of time. */
  noteMissed(seat: Seat): void {
    this.#missed.add(seat);
  }

  /** Runs with `result` (without one at first) until somebody must be asked, or until the step ends. */
  advance(result?: AskResult): Stop {
    let next = result;
    for (;;) {
      this.#pending = null;
      // A generator takes no value at its first `next`.
      const turn = next === undefined ? this.#rules.next(undefined as never) : this.#rules.next(next);
      if (turn.done === true) {
        this.#counter.verify();
        return { at: "end", end: turn.value };
      }
      const pending = this.#open(turn.value);
      const unasked = unaskedResult(pending);
      if (unasked === null) {
        this.#pending = pending;
        return { at: "prompts" };
      }
      next = unasked;
    }
  }

  #open(request: AskRequest): Pending {
    this.#meter.countPrompt();
    return openPending(request, {
      step: this.#number,
      answered: this.#answered,
      ids: this.#ids,
      judgeOrders: (seat, asking) => this.#judgeOrders(seat, asking),
      hasResigned: (seat) => this.#host.hasResigned(seat),
    });
  }

  #judgeOrders(seat: Seat, { topic, about = null, question, fallback }: Asking<unknown>): Judgement {
    const { orders: book } = this.#game;
    const settings = this.#host.settings(seat);
    const plan = plannedAnswer(planIn(settings), topic, question.data);
    if (plan !== null) return { ...UNDECIDED, decided: { answer: plan.answer }, planned: plan.planned };
    const orders = ordersIn(settings);
    if (book === undefined || orders.length === 0) return UNDECIDED;
    return judgeOrders(book.kinds, orders, {
      topic,
      facts: () => book.facts(this.state, { seat, topic, about }),
      question: question.data,
      fallback: fallback ?? null,
    });
  }
}

/** The result of a request that needs nobody's answer: it asks nobody, or the only answer is taken unasked. */
function unaskedResult({ mode, prompts: [only, ...more] }: Pending): AskResult | null {
  if (mode === "all") return only === undefined ? { mode, answers: new Map() } : null;
  if (only?.asking.takeForced !== true || more.length > 0) return null;
  const { seat, topic, question, asking } = only;
  const value = forcedAnswer(question);
  if (value === null) return null;
  return { mode, seat, optional: false, topic, answer: asking.question.read(value), by: "player" };
}
