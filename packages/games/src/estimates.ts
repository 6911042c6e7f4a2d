/** How long a match takes, by simulation: `npm run estimate` writes them. */

/** A match of so many people, on average, in which nobody leaves standing orders. */
export interface Estimate {
  readonly seats: number;
  /** Times that somebody is waited for, one after another. */
  readonly waits: number;
  /** Decisions of one player. */
  readonly asks: number;
  /**
   * Days among people in Tokyo, Berlin, San Francisco and New York who have 24 and 12 hours for a decision, are told as the
   * house tells by its usual settings, and look before work, at lunch and in the evening.
   */
  readonly days: number;
}

/** By set of rules: `days`, `book`, `quick`. */
export type Estimates = Readonly<Record<RuleSet, readonly Estimate[]>>;

/** The sets of rules that every game offers, the recommended first. */
export const RULE_SETS = ["days", "book", "quick"] as const;
export type RuleSet = (typeof RULE_SETS)[number];
