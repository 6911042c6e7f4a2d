/**
 * Standing orders: answers that a player gives in advance. A game's order kinds list, as data, all possible orders. An
 * order is plain JSON in the settings of a seat, which nobody else sees. When that seat is asked, its orders are
 * checked in turn. The first answer that is meant for the occasion and legal for the prompt becomes its standing
 * answer. If there is none, the player is asked, or the standing answer of the rules counts.
 */
import type { AnswerValue } from "./answer.ts";
import { canonicalJson, isRecord } from "./json.ts";
import { isOpen, plainestAnswer } from "./legal-answers.ts";
import type { PlannedStep } from "./plan.ts";
import type { Occasion } from "./prompt.ts";
import type { FormPart, QuestionData } from "./question.ts";
import { refusalOf } from "./refusal.ts";

/** A demand that an order may make on one fact of the occasion. */
export type OrderCondition =
  /** The fact is one of those named. If the fact is a list, it contains one of those named. */
  | { readonly test: "any-of"; readonly of: readonly string[] }
  | { readonly test: "is-so" }
  /** The fact is a number up to this one. If there is a number for each answer, it is that of the answer. */
  | { readonly test: "at-most"; readonly min: number; readonly max: number }
  /** The fact is the number of the seat's own turn, from 1: the order is for that turn only. */
  | { readonly test: "own-turn" };

/** One kind of order, for some topics. */
export interface OrderKind {
  readonly topics: readonly string[];
  /** The conditions, by the name of the fact that each checks. */
  readonly when: Readonly<Record<string, OrderCondition>>;
  readonly answers: OrderAnswers;
  /** Whether the legality of an answer other than the prompt's default depends on hidden facts, such as a hand. */
  readonly byHand?: true;
}

/**
 * The answers that an order may name: one of a list, or a form, by part; several in order of preference. If a form is
 * asked, a named option fills each part that has it.
 */
export type OrderAnswers = (
  | { readonly oneOf: readonly AnswerValue[] }
  | {
      readonly form: Readonly<Record<string, readonly string[]>>;
      /** The option with which the form is asked; absent: the form is the question. */
      readonly under?: string;
    }
) & {
  /** How many may be named; absent: one. */
  readonly preferences?: number;
  /** Absent: what is named is the answer. */
  readonly meanings?: Meanings;
};

/**
 * The full answers that a named one may mean for a question, the best first: the first that is legal is given. None:
 * nothing here is meant. Sees the question, the facts and the demands of the order, and nothing else.
 */
export type Meanings = (
  named: AnswerValue,
  asked: { readonly question: QuestionData; readonly facts: Facts; readonly when: StandingOrder["when"] },
) => readonly AnswerValue[];

/** Instead of an answer: the player is asked, whatever later orders say. */
export const ASK = "ask";
/** Instead of an answer: the prompt's fallback. */
export const DEFAULT = "default";

export type OrderKinds = Readonly<Record<string, OrderKind>>;

/** The demand of an order: names, `true`, or a number. */
export type OrderValue = readonly string[] | true | number;

export interface StandingOrder {
  readonly kind: string;
  /** Facts that are left out may be anything. */
  readonly when: Readonly<Record<string, OrderValue>>;
  /** In order of preference. If none of them is legal, the next order counts. */
  readonly answers: readonly AnswerValue[];
}

export type Fact = boolean | number | string | readonly string[] | Readonly<Record<string, number>>;

/** The public facts of an occasion, by the names of conditions. An absent fact meets no condition. */
export type Facts = Readonly<Record<string, Fact>>;

/** The standing orders of a game. */
export interface OrderBook<State = unknown> {
  readonly kinds: OrderKinds;
  /** The orders proposed to everybody who plays over days; absent: none. */
  readonly recommended?: readonly StandingOrder[];
  /**
   * Uses only public facts, or facts that the seat itself is shown. The time of an order's answer must reveal nothing
   * more.
   */
  facts(state: State, occasion: Occasion): Facts;
}

/** A question against which orders are checked. */
export interface Situation {
  readonly topic: string;
  readonly facts: () => Facts;
  readonly question: QuestionData;
  /** Null: there is none. */
  readonly fallback: AnswerValue | null;
}

/** An answer that was meant for the occasion and could not be given. */
export interface DroppedAnswer {
  readonly order: StandingOrder;
  readonly answer: AnswerValue;
  /** The name of the condition that fails, or the reason why the prompt refuses the answer. */
  readonly obstacle: string;
}

/** The verdict of orders: `decided` is an answer, `ask`, or null if they say nothing. */
export interface Judgement {
  readonly decided: { readonly answer: AnswerValue } | typeof ASK | null;
  /** The one that decided; null where none did. */
  readonly order: StandingOrder | null;
  readonly dropped: readonly DroppedAnswer[];
  /**
   * The verdict for a seat that holds none of the cards its orders rely on; absent: the same, except for the answer.
   */
  readonly emptyHanded?: typeof ASK | null;
  /** The step of the seat's plan that decided, before any order was looked at; absent: none did. */
  readonly planned?: PlannedStep;
}

/** The part that a seat's orders played in one of its answers. For its owner alone. */
export interface Ordered extends Pick<Occasion, "topic" | "about"> {
  /** The order whose answer was given; null: the answer came from the player, the rules or a plan. */
  readonly order: StandingOrder | null;
  /** Orders that were meant, and could not be carried out. */
  readonly dropped: readonly DroppedAnswer[];
  /** The step of the seat's plan, from 0, that was answered; absent: none was. */
  readonly planned?: number;
}

/** Used where orders say nothing, or where there are none. */
export const UNDECIDED: Judgement = { decided: null, order: null, dropped: [] };

/** The orders among the settings of a seat. */
export function ordersIn(settings: unknown): readonly StandingOrder[] {
  const orders = isRecord(settings) ? settings["orders"] : undefined;
  return Array.isArray(orders) ? (orders as readonly StandingOrder[]) : [];
}

/** Holds a situation against `orders`. */
export function judgeOrders(
  kinds: OrderKinds,
  orders: readonly StandingOrder[],
  situation: Situation,
): Judgement {
  const judgement = judge(kinds, orders, situation);
  const { decided } = judgement;
  if (decided === null || decided === ASK || isFallback(decided.answer, situation)) return judgement;
  const withoutHands = orders.flatMap((order) => withoutHand(kinds, order, situation));
  const emptyHanded = judge(kinds, withoutHands, situation).decided;
  return emptyHanded === null || emptyHanded === ASK ? { ...judgement, emptyHanded } : judgement;
}

function isFallback(answer: unknown, { fallback }: Situation): boolean {
  return canonicalJson(answer) === canonicalJson(fallback);
}

/** The order without the answers that need certain cards in hand; none if nothing is left of it. */
function withoutHand(kinds: OrderKinds, order: StandingOrder, situation: Situation): StandingOrder[] {
  const kind = kinds[order.kind];
  if (kind?.byHand !== true) return [order];
  const answers = order.answers.filter(
    (named) => named === ASK || isFallback(meaningOf(kind, named, situation), situation),
  );
  return answers.length === 0 ? [] : [{ ...order, answers }];
}

function judge(kinds: OrderKinds, orders: readonly StandingOrder[], situation: Situation): Judgement {
  const dropped: DroppedAnswer[] = [];
  for (const order of orders) {
    const kind = Object.hasOwn(kinds, order.kind) ? kinds[order.kind] : undefined;
    if (kind === undefined || !isMeant(kind, order, situation)) continue;
    for (const named of order.answers) {
      if (named === ASK) return { decided: ASK, order, dropped };
      const limit = brokenLimit(kind, order, situation, named);
      const meant = meaningsOf(kind, order, situation, named);
      const [first] = meant;
      if (first === undefined) continue;
      const answer =
        limit === null ? meant.find((one) => refusalOf(situation.question, one) === null) : undefined;
      if (answer != null) return { decided: { answer }, order, dropped };
      dropped.push({ order, answer: named, obstacle: limit ?? whyRefused(situation.question, first) });
    }
  }
  return { ...UNDECIDED, dropped };
}

function isMeant(kind: OrderKind, { when }: StandingOrder, { topic, facts }: Situation): boolean {
  if (!kind.topics.includes(topic)) return false;
  return Object.entries(when).every(([name, wanted]) => {
    const condition = kind.when[name];
    return condition !== undefined && isMet(condition, wanted, facts()[name]);
  });
}

function isMet({ test }: OrderCondition, wanted: OrderValue, fact: Fact | undefined): boolean {
  switch (test) {
    case "any-of":
      return Array.isArray(wanted) && [fact].flat().some((one) => wanted.includes(one));
    case "is-so":
    case "own-turn":
      return fact === wanted;
    case "at-most":
      return isRecord(fact) || (typeof fact === "number" && fact <= Number(wanted));
  }
}

/** The condition that this answer fails, among those that differ from answer to answer. */
function brokenLimit(
  { when }: OrderKind,
  order: StandingOrder,
  { facts }: Situation,
  named: AnswerValue,
): string | null {
  const isBroken = ([name, wanted]: [string, OrderValue]) => {
    const byAnswer = when[name]?.test === "at-most" ? facts()[name] : undefined;
    const count = isRecord(byAnswer) && typeof named === "string" ? byAnswer[named] : undefined;
    return count !== undefined && Number(count) > Number(wanted);
  };
  return Object.entries(order.when).find(isBroken)?.[0] ?? null;
}

/** The answers that a named answer may stand for, the best first. Null is an answer that no question accepts. */
function meaningsOf(
  kind: OrderKind,
  { when }: StandingOrder,
  situation: Situation,
  named: AnswerValue,
): readonly (AnswerValue | null)[] {
  const { meanings } = kind.answers;
  if (meanings === undefined || named === DEFAULT) return [meaningOf(kind, named, situation)];
  return meanings(named, { question: situation.question, facts: situation.facts(), when });
}

/** The answer in full: further questions of an option get the plainest possible answer. */
function meaningOf(
  { answers }: OrderKind,
  named: AnswerValue,
  { question, fallback }: Situation,
): AnswerValue | null {
  if (named === DEFAULT) return fallback;
  if ("form" in answers && answers.under !== undefined) return { choose: answers.under, with: named };
  if (typeof named !== "string") return named;
  if (question.form === "form") return inEachPart(named, question.parts, fallback);
  if (question.form !== "one") return named;
  const option = question.options.find(({ id }) => id === named);
  if (option?.with === undefined || !isOpen(option)) return named;
  return { choose: named, with: plainestAnswer(option.with) };
}

/** The option in every part of a form that has it, and the fallback in the others; null if no part has it. */
function inEachPart(named: string, parts: readonly FormPart[], fallback: AnswerValue | null) {
  const having = parts.filter(({ question }) => refusalOf(question, named) === null);
  if (having.length === 0 || !isRecord(fallback)) return null;
  return { ...fallback, ...Object.fromEntries(having.map(({ name }) => [name, named])) } as AnswerValue;
}

function whyRefused(question: QuestionData, answer: AnswerValue | null): string {
  const refusal = refusalOf(question, answer);
  if (refusal === null) throw new Error("an answer that is legal was refused");
  return refusal.blocked ?? refusal.reason;
}
