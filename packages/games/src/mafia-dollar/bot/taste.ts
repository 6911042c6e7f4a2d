/** A bot's estimate of cards that pay off only in later turns, in thousands of dollars. */
export interface Taste {
  /** A warehouse in hand, by the number in play; beyond the last, as the last. */
  readonly warehouses: readonly number[];
  /** A dog in hand. */
  readonly dog: number;
  /** The amount that it adds for each racket it would guard. */
  readonly guarded: number;
}

/** By the rule of thumb (13, D2). */
export const PLAIN: Taste = { warehouses: [0, 45, 30, 12, 3], dog: 4, guarded: 2 };

/** As matches have shown: a warehouse is one order more in every turn, and robbers go where no dog is. */
export const KEEN: Taste = { warehouses: [0, 90, 75, 60, 50], dog: 30, guarded: 5 };
