/** The kinds of standing orders (7.9). Conditions test public facts. */
import { seatsOf } from "@consigliere/engine/seat";
import {
  DEFAULT,
  type OrderCondition,
  type OrderKind,
  type StandingOrder,
} from "@consigliere/engine/standing-orders";
import { optionId } from "./option-ids.ts";
import { POSITION_IDS } from "./positions.ts";

/** Thresholds of a tribute, in dollars. */
export const TRIBUTES = [1, 2, 3, 5, 10] as const;
/** The thresholds for a demand or a plea, in dollars. */
export const SUMS = [0, 1, 2, 3, 5, 10, 20] as const;
/** The purposes of tie decisions. */
export const PURPOSES = ["action", "loss", "appointment", "income", "final"] as const;

const SEATS: OrderCondition = {
  test: "any-of",
  of: seatsOf(5).map((seat) => optionId("seat", seat)),
};
const SUM: OrderCondition = { test: "any-of", of: SUMS.map(String) };

const rerolls = (want: "success" | "no-success", max: number) => ({
  choose: "policy",
  with: { want, max, abilities: "yes", sell: [] },
});
const FOR_ME = [1, 2, 3].map((max) => rerolls("success", max));
const AGAINST_OTHERS = [1, 2, 3].map((max) => rerolls("no-success", max));

const CALLS = ["last-call", "before-action", "feds-call", "jailbreak", "final-call"] as const;

export const orderKinds = {
  /** Passes out of the Commission of one round. */
  pass: {
    topics: ["commission-turn"],
    when: { round: { test: "own-turn" } },
    answers: { oneOf: ["pass"] },
  },
  windows: {
    topics: CALLS,
    when: { call: { test: "any-of", of: CALLS } },
    answers: { oneOf: ["nothing"] },
  },
  /** Neither pleas nor reactions. */
  whack: {
    topics: ["whack", "move"],
    when: {
      /** No gangster that the seat leads is involved, and the act is not the seat's own. */
      foreign: { test: "is-so" },
    },
    answers: { oneOf: ["nothing"] },
  },
  dice: {
    topics: ["dice"],
    when: {
      /** No gangster that the seat leads is involved. */
      foreign: { test: "is-so" },
      /** The seat's own move or whack. */
      own: { test: "is-so" },
      /** Another seat's act, on a gangster that the seat leads. */
      against: { test: "is-so" },
    },
    // A reroll that cannot be paid is not bought.
    answers: { oneOf: ["nothing", ...FOR_ME, ...AGAINST_OTHERS], preferences: 2 },
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
    topics: ["offer", "solicited", "sit-down", "sit-down-answer", "favor"],
    when: { from: SEATS },
    answers: { oneOf: ["decline", "nothing"], preferences: 2 },
  },
  permit: {
    topics: ["permission"],
    when: { tribute: { test: "any-of", of: TRIBUTES.map(String) } },
    answers: { oneOf: ["grant", "refuse"] },
  },
  /** The demand of the coin's holder for permission, beyond the tribute. */
  demand: {
    topics: ["demand"],
    when: {
      from: SEATS,
      /** The demand is at most this. */
      sum: SUM,
    },
    answers: { oneOf: ["pay", "no"] },
  },
  /** Pleas for a gangster are not heard: the whack or the move goes on. */
  pleas: {
    topics: ["pleas"],
    when: {
      /** Nobody offers more than this, or anything but money. */
      sum: SUM,
    },
    answers: { oneOf: [DEFAULT] },
  },
  /** The gangster in the highest place is appointed. */
  appoint: {
    topics: ["appoint"],
    when: {
      /** The seat leads none of the candidates. */
      foreign: { test: "is-so" },
    },
    answers: { oneOf: [DEFAULT] },
  },
  /**
   * By default, ties go to the first leader from the ring holder on. If a seat is named, ties go to it wherever it is a
   * leader.
   */
  tie: {
    topics: ["tie", "tie-income", "tie-final"],
    when: {
      purpose: { test: "any-of", of: PURPOSES },
      /** The seat leads none of the tied gangsters. */
      foreign: { test: "is-so" },
      ring: { test: "is-so" },
    },
    answers: {
      oneOf: [DEFAULT, ...seatsOf(5).map((seat) => optionId("seat", seat))],
      preferences: 3,
    },
  },
  /** The ties of a round go to the ring holder first, then around the table. */
  ties: {
    topics: ["tie-order"],
    when: {
      /** The seat holds the ring. */
      ring: { test: "is-so" },
    },
    answers: { oneOf: [DEFAULT] },
  },
} as const satisfies Record<string, OrderKind>;

/** Asks only about one's own people and one's own turn, and for the plans at the last call. */
export const recommendedOrders: readonly StandingOrder[] = [
  { kind: "windows", when: { call: ["feds-call", "jailbreak"] }, answers: ["nothing"] },
  { kind: "whack", when: { foreign: true }, answers: ["nothing"] },
  { kind: "dice", when: { foreign: true }, answers: ["nothing"] },
  { kind: "dice", when: { own: true }, answers: [...FOR_ME.slice(0, 1), "nothing"] },
  { kind: "dice", when: { against: true }, answers: [...AGAINST_OTHERS.slice(0, 1), "nothing"] },
  { kind: "appoint", when: { foreign: true }, answers: [DEFAULT] },
  { kind: "ties", when: { ring: true }, answers: [DEFAULT] },
];

export const MOST_ORDERS = 12;
