/** Runs a match again from its records, and compares the results with the records. */

import { RefusedError, RulesError } from "@consigliere/engine/errors";
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { canonicalJson } from "@consigliere/engine/json";
import { type Applied, type MatchSetup, Run, type Saved, type Unfinished } from "@consigliere/engine/kernel";
import type { Snapshot } from "@consigliere/engine/snapshot";
import { settingsAsRead } from "@consigliere/engine/snapshot";
import type { MatchRecord } from "@consigliere/service/match/contents";
import { BEGIN, inputsOf, type Position, positionNow } from "@consigliere/service/match/record";

/** The parts of a record that may disagree. */
export type RecordFault =
  /** A number of the sequence is missing. */
  | "gap"
  /** The first record does not open the match, or a later one does. */
  | "opening"
  /** The rules refuse the input. */
  | "refused"
  /** The rules threw. */
  | "broken"
  | "events"
  | "told"
  | "snapshot"
  | "waiting"
  | "random-position";

/** The first difference. `expected` and `found` may contain hidden facts of the match. */
export interface Difference<What extends string = string> {
  readonly seq: number | null;
  readonly what: What;
  readonly expected: unknown;
  readonly found: unknown;
}

export interface RecordsVerdict {
  /** Records that were run again and agree. */
  readonly agreed: number;
  /** Records made by other rules. They cannot be run again, and are accepted as written. */
  readonly underOtherRules: number;
  /** Numbers of the records at which an unfinished step was asked again. */
  readonly restarts: readonly number[];
  readonly difference: Difference<RecordFault> | null;
}

/** Compares every record made by these rules with what they make of it now. Stops at the first difference. */
export function verifyRecords(
  game: Game,
  setup: MatchSetup,
  records: readonly MatchRecord[],
): RecordsVerdict {
  const counts = { agreed: 0, underOtherRules: 0, restarts: [] as number[] };
  let run: Run | null = null;
  for (const [index, record] of records.entries()) {
    const before = records.slice(0, index);
    const difference = inOrder(record, index);
    if (difference !== null) return { ...counts, difference };
    if (kindOf(record) === "restart") counts.restarts.push(record.seq);
    if (record.rulesVersion !== game.meta.version) {
      // Records under today's rules are resumed from their snapshot, as the house does it.
      run = null;
      counts.underOtherRules += 1;
      continue;
    }
    const again = runAgain(game, setup, { run, before, record });
    if ("difference" in again) return { ...counts, difference: again.difference };
    const differs = compare(record, again, before.at(-1));
    if (differs !== null) return { ...counts, difference: differs };
    run = again.run;
    counts.agreed += 1;
  }
  return { ...counts, difference: null };
}

const kindOf = (record: MatchRecord) => (record.input as { kind?: string } | null)?.kind;

function inOrder(record: MatchRecord, index: number): Difference<RecordFault> | null {
  if (record.seq !== index + 1) {
    return { seq: index + 1, what: "gap", expected: index + 1, found: record.seq };
  }
  const isBegin = kindOf(record) === BEGIN.kind;
  if (isBegin === (index === 0)) return null;
  return { seq: record.seq, what: "opening", expected: index === 0, found: isBegin };
}

interface Place {
  /** The match before the record; null if it must first be resumed from a snapshot. */
  readonly run: Run | null;
  readonly before: readonly MatchRecord[];
  readonly record: MatchRecord;
}

type Again = { readonly run: Run; readonly applied: Applied };

function runAgain(
  game: Game,
  setup: MatchSetup,
  { run, before, record }: Place,
): Again | { readonly difference: Difference<RecordFault> } {
  try {
    if (before.length === 0) {
      const begun = Run.begin(game, setup);
      return { run: begun.run, applied: begun.opening };
    }
    if (kindOf(record) === "restart") return Run.restart(game, setup, spent(before, record));
    const current = run ?? Run.resume(game, setup, savedIn(before));
    return { run: current, applied: current.apply(record.input as Input) };
  } catch (error) {
    if (error instanceof RefusedError) {
      return { difference: { seq: record.seq, what: "refused", expected: null, found: error.code } };
    }
    if (!(error instanceof RulesError)) throw error;
    return { difference: { seq: record.seq, what: "broken", expected: null, found: error.message } };
  }
}

/** The newest snapshot among `records`, and the inputs since then. */
export function savedIn(records: readonly MatchRecord[]): Saved {
  const at = records.findLastIndex((record) => record.snapshot !== undefined);
  return { snapshot: records[at]?.snapshot as Snapshot, inputs: inputsOf(records.slice(at + 1)) };
}

function spent(records: readonly MatchRecord[], restart: MatchRecord): Unfinished {
  const newest = records.at(-1);
  const told = newest?.told ?? { seats: [], spectator: 0 };
  const { from } = restart.input as { readonly from: string };
  return { ...savedIn(records), from, randomAt: newest?.randomAt ?? 0, told };
}

function compare(
  record: MatchRecord,
  { run, applied }: Again,
  previous: MatchRecord | undefined,
): Difference<RecordFault> | null {
  const randomAt = Math.max(previous?.randomAt ?? 0, run.randomAt);
  const snapshot = snapshotIn(record, run.game);
  const pairs: readonly [RecordFault, unknown, unknown][] = [
    ["events", applied.events, record.events],
    ["told", run.told, record.told],
    // Where no snapshot was kept, a step may end today: the results are the same.
    ["snapshot", snapshot && applied.snapshot, snapshot],
    ["waiting", timeless(record.waiting, run), timeless(record.waiting)],
    ["random-position", randomAt, record.randomAt],
  ];
  for (const [what, expected, found] of pairs) {
    if (canonicalJson(expected) !== canonicalJson(found)) return { seq: record.seq, what, expected, found };
  }
  return null;
}

/** The snapshot with its settings in today's form: older ones may be written differently. */
function snapshotIn(record: MatchRecord, game: Game): Snapshot | null {
  const snapshot = record.snapshot as Snapshot | undefined;
  return snapshot === undefined ? null : { ...snapshot, settings: settingsAsRead(game, snapshot) };
}

/**
 * The seats that are waited for, as recorded or in `run`. Leaves out times, which follow from the clock of that day,
 * and members that records of earlier versions lack.
 */
function timeless(recorded: Position, run?: Run): unknown {
  const pace = { turnHours: 0, windowHours: 0, autopilotAfter: 0 };
  const meta = { seats: [], houseRules: { visibility: "private" }, status: "playing" } as const;
  const timing = { meta, pace, earlier: [], now: new Date(0) };
  const { awaited, promised = [], modes, outcome } = run ? positionNow(run, timing) : recorded;
  const decisions = awaited.map(({ since, restarted, deadline, reserve, byRule, ...decision }) => decision);
  return { awaited: decisions, promised: promised.map(({ since, ...action }) => action), modes, outcome };
}
