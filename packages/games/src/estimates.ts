/** The length of a match, by simulation: `npm run estimate` writes these files. */

/** An average match of this many people, in which nobody leaves standing orders. */
export interface Estimate {
  readonly seats: number;
  /** How many times somebody is waited for, one after another. */
  readonly waits: number;
  /** The number of decisions of one player. */
  readonly asks: number;
  /**
   * Days among people in Tokyo, Berlin, San Francisco and New York. They have 24 and 12 hours for a decision, are
   * notified by the usual settings of the service, and look before work, at lunch and in the evening.
   */
  readonly days: number;
}

/** By set of rules: `days`, `book`, `quick`. */
export type Estimates = Readonly<Record<RuleSet, readonly Estimate[]>>;

/** The sets of rules that every game offers, the recommended one first. */
export const RULE_SETS = ["days", "book", "quick"] as const;
export type RuleSet = (typeof RULE_SETS)[number];
