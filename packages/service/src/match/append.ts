/** Records that are written, and the table after them. */

import { RulesError } from "@consigliere/engine/errors";
import type { Applied } from "@consigliere/engine/kernel";
import type { MatchMeta, MatchSecret } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { isStoreError } from "../store-error.ts";
import type { LoadedMatch, MatchRecord } from "./contents.ts";
import { linked } from "./link.ts";
import type { OpenTable } from "./open-table.ts";
import type { Position } from "./position.ts";
import { type EarlierDecision, type Entry, positionNow, recordOf } from "./record.ts";
import { viewHashesOf } from "./view-hash.ts";

/** How often somebody else may be faster before the caller is told to try again later. */
export const TRIES = 6;

/** A table, and the record that must be written before it counts. */
export interface Opened {
  readonly table: OpenTable;
  readonly unwritten: MatchRecord | null;
}

/** The table after a record that the service itself makes and that is not written yet. */
export function movedOn(
  context: Context,
  loaded: LoadedMatch,
  { game, key, run }: Pick<OpenTable, "game" | "key" | "run">,
  { input, applied, randomAt }: Entry & { applied: Applied; randomAt: number },
): Opened {
  const { meta, secret, tail } = loaded;
  const newest = tail.at(-1);
  const before = newest?.waiting;
  const secrets = secretsOf(secret);
  const source = { newest, at: context.clock(), randomAt, before };
  const { record, position } = recordNow({ meta, game, run, ...secrets }, { input }, applied, source);
  const earlier = () => [...loaded.earlier, ...loaded.tail];
  const table = { meta, ...secrets, key, game, run, tail: [record], earlier, position };
  return { table, unwritten: record };
}

interface Moment {
  /** The record before; absent at its beginning. */
  readonly newest: MatchRecord | undefined;
  readonly at: Date;
  readonly randomAt: number;
  /** Decisions that stood before, with their clocks, the latest first. */
  readonly earlier?: readonly EarlierDecision[];
  /** The position before; absent at the beginning of the match. */
  readonly before?: Position | undefined;
}

/** The record of an input, and the match's position after it. */
export function recordNow(
  { meta, game, run, salt }: Pick<OpenTable, "meta" | "game" | "run" | "salt">,
  entry: Entry,
  applied: Applied,
  { newest, at, randomAt, earlier = [], before }: Moment,
): { readonly record: MatchRecord; readonly position: Position } {
  const position = positionNow(run, {
    meta,
    pace: game.meta.pace(game.meta.options.parse(meta.options)),
    earlier,
    before,
    now: at,
  });
  const seq = (newest?.seq ?? 0) + 1;
  const source = { matchId: meta.id, seq, at, randomAt, position };
  const viewHashes = viewHashesOf({ meta, game, run, position });
  const record = { ...recordOf(entry, applied, run, source), viewHashes };
  return { record: linked(record, newest, { meta, salt }), position };
}

export const secretsOf = ({ secret, salt }: MatchSecret): Pick<OpenTable, "secret" | "salt"> => ({
  secret,
  salt,
});

/** Writes a record that comes after `tail`; false if somebody else has written the one with that number. */
export async function isAppended(
  context: Context,
  record: MatchRecord,
  tail: readonly MatchRecord[] = [],
): Promise<boolean> {
  try {
    await context.store.matches.append(record, tail[0]);
    return true;
  } catch (error) {
    if (isStoreError(error, "store/sequence-taken")) return false;
    throw error;
  }
}

/**
 * Runs an action that may show that the rules are broken, and reports it if so. @throws Refusal `server/rules-broken`
 */
export function guarded<T>(context: Context, meta: MatchMeta, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw broken(context, meta, error);
  }
}

/**
 * Reports faults of rules; lets refusals pass. The report says only where to look: the data needed to repeat the fault
 * names cards, and is in the match's records.
 */
export function broken(context: Context, meta: MatchMeta, error: unknown): unknown {
  if (!(error instanceof RulesError)) return error;
  context.report({ what: error.code, where: { matchId: meta.id }, error });
  return new Refusal("server/rules-broken", { cause: error });
}
