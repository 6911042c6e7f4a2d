/** The entries given up after all retries: parts of the table's stream, and feedback about mail. */
export interface Failure {
  /** Names the entry as long as it is there. */
  readonly id: string;
  readonly reason: string;
  /** ISO time, where it is known. */
  readonly at: string | null;
  /**
   * Null: records of the stream that nobody followed up. Otherwise the bounces and complaints that nobody noted, as the
   * feedback function gets them; none if the entry is unreadable.
   */
  readonly feedback: readonly string[] | null;
}

export interface FailureQueue {
  /** Its name in sentences. */
  readonly label: string;
  /** Every entry, oldest first, without changing it. */
  list(): Promise<Failure[]>;
  /**
   * Gives every entry to `settle` and removes those for which it returns true. If the process ends halfway, the other
   * entries stay.
   */
  each(settle: (failure: Failure) => Promise<boolean>): Promise<void>;
}

/** A queue that is not there. */
export const noFailures: FailureQueue = {
  label: "no failure queue",
  list: async () => [],
  each: async () => {},
};
