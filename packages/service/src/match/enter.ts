/** Moves a match on: an input becomes a record. */

import { RefusedError } from "@consigliere/engine/errors";
import type { Input } from "@consigliere/engine/input";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { guarded, isAppended, recordNow, TRIES } from "./append.ts";
import type { MatchRecord } from "./contents.ts";
import { forgetTable, keepTable } from "./kept-tables.ts";
import { openTable } from "./load.ts";
import { newestOf, type OpenTable } from "./open-table.ts";
import type { AwaitedDecision } from "./position.ts";
import type { EarlierDecision, Entry } from "./record.ts";

/** As many as are read with the end of a match. */
const MOST_EARLIER = 5;

/** An entry, and how it resets the clocks of earlier decisions. */
export interface TableEntry extends Entry {
  readonly input: Input;
  readonly clocks?: (awaited: readonly AwaitedDecision[]) => readonly AwaitedDecision[];
  /**
   * Makes the input again for a table on which somebody was faster (null: no input). Without it, the input stays the
   * same.
   */
  readonly anew?: (table: OpenTable) => Input | null;
}

/**
 * Enters an input and writes its record. If somebody was faster, retries on the current table. An answer id that is
 * already on record changes nothing.
 * @throws RefusedError when the rules refuse it, Refusal `match/busy`, `server/rules-broken`
 */
export async function enter(context: Context, table: OpenTable, entry: TableEntry): Promise<OpenTable> {
  let current = table;
  for (let tries = 0; tries < TRIES; tries++) {
    if (isOnRecord(current, entry)) return current;
    const input = tries === 0 || entry.anew === undefined ? entry.input : entry.anew(current);
    if (input === null) throw new RefusedError("match/stale-prompt");
    const at = context.clock();
    const { run, meta } = current;
    run.check(input);
    const ordered = input.kind === "answer" ? run.ordered(input) : null;
    forgetTable(current);
    const applied = guarded(context, meta, () => run.apply(input));
    const newest = newestOf(current.tail);
    const earlier = entry.clocks?.(current.position.awaited) ?? clocksIn(current.tail);
    const source = { newest, at, randomAt: newest.randomAt, earlier, before: current.position };
    const { record, position } = recordNow(current, { ...entry, input, ordered }, applied, source);
    if (await isAppended(context, record, current.tail)) {
      if (input.kind === "answer") context.measure("AnswerEntered");
      const entered = { ...current, ...recordsAfter(current, record), position };
      keepTable(context, entered);
      return entered;
    }
    current = await openTable(context, meta.id);
  }
  throw new Refusal("match/busy");
}

/** Those of the step, and a few before them. */
function recordsAfter(
  { tail, earlier }: OpenTable,
  record: MatchRecord,
): Pick<OpenTable, "tail" | "earlier"> {
  if (record.snapshot === undefined) return { tail: [...tail, record], earlier };
  const before = [...earlier(), ...tail].slice(-MOST_EARLIER);
  return { tail: [record], earlier: () => before };
}

/**
 * The decisions of the running step with their clocks, the latest first, because one that was made may be taken back.
 */
function clocksIn(tail: readonly MatchRecord[]): EarlierDecision[] {
  return tail
    .toReversed()
    .map(({ waiting }) => waiting)
    .flatMap(({ awaited, promised = [] }) => [...awaited, ...promised]);
}

/** @throws Refusal `match/answer-id-reused` when somebody else used the id. */
function isOnRecord(table: OpenTable, entry: Entry): boolean {
  if (entry.answerId === undefined) return false;
  const same = table.tail.find((record) => record.answerId === entry.answerId);
  if (same !== undefined && same.userId !== entry.userId) throw new Refusal("match/answer-id-reused");
  return same !== undefined;
}
