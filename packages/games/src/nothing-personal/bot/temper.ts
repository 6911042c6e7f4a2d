/** Preferences of each temperament. */
export interface Temper {
  /** Respect that it takes a whack to be worth beyond what it brings. */
  readonly whack: number;
  /** Respect that it takes a move against the man above to be worth beyond what it brings. */
  readonly climb: number;
  /** Money and cards that an action brings, as a multiple of their worth. */
  readonly earn: number;
  /** Respect that a card in the hand is worth beyond the usual. */
  readonly keep: number;
  /** How readily it makes and takes deals. */
  readonly deal: number;
}

export const EVEN: Temper = { whack: 0, climb: 0, earn: 1, keep: 0, deal: 1 };

export const TEMPERS = {
  gunman: { whack: 2.5, climb: 0.5 },
  banker: { earn: 3, keep: 2 },
  diplomat: { deal: 2 },
} satisfies Readonly<Record<string, Partial<Temper>>>;
