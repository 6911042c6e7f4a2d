import type { AnswerValue } from "@consigliere/contract/answer";
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import type { CardKind } from "@consigliere/games/family-business/cards";
import {
  counterForOwn,
  MOST_ORDERS,
  orderKinds,
  recommendedOrders,
} from "@consigliere/games/family-business/order-kinds";
import type { View } from "@consigliere/games/family-business/view";
import type { OrderUi } from "../order-ui.ts";
import { cardName, ownerOf, targetsOf } from "./labels.ts";
import { SacrificeOrder } from "./sacrifice-order.tsx";

const DRAFTS: readonly StandingOrder[] = [
  { kind: "contract", when: { whose: ["others"] }, answers: ["pass"] },
  counterForOwn,
  { kind: "lam", when: {}, answers: ["pass"] },
  { kind: "vendetta", when: {}, answers: ["pass"] },
];
/** Conditions that few people need: shown only if an order has them. */
const RARE = ["of", "card"];

/** How my seat answers counter windows, and the order in which my mobsters are sacrificed. */
export const familyBusinessOrders: OrderUi = {
  kinds: orderKinds,
  spends: ["play", "discard"],
  recommended: () => recommendedOrders,
  drafts: (_, orders) => (orders.length < MOST_ORDERS ? DRAFTS : []),
  nameOf: ({ words, say }, value) => {
    if (value === "mine" || value === "others") return say(value);
    const isCard = (orderKinds.contract.when.card.of as readonly string[]).includes(value);
    return isCard ? cardName(words, value as CardKind) : null;
  },
  distinguishedBy: "whose",
  occasion: (view, topic) => {
    const { window, viewer } = view as View;
    if (!topic.startsWith("counter-") || window === null) return null;
    const isMine = targetsOf(window.play).some((id) => ownerOf(view as View, id) === viewer);
    return { whose: [isMine ? "mine" : "others"] };
  },
  answers: (_, kind) => {
    const answers: readonly AnswerValue[] = orderKinds[kind as keyof typeof orderKinds].answers.oneOf;
    return answers.filter((answer) => typeof answer === "string");
  },
  shows: ({ when }, condition) => !RARE.includes(condition) || condition in when,
  sure: ["pass", "ask"],
  More: SacrificeOrder,
};
