/** The possible questions while a player sleeps, and the possible orders for each. */
import type { AnswerValue } from "@consigliere/contract/answer";
import { ASK, type OrderKinds, type StandingOrder } from "@consigliere/contract/standing-orders";
import type { ForecastQuestion } from "@consigliere/games/question-forecast";
import type { OrderUi, Reach } from "../games/order-ui.ts";
import { answerOf, covers, keyOf, withOrder } from "./order-edits.ts";

/** A possible question. */
export interface SleepRow extends Reach {
  /** Distinguishes rows. */
  readonly id: string;
  /** Of a hundred times, how often the present orders answer it; null if unknown. */
  readonly answered: number | null;
  /** Keys of the possible answers; empty: none, or it is already answered. */
  readonly choices: readonly string[];
  /** The proposed answer; empty: ask. */
  readonly usual: string;
  readonly draft: StandingOrder | null;
}

/** A question that comes this often is worth an answer. */
const WORTH = 15;
/** This many of a hundred count as all. */
const ALL = 100;

/** The questions met when the rules were played on, by the kind of order that would answer them. */
export function reachOf(
  kinds: OrderKinds,
  met: readonly ForecastQuestion[],
  fact: string | undefined,
): Reach[] {
  return met.flatMap(({ topic, occasion, share }) => {
    const kind = Object.keys(kinds).find((name) => kinds[name]?.topics.includes(topic));
    if (kind === undefined) return [];
    const isNamed = fact !== undefined && occasion !== "" && kinds[kind]?.when[fact] !== undefined;
    return [
      { kind, chance: share, ...(isNamed && { when: { [fact]: [occasion] }, isOwn: occasion === "mine" }) },
    ];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Known {
  readonly ui: OrderUi;
  readonly view: unknown;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The questions that the rules met; null if the rules are not played on. */
  readonly met: readonly ForecastQuestion[] | null;
}

/** The rows, the likeliest first. */
export function rowsOf({ ui, view, settings, met }: Known): SleepRow[] {
  const reach = met === null ? (ui.reach?.(view) ?? []) : reachOf(ui.kinds, met, ui.distinguishedBy);
  const orders = (settings["orders"] ?? []) as readonly StandingOrder[];
  const drafts = ui.drafts(view, orders);
  return reach
    .toSorted((one, other) => other.chance - one.chance)
    .map((one): SleepRow => {
      const id = `${one.kind} ${JSON.stringify(one.when ?? {})}`;
      const topic = ui.topicSettings?.topics[one.kind];
      if (topic !== undefined) return { ...one, id, ...ofSetting(ui, settings[one.kind], one, topic) };
      const same = met?.find((question) => isSameQuestion(ui, one, question));
      const answered = same?.answered ?? byOrders(orders, one);
      const ofKind = drafts.filter(({ kind }) => kind === one.kind);
      const draft = ofKind.find(({ when }) => isSame(when, one.when)) ?? ofKind[0] ?? null;
      return { ...one, id, answered, ...ofDraft(ui, view, one, answered === ALL ? null : draft) };
    });
}

function isSameQuestion(
  { kinds, distinguishedBy }: OrderUi,
  { kind, when = {} }: Reach,
  { topic, occasion }: ForecastQuestion,
): boolean {
  const isDistinguished = distinguishedBy !== undefined && when[distinguishedBy] !== undefined;
  return (
    kinds[kind]?.topics.includes(topic) === true &&
    (!isDistinguished || isSame(when[distinguishedBy], [occasion]))
  );
}

/** Without playing: the first order with no more conditions than the question answers it, or asks. */
function byOrders(orders: readonly StandingOrder[], { kind, when = {} }: Reach): number | null {
  const first = orders.find((order) => covers(order, { kind, when }));
  if (first !== undefined && first.answers[0] !== ASK) return ALL;
  return orders.some((order) => order.kind === kind) ? null : 0;
}

function ofSetting(
  { topicSettings }: OrderUi,
  value: unknown,
  { kind, chance }: Reach,
  answers: readonly string[],
): Pick<SleepRow, "answered" | "choices" | "usual" | "draft"> {
  const isAnswered = value !== undefined && value !== ASK;
  const usual = chance < WORTH ? "" : (topicSettings?.usual[kind] ?? "");
  return {
    answered: isAnswered ? ALL : 0,
    choices: isAnswered ? [] : answers.filter((one) => one !== ASK),
    usual,
    draft: null,
  };
}

function ofDraft(
  ui: OrderUi,
  view: unknown,
  { kind, when, chance, isOwn = false }: Reach,
  draft: StandingOrder | null,
): Pick<SleepRow, "choices" | "usual" | "draft"> {
  const answers = ui.kinds[kind]?.answers;
  if (draft === null || answers === undefined || !("oneOf" in answers)) {
    return { choices: [], usual: "", draft: null };
  }
  const worth = ui.answers?.(view, kind, null);
  const keys = answers.oneOf.map(keyOf).filter((key) => worth === undefined || worth.includes(key));
  const [first] = draft.answers;
  const usual = isOwn || chance < WORTH || first === undefined ? "" : keyOf(first);
  return {
    choices: keys.filter((key) => key !== ASK),
    usual,
    draft: when === undefined ? draft : { ...draft, when },
  };
}

/** The settings with the chosen answers. An empty answer changes nothing. */
export function withAnswers(
  kinds: OrderKinds,
  settings: Readonly<Record<string, unknown>>,
  { rows, chosen }: { readonly rows: readonly SleepRow[]; readonly chosen: (row: SleepRow) => string },
): Record<string, unknown> {
  const given = rows.filter((row) => chosen(row) !== "" && row.choices.length > 0);
  const added = given.flatMap((row): StandingOrder[] => {
    const answer: AnswerValue = answerOf(chosen(row));
    return row.draft === null ? [] : [{ ...row.draft, answers: answersFrom(row.draft, answer) }];
  });
  const topics = given.filter(({ draft }) => draft === null).map((row) => [row.kind, chosen(row)]);
  const before = (settings["orders"] ?? []) as readonly StandingOrder[];
  const orders = added.reduce((all, order) => withOrder(kinds, all, order).orders, before);
  return { ...settings, ...Object.fromEntries(topics), ...(added.length > 0 && { orders }) };
}

/** The answers of an order from a draft: its alternatives stay after its own answer. */
export function answersFrom({ answers }: StandingOrder, answer: AnswerValue): readonly AnswerValue[] {
  const [first, ...rest] = answers;
  return first !== undefined && keyOf(first) === keyOf(answer) ? [answer, ...rest] : [answer];
}
