/** Runs the records of a match again: those of a proof, those that a server has stored, and those of a file. */

import type { Game } from "./game.ts";
import type { Beginning, Input } from "./input.ts";
import { type Applied, type MatchSetup, Run, type Saved, type Unfinished } from "./kernel.ts";
import type { Snapshot } from "./snapshot.ts";

export interface PlayedRecord {
  /** From 1 on. */
  readonly seq: number;
  /** Version of the rules that made it. */
  readonly rules: string;
  readonly input: Input | Beginning;
  /** The state, where it is kept. */
  readonly snapshot?: Snapshot | undefined;
}

/** Why a record is not run: other rules made it, or there is no state to go on from. */
export type LeftOut = "other-rules" | "cut-off";

export type ReplayFault =
  /** A number of the sequence is missing. */
  | "gap"
  /** The first record does not open the match, or a later one does. */
  | "opening"
  /** The unfinished step was asked again although the rules were the same. */
  | "needless-restart"
  /** The rules refuse the input, or cannot make sense of it. */
  | "refused";

/** The match, and what its caller notes and compares. Anything but null that is compared ends the replay. */
export interface Replay<Record extends PlayedRecord, Fault> {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly records: readonly Record[];
  /** A restart at this place goes on from here, besides the stored state. */
  unfinished(index: number): Pick<Unfinished, "randomAt" | "told">;
  /** A record whose place is right. */
  next?(record: Record): void;
  /** A record that is not run. */
  leaveOut?(record: Record, why: LeftOut): void;
  /** From this record on, the match is run from a stored state. */
  resumed?(record: Record): void;
  /** Looks at an input before it is entered. */
  check?(run: Run, record: Record): Fault | null;
  /** Compares the results with the record. */
  compare(record: Record, run: Run, applied: Applied): Fault | null;
}

/** A record that was done. A fault is in the last one. */
export interface ReplayedRecord<Record, Fault> {
  readonly record: Record;
  readonly fault: Fault | ReplayFault | null;
  /** The error of the rules, for `refused`. */
  readonly error?: unknown;
}

/** Runs record by record until the first fault. Records of other rules are only looked at for their order. */
export function* replayRecords<Record extends PlayedRecord, Fault>(
  replay: Replay<Record, Fault>,
): Generator<ReplayedRecord<Record, Fault>, void> {
  let run: Run | null = null;
  for (const [index, record] of replay.records.entries()) {
    let fault: Fault | ReplayFault | null = faultOfPlace(replay.records, index);
    let error: unknown;
    if (fault === null) {
      replay.next?.(record);
      try {
        const entered: Entered<Fault> | LeftOut = enter(replay, run, index);
        run = typeof entered === "string" ? null : entered.run;
        if (typeof entered === "string") replay.leaveOut?.(record, entered);
        else fault = entered.fault ?? replay.compare(record, entered.run, entered.applied as Applied);
      } catch (thrown) {
        fault = "refused";
        error = thrown;
      }
    }
    yield { record, fault, error };
    if (fault !== null) return;
  }
}

function faultOfPlace(records: readonly PlayedRecord[], index: number): ReplayFault | null {
  const { seq, input, rules } = records[index] as PlayedRecord;
  if (seq !== index + 1) return "gap";
  if ((input.kind === "begin") !== (index === 0)) return "opening";
  if (input.kind !== "restart") return null;
  const { from, to } = input;
  return records[index - 1]?.rules === rules || from === to || to !== rules ? "needless-restart" : null;
}

interface Entered<Fault> {
  readonly run: Run;
  /** Missing where the input is not entered. */
  readonly applied?: Applied;
  readonly fault?: Fault | null;
}

function enter<Record extends PlayedRecord, Fault>(
  replay: Replay<Record, Fault>,
  current: Run | null,
  index: number,
): Entered<Fault> | LeftOut {
  const { game, setup, records } = replay;
  const record = records[index] as Record;
  const { input, rules } = record;
  if (rules !== game.meta.version) return "other-rules";
  if (input.kind === "begin") {
    const { run, opening } = Run.begin(game, setup, input.corrections ?? []);
    return { run, applied: opening };
  }
  let run = current;
  if (run === null || input.kind === "restart") {
    const saved = savedBefore(records, index);
    if (saved === null) return "cut-off";
    if (input.kind === "restart")
      return Run.restart(game, setup, { ...saved, ...replay.unfinished(index), from: input.from });
    replay.resumed?.(record);
    run = Run.resume(game, setup, saved);
  }
  const fault = replay.check?.(run, record) ?? null;
  return fault === null ? { run, applied: run.apply(input) } : { run, fault };
}

/** The newest state among the first `count` records, and the inputs since then; null if there is none. */
export function savedBefore(records: readonly PlayedRecord[], count: number): Saved | null {
  const before = records.slice(0, count);
  const last = before.findLastIndex((record) => record.snapshot !== undefined);
  const snapshot = before[last]?.snapshot;
  return snapshot === undefined
    ? null
    : { snapshot, inputs: before.slice(last + 1).map((record) => record.input as Input) };
}
