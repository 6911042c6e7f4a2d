/** The kinds of standing orders: sealed answers by default (7.1), offers and acceptances (7.2), bids (7.3). */
import { seatsOf } from "@consigliere/engine/seat";
import {
  DEFAULT,
  type OrderCondition,
  type OrderKind,
  type StandingOrder,
} from "@consigliere/engine/standing-orders";
import { HAND_CARDS, SYMBOLS, TRADE_CLASSES } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import { DISCLOSURES, WANTS } from "./trade-terms.ts";

const SEATS: OrderCondition = {
  test: "any-of",
  of: seatsOf(6).map((seat) => optionId("seat", seat)),
};

const TERMS = {
  give: HAND_CARDS.map((card) => optionId("card", card)),
  disclose: DISCLOSURES.map((how) => optionId("show", how)),
  want: WANTS.map((want) => optionId("want", want)),
};

/** The call that opens a market, and the caller. */
const market = {
  turnOf: SEATS,
  seek: { test: "any-of", of: WANTS },
  tempt: { test: "any-of", of: TRADE_CLASSES },
} as const satisfies Record<string, OrderCondition>;

export const orderKinds = {
  "pass-left": { topics: ["pass-left"], when: {}, answers: { oneOf: [DEFAULT] } },
  gift: { topics: ["gift"], when: {}, answers: { oneOf: [DEFAULT] } },
  /** In one's own turn, so that what is planned for it goes on. */
  "rob-pick": { topics: ["rob-pick"], when: {}, answers: { oneOf: [DEFAULT] } },
  "collect-more": { topics: ["collect-more"], when: {}, answers: { oneOf: [DEFAULT, "stop"] } },
  /** Posted when a turn begins, without a prompt. */
  offer: {
    topics: ["offer"],
    when: { turnOf: SEATS },
    answers: { form: TERMS },
  },
  accept: {
    topics: ["answer-offer"],
    when: {
      from: SEATS,
      /** The facts shown about the offered card. */
      class: { test: "any-of", of: TRADE_CLASSES },
      symbol: { test: "any-of", of: SYMBOLS },
    },
    answers: { oneOf: HAND_CARDS.map((card) => optionId("accept", card)) },
  },
  bid: { topics: ["bid"], byHand: true, when: market, answers: { form: TERMS, under: "bid" } },
  "no-bid": { topics: ["bid"], when: market, answers: { oneOf: ["pass"] } },
} as const satisfies Record<string, OrderKind>;

/** Gives up the least useful cards, as nearly everybody would. */
export const recommendedOrders: readonly StandingOrder[] = [
  { kind: "pass-left", when: {}, answers: [DEFAULT] },
  { kind: "gift", when: {}, answers: [DEFAULT] },
];

/** The maximum number of trade orders that a seat may have at once: offers, acceptances and market bids. */
export const MOST_TRADE_ORDERS = 5;

/** The kinds that are about no trade; one order of each makes sense. */
export const PLAIN_KINDS: readonly string[] = ["pass-left", "gift", "rob-pick", "collect-more"];

/** Whether an order is about a trade. */
export function isTrade({ kind }: StandingOrder): boolean {
  return !PLAIN_KINDS.includes(kind);
}
