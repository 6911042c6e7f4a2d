/** Who aims at whom, by what stands on the board under these names: `data-site`, or `data-piece`. */
export interface Aim {
  /** Null: nobody does. */
  readonly from: string | null;
  readonly at: readonly Aimed[];
}

export interface Aimed {
  readonly name: string;
  /** Whose it is; null: nobody's. */
  readonly owner: number | null;
}

/** The face of whoever sits in a seat; the row of it has a name of its own. */
export const atSeat = (seat: number): string => `face-${seat}`;
