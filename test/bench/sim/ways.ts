/** The ways of playing: the rules, the standing orders that the form proposes, and a plan left after every answer. */
export const WAYS = [
  { name: "by the book", ruleSet: "book", hasOrders: false, plans: false },
  { name: "over days", ruleSet: "days", hasOrders: false, plans: false },
  { name: "over days, with orders", ruleSet: "days", hasOrders: true, plans: false },
  { name: "over days, with orders and plans", ruleSet: "days", hasOrders: true, plans: true },
  { name: "quick, with orders", ruleSet: "quick", hasOrders: true, plans: false },
] as const;
export type Way = Pick<(typeof WAYS)[number], "ruleSet" | "hasOrders" | "plans">;

/** The number of matches for each way: ten, unless `PACE_MATCHES` says otherwise. */
export const MATCHES = Number(process.env["PACE_MATCHES"] ?? 10);

/** The figures of one match. */
export interface Figures {
  readonly days: number;
  /** How often somebody came to the table and found a decision to make. */
  readonly visits: number;
  /** Decisions on the clock of a turn that somebody took, by hand or by an order, after another had been heard. */
  readonly ownTurns: number;
  readonly answers: number;
  readonly byTheClock: number;
  readonly byTheClockAsleep: number;
  /** Messages on each day on which somebody got any. One message may tell several things. */
  readonly messages: readonly number[];
}

declare module "vitest" {
  interface TaskMeta {
    pace?: { readonly game: string; readonly way: string; readonly figures: Figures };
  }
}
