/** The entries given up after all retries: parts of the table's stream, and feedback about mail. */
import type { Delivered } from "@consigliere/service/follow-up/follow-match";

interface Failure {
  /** Names the entry as long as it is there. */
  readonly id: string;
  readonly reason: string;
  /** ISO time, where it is known. */
  readonly at: string | null;
}

/** One entry: records of the stream that nobody followed up. */
export interface StreamFailure extends Failure {
  /** The place in the stream: `shard start..end`, or the sequence number of the record. */
  readonly place: string;
  /** The number of its records. */
  readonly count: number;
  /** The records; null if the stream no longer has them. */
  records(): Promise<readonly Delivered[] | null>;
}

/** One entry: bounces or complaints that nobody noted. */
export interface FeedbackFailure extends Failure {
  /** The notifications as the feedback function gets them; null if the entry is unreadable. */
  readonly notifications: readonly string[] | null;
}

export interface FailureQueue<Kept extends Failure = StreamFailure> {
  /** Its name in sentences. */
  readonly label: string;
  /** Every entry, oldest first, without changing it. */
  list(): Promise<Kept[]>;
  /**
   * Gives every entry to `settle`, oldest first, and removes those for which it returns true. If the process ends
   * halfway, the other entries stay.
   */
  each(settle: (failure: Kept) => Promise<boolean>): Promise<void>;
}

/** A queue that is not there. */
export const noFailures: FailureQueue<never> = {
  label: "no failure queue",
  list: async () => [],
  each: async () => {},
};
