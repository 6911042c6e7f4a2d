/** Preferences of each temperament, in points of the score of a card. */
export interface Temper {
  /** Contracts, the Hit, and the feuds. */
  readonly attack: number;
  /** Cards that begin or speed up a mob war, or end one in blood. */
  readonly war: number;
  /** Cards that bring its own people home. */
  readonly rescue: number;
  /** Cards that put others in somebody's place. */
  readonly trick: number;
}

export const EVEN: Temper = { attack: 0, war: 0, rescue: 0, trick: 0 };

export const TEMPERS = {
  gunman: { attack: 40, war: 50 },
  diplomat: { attack: -6, war: -12, rescue: 24 },
  fox: { trick: 40, rescue: 4 },
} satisfies Readonly<Record<string, Partial<Temper>>>;
