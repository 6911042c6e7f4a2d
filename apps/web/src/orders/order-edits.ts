/** The changes that a form makes to standing orders. */
import type { AnswerValue } from "@consigliere/contract/answer";
import {
  ASK,
  type OrderAnswers,
  type OrderKind,
  type OrderKinds,
  type OrderValue,
  type StandingOrder,
} from "@consigliere/contract/standing-orders";

/** An answer as a key for a field. */
export function keyOf(answer: AnswerValue): string {
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

/** The answer of a key. */
export function answerOf(key: string): AnswerValue {
  return key.startsWith("{") ? (JSON.parse(key) as AnswerValue) : key;
}

/** The order with another condition on a fact; undefined: no condition. */
export function withCondition(
  order: StandingOrder,
  name: string,
  value: OrderValue | undefined,
): StandingOrder {
  const { [name]: _, ...when } = order.when;
  return { ...order, when: value === undefined ? when : { ...when, [name]: value } };
}

/**
 * The order with another answer at one place of its preferences. An empty key ends them there. If the last answer may
 * turn out to be impossible, the earlier one follows it, otherwise the first of the answers that are `sure`. Nothing
 * follows those that `end`.
 */
export function withAnswer(
  order: StandingOrder,
  place: number,
  key: string,
  {
    sure,
    end = [],
    most,
  }: { readonly sure: readonly string[]; readonly end?: readonly string[]; readonly most: number },
): StandingOrder {
  const before = order.answers.slice(0, place);
  if (key === "") return { ...order, answers: before };
  const rest = order.answers.slice(place + 1).filter((answer) => keyOf(answer) !== key);
  const after = [...sure, ...end].includes(key) ? [] : rest.length > 0 ? rest : sure.slice(0, 1);
  return { ...order, answers: [...before, answerOf(key), ...after].slice(0, most) };
}

/** The order with another choice for a part of the answer at one place of its preferences. */
export function withPart(order: StandingOrder, place: number, part: string, id: string): StandingOrder {
  const answer = { ...(order.answers[place] as Record<string, AnswerValue>), [part]: id };
  return { ...order, answers: order.answers.with(place, answer) };
}

/** A question that is to get a standing order, and the current answer to it; null: none yet. */
export interface Proposal {
  readonly topic: string;
  readonly answer: AnswerValue | null;
}

/** The draft for a question, with the answer if such an order may give it; undefined: no order answers it. */
export function proposed(
  kinds: OrderKinds,
  drafts: readonly StandingOrder[],
  { topic, answer }: Proposal,
): StandingOrder | undefined {
  const meant = drafts.filter(({ kind }) => kinds[kind]?.topics.includes(topic));
  for (const draft of answer === null ? [] : meant) {
    const answers = kinds[draft.kind]?.answers;
    const same = answers && orderable(answers, answer as AnswerValue);
    if (same !== undefined) return { ...draft, answers: [same] };
  }
  return meant[0];
}

/** The answer as an order gives it; undefined: such an order cannot. */
function orderable(answers: OrderAnswers, answer: AnswerValue): AnswerValue | undefined {
  const chosen = isNested(answer) ? answer : { choose: answer, with: null };
  if ("oneOf" in answers) {
    const known = new Set(answers.oneOf.map(keyOf));
    return [answer, chosen.choose].find((one) => known.has(keyOf(one)));
  }
  const parts = answers.under === undefined ? answer : chosen.choose === answers.under ? chosen.with : null;
  const isKnown = ([part, ids]: [string, readonly string[]]) =>
    ids.includes(String((parts as Readonly<Record<string, AnswerValue>>)[part]));
  return parts !== null && Object.entries(answers.form).every(isKnown) ? parts : undefined;
}

function isNested(answer: AnswerValue): answer is { readonly choose: string; readonly with: AnswerValue } {
  return typeof answer === "object" && "choose" in answer && "with" in answer;
}

/**
 * The orders with one more, at the place where it takes effect without overruling a more specific one. It replaces the
 * order with the same conditions, or comes before one with fewer conditions that asks; otherwise it comes last.
 * Everything that the order before it can answer is answered as before. `at` is its place.
 */
export function withOrder(
  kinds: OrderKinds,
  orders: readonly StandingOrder[],
  order: StandingOrder,
): { readonly orders: readonly StandingOrder[]; readonly at: number } {
  const place = orders.findIndex(
    (other) => covers(other, order) && (other.answers.includes(ASK) || covers(order, other)),
  );
  const before = orders[place];
  if (before === undefined) return { orders: [...orders, order], at: orders.length };
  const merged = { ...order, answers: answersAfter(kinds[order.kind], before, order) };
  return { orders: orders.toSpliced(place, covers(order, before) ? 1 : 0, merged), at: place };
}

/** Whether an order applies wherever another does. */
export function covers(one: StandingOrder, other: Pick<StandingOrder, "kind" | "when">): boolean {
  const isDemanded = ([name, value]: [string, OrderValue]) =>
    JSON.stringify(other.when[name]) === JSON.stringify(value);
  return one.kind === other.kind && Object.entries(one.when).every(isDemanded);
}

/** The possible answers of the earlier order, then the new answers. */
function answersAfter(
  kind: OrderKind | undefined,
  before: StandingOrder,
  { answers }: StandingOrder,
): readonly AnswerValue[] {
  const most = kind !== undefined && "oneOf" in kind.answers ? (kind.answers.preferences ?? 1) : 1;
  const given = answers.map(keyOf);
  const earlier = before.answers.filter((answer) => answer !== ASK && !given.includes(keyOf(answer)));
  return [...earlier.slice(0, Math.max(0, most - answers.length)), ...answers];
}

/** The orders that can still apply. Orders for a single turn are kept only until that turn has come. */
export function stillMeant(
  kinds: OrderKinds,
  orders: readonly StandingOrder[],
  nextTurn: number | null,
): StandingOrder[] {
  return orders.filter(({ kind, when }) => {
    const isOver = ([name, value]: [string, OrderValue]) =>
      kinds[kind]?.when[name]?.test === "own-turn" && value !== nextTurn;
    return !Object.entries(when).some(isOver);
  });
}
