/** The kinds of standing orders: the move of a seat at its next turn (7). */
import type { OrderKind } from "@consigliere/engine/standing-orders";
import { HIDEOUTS } from "./cards.ts";
import { optionId } from "./option-ids.ts";

/** In dollars. */
export const MOST_PRICE = 5;

export const orderKinds = {
  turn: {
    topics: ["turn"],
    when: { turn: { test: "own-turn" }, price: { test: "at-most", min: 1, max: MOST_PRICE } },
    answers: { oneOf: ["pass", ...HIDEOUTS.map((hideout) => optionId("hire", hideout))] },
  },
} as const satisfies Record<string, OrderKind>;
