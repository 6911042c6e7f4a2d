/** Whether the stored records of a match are consistent. If not, nobody can play on. */

import { keepsCommitment } from "@consigliere/engine/fairness";
import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import type { LoadedMatch, MatchRecord } from "./contents.ts";
import { headOf } from "./link.ts";

/** The part of a stored match that does not fit. */
export type Damage =
  /** The secret does not keep the commitment. */
  | "commitment"
  /** The newest records have no state from which to go on. */
  | "no-snapshot"
  /** A number of the sequence is missing. */
  | "gap"
  /** A record is not, or not rightly, linked to the one before. */
  | "link"
  /** A state is not the one that the chain names. */
  | "state"
  /** An answer does not fit the rules that recorded it. */
  | "misfit"
  /** An item cannot be read. */
  | "unreadable";

/** The first fault of `records`, which follow `before`, and its number; null: none. */
export function damageIn(
  { meta, secret }: Pick<LoadedMatch, "meta" | "secret">,
  records: readonly MatchRecord[],
  before?: MatchRecord,
): { readonly damage: "gap" | "link" | "state"; readonly seq: number } | null {
  let last = before;
  for (const record of records) {
    const { seq, link, snapshot } = record;
    if (last !== undefined && seq !== last.seq + 1) return { damage: "gap", seq };
    const state = snapshot === undefined ? undefined : fingerprint(snapshot);
    if (state !== link.state) return { damage: "state", seq };
    const isFirst = seq === 1 || last !== undefined;
    if (isFirst && headOf(record, last, meta, secret.salt) !== link.head) return { damage: "link", seq };
    last = record;
  }
  return null;
}

/** @throws Refusal `server/match-damaged` unless the parts of a loaded match fit together */
export function checkStored(context: Context, { meta, secret, tail, earlier }: LoadedMatch): void {
  if (!keepsCommitment(secret.secret, meta.commitment)) throw damaged(context, meta.id, "commitment");
  const [first] = tail;
  if (first === undefined) return;
  if (first.snapshot === undefined) throw damaged(context, meta.id, "no-snapshot", first.seq);
  const found = damageIn({ meta, secret }, tail, earlier.at(-1));
  if (found !== null) throw damaged(context, meta.id, found.damage, found.seq);
}

/** Reports that a match does not open, and where it is damaged. */
export function damaged(
  { report }: Context,
  matchId: string,
  damage: Damage,
  seq?: number,
  error?: unknown,
): Refusal {
  const where = { matchId, damage, ...(seq !== undefined && { seq }) };
  report({ what: "a match is damaged and does not open", where, ...(error !== undefined && { error }) });
  return new Refusal("server/match-damaged", { cause: error });
}

/** Whether a match did not open, which has been reported. To try again is no use. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Refusal && error.code === "server/match-damaged";
}
