/** The actor and the targets of an aim, by the names that the board uses: `data-site`, or `data-piece`. */
export interface Aim {
  /** Null: nobody. */
  readonly from: string | null;
  readonly at: readonly Aimed[];
}

export interface Aimed {
  readonly name: string;
  /** The owner; null: nobody. */
  readonly owner: number | null;
}

/** The face of the player in a seat. The seat's row has its own name. */
export const atSeat = (seat: number): string => `face-${seat}`;
