/** The plans of a match's seats: advances them, and voids them. */
import type { AnswerValue } from "./answer.ts";
import type { AddressedEvent } from "./event.ts";
import type { Game } from "./game.ts";
import { canonicalJson, type Json } from "./json.ts";
import { isAnswerable, plainestAnswer } from "./legal-answers.ts";
import {
  nextStep,
  type Plan,
  type PlannedStep,
  type PlanStep,
  type PlanVoid,
  planIn,
  voidedBy,
  withPlan,
} from "./plan.ts";
import type { Prompt } from "./prompt.ts";
import { type Seat, seatsOf } from "./seat.ts";

/** The place where plans are kept: among the settings of the seats. */
interface PlansHost {
  readonly seatCount: number;
  settings(seat: Seat): Json;
  change(seat: Seat, settings: Json): void;
}

export class Plans {
  readonly #book: Game["plans"];
  readonly #host: PlansHost;

  constructor({ plans }: Game, host: PlansHost) {
    this.#book = plans;
    this.#host = host;
  }

  /** The questions that `seat` can plan answers to, as it would be asked them now. */
  plannable(state: unknown, seat: Seat): Prompt[] {
    return (this.#book?.questions(state, seat) ?? []).flatMap(({ topic, question }): Prompt[] => {
      if (!isAnswerable(question)) return [];
      const fallback = plainestAnswer(question);
      const own = { id: topic, seat, topic, about: null, question, fallback, clock: "turn" } as const;
      return [{ ...own, optional: false, sealed: null, isRevisable: false }];
    });
  }

  /** The steps of a seat's plan that are still to come, in its order. */
  stepsLeft(seat: Seat): readonly PlanStep[] {
    const plan = this.#of(seat);
    return plan === null || nextStep(plan) === null ? [] : plan.steps.slice(plan.done);
  }

  /**
   * Notes an answer to a question that the plan was meant to answer. Either a step is done, or something else was
   * answered.
   */
  noteAnswer(seat: Seat, value: AnswerValue, planned: PlannedStep | undefined): void {
    const plan = this.#of(seat);
    const next = nextStep(plan);
    if (plan === null || next === null || planned?.plan !== plan.id || planned.step !== plan.done) return;
    if (canonicalJson(value) !== canonicalJson(next.answer)) this.void(seat, { why: "answered" });
    else this.#host.change(seat, withPlan(this.#host.settings(seat), { ...plan, done: plan.done + 1 }));
  }

  /** Makes the plan of a seat void, unless it is over. */
  void(seat: Seat, reason: PlanVoid): void {
    const plan = this.#of(seat);
    if (plan === null || nextStep(plan) === null) return;
    this.#host.change(seat, withPlan(this.#host.settings(seat), { ...plan, void: reason }));
  }

  /** Voids the careful plans that a public event disturbs; `state` is the state at that moment. */
  noteEvent({ everyone }: AddressedEvent, state: unknown): void {
    const isAgainst = everyone === null ? undefined : this.#book?.against[everyone.type];
    if (everyone === null || isAgainst === undefined) return;
    for (const seat of seatsOf(this.#host.seatCount)) {
      const step = nextStep(this.#of(seat));
      if (step?.when !== "undisturbed" || !isAgainst(everyone, seat, { state, step })) continue;
      this.void(seat, { why: "disturbed", event: everyone as unknown as Json });
    }
  }

  /** Voids the plan of a seat if it does not answer the seat's new prompt. */
  noteAsked({ seat, topic, question, optional }: Pick<Prompt, "seat" | "topic" | "question" | "optional">) {
    const plan = optional ? null : this.#of(seat);
    const reason = plan && voidedBy(plan, topic, question);
    if (reason !== null) this.void(seat, reason);
  }

  #of(seat: Seat): Plan | null {
    return planIn(this.#host.settings(seat));
  }
}
