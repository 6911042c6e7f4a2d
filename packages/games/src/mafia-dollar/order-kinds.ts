/** What may be ordered in advance: sealed answers by default (7.1), offers, and what is accepted (7.2). */
import { seatsOf } from "@consigliere/engine/seat";
import { DEFAULT, type OrderCondition, type OrderKind } from "@consigliere/engine/standing-orders";
import { HAND_CARDS, SYMBOLS, TRADE_CLASSES } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import { DISCLOSURES, WANTS } from "./trade-terms.ts";

const SEATS: OrderCondition = {
  test: "any-of",
  of: seatsOf(6).map((seat) => optionId("seat", seat)),
};

export const orderKinds = {
  "pass-left": { topics: ["pass-left"], when: {}, answers: { oneOf: [DEFAULT] } },
  gift: { topics: ["gift"], when: {}, answers: { oneOf: [DEFAULT] } },
  /** Posted when a turn begins, without a prompt. */
  offer: {
    topics: ["offer"],
    when: { turnOf: SEATS },
    answers: {
      form: {
        give: HAND_CARDS.map((card) => optionId("card", card)),
        disclose: DISCLOSURES.map((how) => optionId("show", how)),
        want: WANTS.map((want) => optionId("want", want)),
      },
    },
  },
  accept: {
    topics: ["answer-offer"],
    when: {
      from: SEATS,
      /** What is shown of the card offered. */
      class: { test: "any-of", of: TRADE_CLASSES },
      symbol: { test: "any-of", of: SYMBOLS },
    },
    answers: { oneOf: HAND_CARDS.map((card) => optionId("accept", card)) },
  },
} as const satisfies Record<string, OrderKind>;

/** Offers and acceptances that a seat may leave at once. */
export const MOST_TRADE_ORDERS = 5;
