/** Standing orders as a form can hold them: one row per order, and what a row may say. */
import type { CounterKind } from "@consigliere/games/family-business/cards";
import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";
import type { Settings, StandingOrder } from "@consigliere/games/family-business/options";

export type Trigger = StandingOrder["trigger"];
export const TRIGGERS = [
  "contract-on-me",
  "contract-on-other",
  "lam",
  "vendetta",
] as const satisfies Trigger[];

/** The counters that can answer at a trigger. */
export const COUNTERS_AT: Readonly<Record<Trigger, readonly CounterKind[]>> = {
  "contract-on-me": ["mob-power", "family-influence"],
  "contract-on-other": ["mob-power", "family-influence"],
  lam: ["finger"],
  vendetta: ["safe-house"],
};

/** What an order answers, as one choice: pass, ask, or counters in order of preference. */
export type ResponseChoice = "ask" | "pass" | `use:${string}`;

/** The responses that make sense at a trigger. */
export function responsesAt(trigger: Trigger): ResponseChoice[] {
  const counters = COUNTERS_AT[trigger];
  const orders =
    counters.length < 2 ? [counters] : [counters, counters.toReversed(), ...counters.map((c) => [c])];
  return ["pass", "ask", ...orders.map((order) => `use:${order.join(",")}` as const)];
}

export function choiceOf({ response }: StandingOrder): ResponseChoice {
  return typeof response === "string" ? response : `use:${response.use.join(",")}`;
}

/** The order with another response; what it says besides stays. */
export function withResponse(order: StandingOrder, choice: ResponseChoice): StandingOrder {
  if (choice === "ask" || choice === "pass") return { ...order, response: choice };
  const use = choice.slice("use:".length).split(",") as CounterKind[];
  const kept = typeof order.response === "string" ? { otherwise: "pass" as const } : order.response;
  return { ...order, response: { ...kept, use } };
}

/** The order for another trigger: responses of the old one would not fit. */
export function withTrigger(order: StandingOrder, trigger: Trigger): StandingOrder {
  const { kinds: _kinds, ...rest } = order;
  return { ...rest, trigger, response: "pass" };
}

/** The numbers of a mob in the order of sacrifice: those named, then the others, highest first. */
export function completeOrder(wished: readonly number[], mobsters: readonly MobsterId[]): number[] {
  const numbers = mobsters.map(numberOf);
  const named = wished.filter((number) => numbers.includes(number));
  return [...named, ...numbers.filter((number) => !named.includes(number)).sort((a, b) => b - a)];
}

/** The stored settings; nothing stored is nothing ordered. */
export function settingsOf(stored: unknown): Settings {
  const { standingOrders = [], sacrificeOrder = [] } = (stored ?? {}) as Partial<Settings>;
  return { standingOrders, sacrificeOrder };
}
