/** The kinds of standing orders: how a seat answers counter windows (7.5). */
import { seatsOf } from "@consigliere/engine/seat";
import {
  ASK,
  type OrderCondition,
  type OrderKind,
  type StandingOrder,
} from "@consigliere/engine/standing-orders";
import { CONTRACT_KINDS } from "./cards.ts";
import { optionId } from "./option-ids.ts";

const SEATS: OrderCondition = {
  test: "any-of",
  of: seatsOf(6).map((seat) => optionId("seat", seat)),
};

const occasion = {
  /**
   * The owners of the mobsters that the card is aimed at. A Vendetta counts as `mine` if one of the sequence is mine,
   * otherwise as `others`.
   */
  whose: { test: "any-of", of: ["mine", "others"] },
  /** One of the owners of the targets. If one target is mine, the only owner is me. */
  of: SEATS,
  /** The seat that plays the card. */
  by: SEATS,
  war: { test: "is-so" },
} as const satisfies Record<string, OrderCondition>;

/**
 * Mob Power against a Double Contract, with the attacker's mobster listed second. Without this, it is listed
 * first.
 */
export const MOB_POWER_SECOND = { choose: optionId("counter", "mob-power"), with: "attacker-second" };

export const orderKinds = {
  contract: {
    topics: ["counter-contract"],
    byHand: true,
    when: { ...occasion, card: { test: "any-of", of: CONTRACT_KINDS } },
    answers: {
      oneOf: [
        "pass",
        ASK,
        optionId("counter", "mob-power"),
        optionId("counter", "family-influence"),
        MOB_POWER_SECOND,
      ],
      preferences: 4,
    },
  },
  lam: {
    topics: ["counter-lam"],
    byHand: true,
    when: occasion,
    answers: { oneOf: ["pass", ASK, optionId("counter", "finger")], preferences: 2 },
  },
  vendetta: {
    topics: ["counter-vendetta"],
    byHand: true,
    when: occasion,
    answers: { oneOf: ["pass", ASK, optionId("counter", "safe-house")], preferences: 2 },
  },
} as const satisfies Record<string, OrderKind>;

/** Saves one's own, with a Mob Power if it is in hand. */
export const counterForOwn: StandingOrder = {
  kind: "contract",
  when: { whose: ["mine"] },
  answers: [optionId("counter", "mob-power"), optionId("counter", "family-influence"), "pass"],
};

/**
 * Counters for one's own with what is in hand, and keeps others from the Lam with a Finger; passes where the card does
 * not concern the seat, or without one.
 */
export const recommendedOrders: readonly StandingOrder[] = [
  counterForOwn,
  { kind: "vendetta", when: { whose: ["mine"] }, answers: [optionId("counter", "safe-house"), "pass"] },
  { kind: "contract", when: { whose: ["others"] }, answers: ["pass"] },
  { kind: "vendetta", when: { whose: ["others"] }, answers: ["pass"] },
  { kind: "lam", when: { whose: ["others"] }, answers: [optionId("counter", "finger"), "pass"] },
];

export const MOST_ORDERS = 40;
