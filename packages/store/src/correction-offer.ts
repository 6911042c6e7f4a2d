/** A correction of the rules that came while a match was running, and what its players say to it. */
export interface CorrectionOffer {
  readonly name: string;
  /** ISO time when its players were asked. */
  readonly since: string;
  /** The seats whose players agree, and those whose players keep the old rules. */
  readonly agreed: readonly number[];
  readonly objected: readonly number[];
  /**
   * `accepted`: nobody can object any more, and a record makes the match go by it. `moot`: it can no longer matter here,
   * and nobody is asked. Absent: it is open.
   */
  readonly settled?: "accepted" | "moot";
}
