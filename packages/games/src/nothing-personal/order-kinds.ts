/** What may be ordered in advance (7.9). Conditions look at what everybody knows. */
import { seatsOf } from "@consigliere/engine/seat";
import type { OrderKind } from "@consigliere/engine/standing-orders";
import { optionId } from "./option-ids.ts";
import { POSITION_IDS } from "./positions.ts";

/** Thresholds of a tribute, in dollars. */
export const TRIBUTES = [1, 2, 3, 5, 10] as const;

const rerolls = (max: number) => ({
  choose: "policy",
  with: { want: "success", max, abilities: "yes", sell: [] },
});

export const orderKinds = {
  /** Out of the Commission of one round. */
  pass: {
    topics: ["commission-turn"],
    when: { round: { test: "own-turn" } },
    answers: { oneOf: ["pass"] },
  },
  windows: {
    topics: ["last-call", "before-action", "feds-call", "jailbreak", "final-call"],
    when: {},
    answers: { oneOf: ["nothing"] },
  },
  /** Neither pleas nor reactions. */
  whack: { topics: ["whack", "move"], when: {}, answers: { oneOf: ["nothing"] } },
  dice: {
    topics: ["dice"],
    when: {
      /** No gangster that the seat leads has a part in it. */
      foreign: { test: "is-so" },
      /** The seat's own move or whack. */
      own: { test: "is-so" },
    },
    answers: { oneOf: ["nothing", rerolls(1), rerolls(2), rerolls(3)] },
  },
  coachman: {
    topics: ["coachman"],
    when: {},
    answers: {
      oneOf: ["stay", ...POSITION_IDS.map((id) => optionId("place", id))],
      preferences: POSITION_IDS.length,
    },
  },
  decline: {
    topics: ["offer", "solicited", "sit-down", "sit-down-answer"],
    when: { from: { test: "any-of", of: seatsOf(5).map((seat) => optionId("seat", seat)) } },
    answers: { oneOf: ["decline", "nothing"], preferences: 2 },
  },
  permit: {
    topics: ["permission"],
    when: { tribute: { test: "any-of", of: TRIBUTES.map(String) } },
    answers: { oneOf: ["grant", "refuse"] },
  },
} as const satisfies Record<string, OrderKind>;

export const MOST_ORDERS = 8;
