import type { RawItem } from "./backup.ts";
import type { LogRecord, MatchMeta } from "./matches.ts";
import type { Membership } from "./memberships.ts";

/** One match out of a backup. */
export interface MatchCopy {
  readonly meta: MatchMeta;
  /** Null when it had not begun. */
  readonly newest: LogRecord | null;
  /** The rows on dashboards, with what their owners had seen and been told. */
  readonly rows: readonly Membership[];
  /** Its secret and its records. */
  readonly play: readonly RawItem[];
  /** The match itself and its invitation. */
  readonly frame: readonly RawItem[];
}

/** Puts single matches of a backup back into the table. */
export interface MatchCopies {
  /** The match with this id among the items of a backup; undefined if there is none. */
  find(matchId: string, items: AsyncIterable<RawItem>): Promise<MatchCopy | undefined>;
  /** The number of the match's records in the table that the copy lacks, or has in another version. */
  countLost(copy: MatchCopy): Promise<number>;
  /**
   * Makes the table contain the secret and the records of the copy, and no other records of the match. Nobody may play
   * it meanwhile. After a failure, do it again.
   */
  putPlay(copy: MatchCopy): Promise<void>;
  /** Writes the match itself and its invitation as they were, for a match that the table has lost. */
  putFrame(copy: MatchCopy): Promise<void>;
}
