/** Preferences of each temperament, as multiples of its taste. */
export interface Temper {
  /** Hits, and weapons. */
  readonly hit: number;
  /** Robberies, and tools. */
  readonly rob: number;
  /** Warehouses and dogs. */
  readonly keep: number;
  /** How readily it trades. */
  readonly trade: number;
}

export const EVEN: Temper = { hit: 1, rob: 1, keep: 1, trade: 1 };

export const TEMPERS = {
  gunman: { hit: 1.5 },
  banker: { keep: 1.6, rob: 0.8 },
  fox: { rob: 1.9 },
  diplomat: { trade: 3 },
} satisfies Readonly<Record<string, Partial<Temper>>>;
