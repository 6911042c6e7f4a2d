/** Runs a match again from its records, and compares the results with the records. */

import { RefusedError, RulesError } from "@consigliere/engine/errors";
import { nothingTold } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import { canonicalJson } from "@consigliere/engine/json";
import type { Applied, MatchSetup, Run } from "@consigliere/engine/kernel";
import { type PlayedRecord, type ReplayFault, replayRecords } from "@consigliere/engine/replay-records";
import { type Snapshot, settingsAsRead } from "@consigliere/engine/snapshot";
import type { MatchRecord } from "@consigliere/service/match/contents";
import type { Position } from "@consigliere/service/match/position";
import { positionNow } from "@consigliere/service/match/record";

/** The parts of a record that may disagree. `broken`: the rules threw. */
export type RecordFault =
  | ReplayFault
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

/** A stored record as it is run again. */
interface Stored extends PlayedRecord {
  readonly stored: MatchRecord;
}

/** Stored records as they are run again. */
export function played(records: readonly MatchRecord[]): Stored[] {
  return records.map((stored) => ({
    seq: stored.seq,
    rules: stored.rulesVersion,
    input: stored.input,
    snapshot: stored.snapshot,
    stored,
  }));
}

/** Compares every record made by these rules with what they make of it now. Stops at the first difference. */
export function verifyRecords(
  game: Game,
  setup: MatchSetup,
  records: readonly MatchRecord[],
): RecordsVerdict {
  const counts = { agreed: 0, underOtherRules: 0, restarts: [] as number[] };
  let isCutOff = false;
  const steps = replayRecords<Stored, Difference<RecordFault>>({
    game,
    setup,
    records: played(records),
    unfinished: (index) => {
      const newest = records[index - 1];
      return { randomAt: newest?.randomAt ?? 0, told: newest?.told ?? nothingTold(setup.seatCount) };
    },
    next: ({ seq, input }) => void (input.kind === "restart" && counts.restarts.push(seq)),
    leaveOut: (_, why) => {
      isCutOff = why === "cut-off";
      counts.underOtherRules += 1;
    },
    compare: ({ seq, stored }, run, applied) => {
      const difference = compare(stored, { run, applied }, records[seq - 2]);
      counts.agreed += difference === null ? 1 : 0;
      return difference;
    },
  });
  let seq = 0;
  for (const { fault, error } of steps) {
    seq += 1;
    if (isCutOff)
      return { ...counts, difference: { seq, what: "snapshot", expected: "a state", found: null } };
    if (fault === null) continue;
    if (typeof fault === "object") return { ...counts, difference: fault };
    return { ...counts, difference: { seq, expected: null, ...named(fault, seq, error) } };
  }
  return { ...counts, difference: null };
}

/** The rest of a difference that is none between results. @throws the error if it is no refusal of the rules */
function named(fault: ReplayFault, seq: number, error: unknown) {
  if (error instanceof RefusedError) return { what: fault, found: error.code };
  if (error instanceof RulesError) return { what: "broken" as const, found: error.message };
  if (error !== undefined) throw error;
  return { what: fault, found: seq };
}

function compare(
  record: MatchRecord,
  { run, applied }: { readonly run: Run; readonly applied: Applied },
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
  const decisions = awaited.map(
    ({ seat, promptId, topic, about, clock, isStanding, isSealed, hasAnswered }) => {
      return { seat, promptId, topic, about, clock, isStanding, isSealed, hasAnswered };
    },
  );
  return { awaited: decisions, promised: promised.map(({ since, ...action }) => action), modes, outcome };
}
