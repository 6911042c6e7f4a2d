/** How much waiting and asking a match takes, by simulation: `npm run estimate <game>` writes them. */

/** A match of so many seats among bots, on average. */
export interface Estimate {
  readonly seats: number;
  /** Times that somebody is waited for, one after another. */
  readonly waits: number;
  /** Decisions of one player. */
  readonly asks: number;
}

/** By set of rules: `days`, `book`, `quick`. */
export type Estimates = Readonly<Record<RuleSet, readonly Estimate[]>>;

/** The sets of rules that every game offers, the recommended first. */
export const RULE_SETS = ["days", "book", "quick"] as const;
export type RuleSet = (typeof RULE_SETS)[number];
