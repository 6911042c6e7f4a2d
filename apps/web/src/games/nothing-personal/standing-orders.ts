import { DEFAULT, type StandingOrder } from "@consigliere/contract/standing-orders";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import {
  MOST_ORDERS,
  orderKinds,
  PURPOSES,
  recommendedOrders,
} from "@consigliere/games/nothing-personal/order-kinds";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { OrderUi } from "../order-ui.ts";
import { chairName } from "./labels.ts";

const DRAFTS: readonly StandingOrder[] = [
  ...recommendedOrders,
  { kind: "coachman", when: {}, answers: ["stay"] },
  { kind: "decline", when: {}, answers: ["decline"] },
  { kind: "demand", when: { sum: ["3"] }, answers: ["pay"] },
  { kind: "pleas", when: {}, answers: [DEFAULT] },
  { kind: "tie", when: {}, answers: [DEFAULT] },
  { kind: "permit", when: { tribute: ["3", "5", "10"] }, answers: ["grant"] },
];

/** The questions that my seat answers in advance: windows, rolls, offers, permissions. */
export const nothingPersonalOrders: OrderUi = {
  kinds: orderKinds,
  recommended: () => recommendedOrders,
  drafts: (view, orders) => {
    if (orders.length >= MOST_ORDERS) return [];
    const round = Math.max(1, (view as View).round);
    return [{ kind: "pass", when: { round }, answers: ["pass"] }, ...DRAFTS];
  },
  nameOf: ({ words, say }, value, kind) => {
    const place = whatOf("place", value);
    if (place !== undefined) return chairName(words, place);
    if (value.startsWith("{")) {
      const { want, max } = (JSON.parse(value) as { with: { want: string; max: number } }).with;
      return say(`rerolls.${want}`, { max });
    }
    if (value === DEFAULT) return say(`default.${kind}`);
    if (kind === "windows" && value !== "nothing") return say(`call.${value}`);
    if (kind === "tie" && (PURPOSES as readonly string[]).includes(value)) return say(`purpose.${value}`);
    if (/^\d+$/.test(value)) return say("tribute", { amount: Number(value) });
    return null;
  },
  // Of the windows the one that is open is meant.
  occasion: (_, topic) =>
    (orderKinds.windows.topics as readonly string[]).includes(topic) ? { call: [topic] } : null,
  nextTurn: (view) => Math.max(1, (view as View).round),
  sure: ["nothing", "pass", "stay", "decline", "grant", "refuse", "pay", "no", DEFAULT],
};
