/** Parts of the table's stream that were given up after all retries. */
import type { Delivered } from "@consigliere/service/project/project-match";

/** One entry: records of the stream that nobody followed up. */
export interface StreamFailure {
  /** Names the entry as long as it is there. */
  readonly id: string;
  readonly reason: string;
  /** ISO time, where it is known. */
  readonly at: string | null;
  /** Where in the stream: `shard start..end`, or the sequence number of the record. */
  readonly place: string;
  /** How many records it is about. */
  readonly count: number;
  /** The records; null when the stream no longer has them. */
  records(): Promise<readonly Delivered[] | null>;
}

export interface FailureQueue {
  /** As it is named in sentences. */
  readonly label: string;
  /** Every entry, oldest first, left as it is. */
  list(): Promise<StreamFailure[]>;
  /**
   * Gives every entry to `settle`, oldest first, and takes out those for which it says true. Entries stay where
   * they are when the process ends half-way.
   */
  each(settle: (failure: StreamFailure) => Promise<boolean>): Promise<void>;
}

/** A queue that is not there. */
export const noFailures: FailureQueue = {
  label: "no failure queue",
  list: async () => [],
  each: async () => {},
};
