/**
 * Plans: answers to a seat's own next decisions. Each is given once, one after another, as long as nothing comes
 * between. A plan is one of the seat's settings, which nobody else sees. Only the kernel writes its progress there. The
 * first step whose condition fails voids the plan from that step on, and then the player is asked.
 */
import type { AnswerValue } from "./answer.ts";
import type { GameEvent } from "./event.ts";
import { isRecord, type Json } from "./json.ts";
import type { QuestionData } from "./question.ts";
import { refusalOf } from "./refusal.ts";
import type { Seat } from "./seat.ts";

export const MOST_PLAN_STEPS = 6;

export interface PlanStep {
  /** The topic of the question that the seat must be asked. */
  readonly topic: string;
  readonly answer: AnswerValue;
  /**
   * The condition since the step before, or since the plan was made. `undisturbed`: nothing has gone against the seat.
   * `legal`: anything may have happened, as long as the answer is legal.
   */
  readonly when: "undisturbed" | "legal";
}

/** Why a plan is void: a public event, a prompt that refuses the answer, a decision by somebody else, or an undo. */
export interface PlanVoid {
  readonly why: "disturbed" | "illegal" | "passed-over" | "answered" | "asked-again" | "taken-over" | "over";
  /** The event that voids it. */
  readonly event?: Json;
  /** The reason why the prompt blocks the answer; absent if the prompt does not know the answer. */
  readonly obstacle?: string;
}

export interface Plan {
  /** Made up by the player. Settings that are sent again with the same id continue the same plan. */
  readonly id: string;
  readonly steps: readonly PlanStep[];
  /** The number of steps answered; written by the kernel. */
  readonly done: number;
  /** Written by the kernel. */
  readonly void: PlanVoid | null;
}

/** The plan's step that gave an answer. */
export interface PlannedStep {
  readonly plan: string;
  /** From 0. */
  readonly step: number;
}

export interface PlannableQuestion {
  readonly topic: string;
  readonly question: QuestionData;
}

/**
 * The types of public events that go against somebody. Each says whether it goes against a seat that has planned
 * `step`; `state` is the state at that moment.
 */
export type Against<State, E extends GameEvent> = {
  readonly [T in E["type"]]?: (
    event: OfType<E, T>,
    seat: Seat,
    planned: { readonly state: State; readonly step: PlanStep },
  ) => boolean;
};

type OfType<E extends GameEvent, T> = E extends GameEvent ? (T extends E["type"] ? E : never) : never;

/** The decisions of a game that can be planned. */
export interface PlanBook<State = unknown, E extends GameEvent = GameEvent> {
  /**
   * A seat's own decisions in the order in which they come next, without those in other seats' turns. Each is the
   * question the seat would be asked now, by what that seat may know.
   */
  questions(state: State, seat: Seat): readonly PlannableQuestion[];
  /** The events that void a careful plan. */
  readonly against: Against<State, E>;
}

/** The plan among the settings of a seat; null: there is none. */
export function planIn(settings: unknown): Plan | null {
  const plan = isRecord(settings) ? settings["plan"] : undefined;
  return isRecord(plan) ? (plan as unknown as Plan) : null;
}

/** The next step of a plan; null if the plan is void or carried out. */
export function nextStep(plan: Plan | null): PlanStep | null {
  return plan === null || plan.void !== null ? null : (plan.steps[plan.done] ?? null);
}

/** The plan's answer to a question on its next step's topic; null if it has none. */
export function plannedAnswer(
  plan: Plan | null,
  topic: string,
  question: QuestionData,
): { readonly answer: AnswerValue; readonly planned: PlannedStep } | null {
  const next = nextStep(plan);
  if (plan === null || next?.topic !== topic || refusalOf(question, next.answer) !== null) return null;
  return { answer: next.answer, planned: { plan: plan.id, step: plan.done } };
}

/** Why a plan is void now that its seat is asked a question it does not answer; null: it waits for another question. */
export function voidedBy(plan: Plan, topic: string, question: QuestionData): PlanVoid | null {
  const next = nextStep(plan);
  if (next === null) return null;
  if (next.topic === topic) {
    const refusal = refusalOf(question, next.answer);
    if (refusal === null) return null;
    return { why: "illegal", ...(refusal.blocked !== undefined && { obstacle: refusal.blocked }) };
  }
  const isLater = plan.steps.slice(plan.done).some((step) => step.topic === topic);
  return isLater ? { why: "passed-over" } : null;
}

/** The settings with another plan. */
export function withPlan(settings: Json, plan: Plan): Json {
  return { ...(settings as Readonly<Record<string, Json>>), plan: plan as unknown as Json };
}

/**
 * Settings as they come into force. A plan continues where it was, and a new one begins. If a plan had already begun
 * elsewhere and was removed since these settings were read, it does not come back.
 */
export function settingsAfter(before: Json, settings: Json): Json {
  const plan = planIn(settings);
  if (plan === null) return settings;
  const known = planIn(before);
  if (known?.id === plan.id) return withPlan(settings, known);
  if (plan.done === 0 && plan.void === null) return settings;
  const { plan: _, ...others } = settings as Readonly<Record<string, Json>>;
  return others;
}
