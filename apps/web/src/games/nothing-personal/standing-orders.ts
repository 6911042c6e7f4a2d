import { DEFAULT, type StandingOrder } from "@consigliere/contract/standing-orders";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import {
  MOST_ORDERS,
  orderKinds,
  PURPOSES,
  recommendedOrders,
} from "@consigliere/games/nothing-personal/order-kinds";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { OrderUi, Reach } from "../order-ui.ts";
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

/** The questions of a round, in its order. */
const ROUND: readonly (Reach & { readonly until: number })[] = [
  { kind: "pass", chance: 95, isOwn: true, until: 0 },
  { kind: "windows", chance: 60, when: { call: ["last-call"] }, isOwn: true, until: 1 },
  { kind: "whack", chance: 50, when: { foreign: true }, until: 2 },
  { kind: "dice", chance: 55, when: { foreign: true }, until: 2 },
  { kind: "dice", chance: 40, when: { against: true }, until: 2 },
  { kind: "permit", chance: 20, isOwn: true, until: 2 },
  { kind: "tie", chance: 30, isOwn: true, until: 2 },
  { kind: "demand", chance: 10, isOwn: true, until: 2 },
  { kind: "coachman", chance: 15, isOwn: true, until: 2 },
  { kind: "windows", chance: 35, when: { call: ["feds-call"] }, until: 3 },
  { kind: "windows", chance: 20, when: { call: ["jailbreak"] }, until: 3 },
  { kind: "appoint", chance: 30, when: { foreign: true }, until: 4 },
];
/** By phase, how much of the round is over. */
const OVER: Readonly<Record<string, number>> = {
  crew: 2,
  draw: 3,
  fence: 3,
  "feds-call": 3,
  arrests: 3,
  jailbreak: 3,
  family: 4,
  "tie-income": 2,
  income: 2,
  "last-call": 1,
};

/** The rest of the round: the next one begins with everybody's own turn. */
function reachIn({ phase, options }: View): Reach[] {
  return ROUND.filter(({ until }) => until >= (OVER[phase.at] ?? 0)).concat(
    options.negotiation ? [{ kind: "decline", chance: 40, isOwn: true, until: 4 }] : [],
  );
}

/** The questions that my seat answers in advance: windows, rolls, offers, permissions. */
export const nothingPersonalOrders: OrderUi = {
  kinds: orderKinds,
  recommended: () => recommendedOrders,
  drafts: (view, orders) => {
    if (orders.length >= MOST_ORDERS) return [];
    const { round } = view as View;
    return [{ kind: "pass", when: { round: Math.max(1, round) }, answers: ["pass"] }, ...DRAFTS];
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
  reach: (view) => reachIn(view as View),
  nextTurn: (view) => Math.max(1, (view as View).round),
  sure: ["nothing", "pass", "stay", "decline", "grant", "refuse", "pay", "no", DEFAULT],
};
