/** 13.1 and 13.3: the bot's bids, and the whiskey that it pours. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Random } from "@consigliere/engine/random";
import type { Interest } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import type { Reading } from "./reading.ts";

type Order = readonly Interest[];

const FIRST_DAY: Order = ["whiskey", "enforcer", "police", "event"];
const CREW_FIRST: Order = ["enforcer", "whiskey", "event", "police"];
const SAFE: Order = ["police", "whiskey", "enforcer", "event"];
const POURING: Order = ["whiskey", "police", "event", "enforcer"];
const CREW_AND_POLICE: Order = ["police", "enforcer", "whiskey", "event"];
const POURING_CREW: Order = ["whiskey", "enforcer", "event", "police"];

const TIP_DAY = 6;
const TIP_PRICE = 50;

function usualOrder({ view, owned }: Reading, random: Random): Order {
  if (owned.length === 0) return view.day === 1 ? FIRST_DAY : CREW_FIRST;
  const roll = random.below(20);
  if (owned.length < 3) return roll < 14 ? FIRST_DAY : POURING_CREW;
  return roll < 10 ? SAFE : roll < 15 ? POURING : CREW_AND_POLICE;
}

/** The order with what the bot's temper would rather have in front. */
function preferring({ temper: { wants } }: Reading, order: Order): Interest[] {
  return [...wants, ...order.filter((interest) => !wants.includes(interest))];
}

/** The tokens in order. Sometimes the tip comes before the crew. */
export function bidOrder(reading: Reading, random: Random): Interest[] {
  const order = preferring(reading, usualOrder(reading, random));
  const isTempted = reading.view.day >= TIP_DAY && reading.cash >= TIP_PRICE * reading.notoriety;
  if (!isTempted || random.below(5) > 0) return order;
  const swapped: Partial<Record<Interest, Interest>> = { event: "enforcer", enforcer: "event" };
  return order.map((interest) => swapped[interest] ?? interest);
}

const ORDERS: readonly [Order, ...Order[]] = [
  FIRST_DAY,
  CREW_FIRST,
  SAFE,
  POURING,
  CREW_AND_POLICE,
  POURING_CREW,
];

/** Every bid that the bot may make. */
export function bidAnswers(reading: Reading, isRanked: boolean): AnswerValue[] {
  const [first] = ORDERS;
  const orders = reading.temper.wants.length === 0 ? ORDERS : [preferring(reading, first), ...ORDERS];
  return orders.map((order) => withGrades(reading, order, isRanked));
}

export function bidAnswer(reading: Reading, random: Random, isRanked: boolean): AnswerValue {
  return withGrades(reading, bidOrder(reading, random), isRanked);
}

/** With `isRanked`, the list of grades is sealed together with the bid. */
function withGrades(reading: Reading, order: Order, isRanked: boolean): AnswerValue {
  const bid = order.map((interest) => optionId("interest", interest));
  return isRanked ? { bid, whiskey: isThirsty(reading) ? ["grade:4", "grade:3", "grade:2"] : [] } : bid;
}

const THIRST = 5_000;

/** Whether the bot will pour whiskey. */
export function isThirsty({ owned, cash }: Reading): boolean {
  return owned.length > 0 || cash >= THIRST;
}
