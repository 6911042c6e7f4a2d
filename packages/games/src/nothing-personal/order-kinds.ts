/** The kinds of standing orders (7.9). Conditions look at what everybody knows. */
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
/** What a demand or a plea may come to, in dollars. */
export const SUMS = [0, 1, 2, 3, 5, 10, 20] as const;
/** For what a tie is decided. */
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
  /** Out of the Commission of one round. */
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
      /** No gangster that the seat leads has a part in it, and it is not the seat's own. */
      foreign: { test: "is-so" },
    },
    answers: { oneOf: ["nothing"] },
  },
  dice: {
    topics: ["dice"],
    when: {
      /** No gangster that the seat leads has a part in it. */
      foreign: { test: "is-so" },
      /** The seat's own move or whack. */
      own: { test: "is-so" },
      /** Somebody else's, on a gangster that the seat leads. */
      against: { test: "is-so" },
    },
    // What cannot be paid is not bought.
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
  /** What the holder of the coin wants for its leave, beyond the tribute. */
  demand: {
    topics: ["demand"],
    when: {
      from: SEATS,
      /** The demand is no more. */
      sum: SUM,
    },
    answers: { oneOf: ["pay", "no"] },
  },
  /** Those who plead for a gangster are not heard: the whack or the move goes on. */
  pleas: {
    topics: ["pleas"],
    when: {
      /** Nobody offers more, and nobody anything but money. */
      sum: SUM,
    },
    answers: { oneOf: [DEFAULT] },
  },
  /** Whoever sits highest is appointed. */
  appoint: {
    topics: ["appoint"],
    when: {
      /** None of those who might be appointed is led by the seat. */
      foreign: { test: "is-so" },
    },
    answers: { oneOf: [DEFAULT] },
  },
  /** By default they go to whoever comes first from the ring on; where a seat is named, to it wherever it leads. */
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
  /** Those of a round go to the ring holder first, then around the table. */
  ties: {
    topics: ["tie-order"],
    when: {
      /** The seat holds the ring. */
      ring: { test: "is-so" },
    },
    answers: { oneOf: [DEFAULT] },
  },
} as const satisfies Record<string, OrderKind>;

/** To be asked where it is about one's own people or one's own turn, and for what is planned at the last call. */
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
