/**
 * The kinds of standing orders, beside the settings: fines (5.3 A), and the favours of the day if they may be declined
 * (9).
 */
import { DEFAULT, type OrderKind, type StandingOrder } from "@consigliere/engine/standing-orders";
// Not from `cards.ts`: code that lists the games would then load all cards.
import { BLOCK_IDS, BLOCKS } from "./cards/blocks.ts";

/** The possible price limits for the tip and the police, in dollars. */
export const COSTS = { tip: [50, 100, 150, 200, 300], police: [200, 400, 600, 800, 1200] } as const;

const favour = (topic: string, costs: readonly number[]) =>
  ({
    topics: [topic],
    when: {
      /** The price is at most this. */
      cost: { test: "any-of", of: costs.map(String) },
    },
    answers: { oneOf: ["take", "decline"] },
  }) as const satisfies OrderKind;

const BUILDINGS = BLOCK_IDS.flatMap((block) => BLOCKS[block].map((_, i) => `building:${block}-${i + 1}`));

export const orderKinds = {
  /** The fine to pay first; by default the most expensive one that can be paid. */
  fine: { topics: ["fine-pay"], when: {}, answers: { oneOf: [DEFAULT, ...BUILDINGS], preferences: 4 } },
  tip: favour("event-take", COSTS.tip),
  police: favour("police-take", COSTS.police),
} as const satisfies Record<string, OrderKind>;

/** Takes the favours that were bid for, and keeps the buildings that earn most. */
export const recommendedOrders: readonly StandingOrder[] = [
  { kind: "fine", when: {}, answers: [DEFAULT] },
  { kind: "tip", when: { cost: ["100"] }, answers: ["take"] },
  { kind: "police", when: { cost: ["400"] }, answers: ["take"] },
];

export const MOST_ORDERS = 8;
