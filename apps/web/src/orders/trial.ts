/** Tries standing orders on the questions that the reader answered in this match. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { PastQuestion } from "@consigliere/contract/order-deeds";
import { canonicalJson } from "@consigliere/contract/receipt";
import { ASK, judgeOrders, type OrderKinds, type StandingOrder } from "@consigliere/contract/standing-orders";

/** The most questions that an order is tried on. */
const MOST = 10;

export interface Trial {
  /** The questions of the order's kind. */
  readonly count: number;
  /** Of these, how many it would have answered as the reader did. */
  readonly same: number;
  /** Those that it would have answered otherwise, the newest first. */
  readonly other: readonly { readonly question: PastQuestion; readonly answer: AnswerValue }[];
  /** How many it would have left to the reader, or to an order before or after it. */
  readonly left: number;
}

/** Tries the order at place `at` among `orders` on past questions, the newest first. */
export function tried(
  kinds: OrderKinds,
  orders: readonly StandingOrder[],
  at: number,
  questions: readonly PastQuestion[],
): Trial {
  // An order for the next turn is tried on any turn.
  const anyTurn = orders.map((order) => withoutTurn(kinds, order));
  const topics = kinds[orders[at]?.kind ?? ""]?.topics ?? [];
  const such = questions.filter(({ prompt }) => topics.includes(prompt.topic)).slice(0, MOST);
  const answered = such.flatMap((question) => {
    const { prompt, facts } = question;
    const { decided, order } = judgeOrders(kinds, anyTurn, { ...prompt, facts: () => facts });
    return order !== anyTurn[at] || decided === null || decided === ASK
      ? []
      : [{ question, answer: decided.answer }];
  });
  const other = answered.filter(
    ({ question, answer }) => canonicalJson(question.value) !== canonicalJson(answer),
  );
  return {
    count: such.length,
    same: answered.length - other.length,
    other,
    left: such.length - answered.length,
  };
}

function withoutTurn(kinds: OrderKinds, order: StandingOrder): StandingOrder {
  const when = Object.entries(order.when).filter(
    ([name]) => kinds[order.kind]?.when[name]?.test !== "own-turn",
  );
  return { ...order, when: Object.fromEntries(when) };
}
