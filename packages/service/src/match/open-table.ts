/** A match in memory: its rules, resumed from its records. */

import { matchKey } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import type { MatchSetup, Run } from "@consigliere/engine/kernel";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta, Revision } from "@consigliere/store/matches";
import type { MatchRecord, Membership } from "./contents.ts";
import type { Caller } from "./people.ts";
import type { Position } from "./position.ts";

export interface OpenTable {
  readonly meta: MatchMeta;
  /** Shown when the match is over. */
  readonly secret: string;
  /** The source of all chance. Secret. */
  readonly key: Uint8Array;
  /** Opens the chain over the records. Secret. */
  readonly salt: string;
  readonly game: Game;
  readonly run: Run;
  /** From the newest record with a snapshot on. */
  readonly tail: readonly MatchRecord[];
  /** The loaded records before the tail, ascending and without gaps. */
  readonly earlier: () => readonly MatchRecord[];
  readonly position: Position;
}

/** A table opened for somebody who asked. */
export interface CallersTable extends OpenTable {
  readonly caller: Caller;
  /** Their row, if they have one. */
  readonly membership: Membership | undefined;
  /** It is the table of a while ago: the caller must not notice anything newer. */
  readonly isLate?: true;
}

/** A table opened for the caller in a seat. */
export interface SeatsTable extends CallersTable {
  readonly seat: Seat;
}

/** The setup of a match that has started, for the kernel. */
export function setupOf(game: Game, meta: MatchMeta, secret: string): MatchSetup {
  return {
    seatCount: meta.seats.length,
    options: game.meta.options.parse(meta.options),
    key: matchKey(secret, meta.contributions ?? []),
  };
}

/** The sequence number of the newest record. */
export function seqOf(table: OpenTable): number {
  return newestOf(table.tail).seq;
}

/** Shows whether anything has changed since somebody looked. */
export function revisionIn({ meta, tail }: Pick<OpenTable, "meta" | "tail">): Revision {
  const { viewHashes } = newestOf(tail);
  return { ...(meta.shown && { shown: meta.shown }), ...(viewHashes && { viewHashes }) };
}

/** The newest record of a match that has started. */
export function newestOf(tail: readonly MatchRecord[]): MatchRecord {
  const newest = tail.at(-1);
  if (newest === undefined) throw new Error("a match that has started has a record");
  return newest;
}
