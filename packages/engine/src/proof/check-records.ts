/** Runs the records of a proof again under the rules, and compares the results with the records. */
import { nothingTold } from "../event.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Game } from "../game.ts";
import { canonicalJson } from "../json.ts";
import type { Applied, MatchSetup, Run } from "../kernel.ts";
import {
  type LeftOut,
  type PlayedRecord,
  type Replay,
  type ReplayFault,
  replayRecords,
} from "../replay-records.ts";
import type { Snapshot } from "../snapshot.ts";
import { type Dealt, isOwn, isSubstituted, type SeatInput } from "./check-answers.ts";
import { type Finding, type FindingCode, finding } from "./finding.ts";
import type { Proof, ProofRecord } from "./proof.ts";

/** A message while a check runs: a finding, or the number of records done. */
export type CheckStep = { readonly found: Finding } | { readonly done: number; readonly of: number };

const CODES: Readonly<Record<ReplayFault, FindingCode>> = {
  gap: "records/out-of-order",
  opening: "records/out-of-order",
  "needless-restart": "records/needless-restart",
  refused: "records/refused",
};

/** A record with the answers in it. */
type OpenRecord = ProofRecord & PlayedRecord;

/** Checks the players' actions and their results. Stops at the first record that does not fit. */
export function* checkRecords(game: Game, proof: Proof, key: Uint8Array): Generator<CheckStep, void> {
  if (proof.records.some(({ input, events }) => input === undefined || events === undefined)) {
    yield { found: finding("records/hidden") };
    return;
  }
  const options = game.meta.options.safeParse(proof.options);
  if (!options.success) {
    const place = (options.error.issues[0]?.path ?? []).map(String).join(".");
    yield { found: finding("options/illegal", { place }) };
    return;
  }
  const again = new Again({ game, proof, key }, options.data);
  let done = 0;
  for (const { record, fault } of replayRecords(again)) {
    done += 1;
    yield { done, of: proof.records.length };
    if (fault === null) continue;
    yield {
      found: finding(fault in CODES ? CODES[fault as ReplayFault] : (fault as FindingCode), {
        seq: record.seq,
      }),
    };
    return;
  }
  for (const found of again.conclude()) yield { found };
}

/** A match that is being run again, and the findings on the way. */
class Again implements Replay<OpenRecord, FindingCode> {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly records: readonly OpenRecord[];
  readonly #dealt: Dealt;
  readonly #findings: Finding[] = [];
  #run: Run | null = null;
  #agreed = 0;
  #byBots = 0;
  #leftOut: { readonly from: number; readonly to: number; readonly rules: string } | null = null;
  #isCutOff = false;
  /** Run again from the first record on, and each state is the one in the chain. */
  #isWhole = true;
  readonly #substituted = new Set<number>();

  constructor(dealt: Dealt, options: unknown) {
    const { game, proof, key } = dealt;
    this.#dealt = dealt;
    this.game = game;
    this.setup = { seatCount: proof.joined.length, options, key };
    this.records = proof.records as readonly OpenRecord[];
  }

  next({ seq, rules, input }: OpenRecord): void {
    if (input.kind === "restart")
      this.#findings.push(finding("records/restarted", { seq, from: input.from, to: input.to }));
    if (input.kind === "correct")
      for (const name of input.names) this.#findings.push(finding("records/corrected", { seq, name }));
    if (rules === this.game.meta.version) this.#closeLeftOut();
  }

  leaveOut({ seq, rules }: OpenRecord, why: LeftOut): void {
    this.#run = null;
    if (why === "cut-off") {
      if (!this.#isCutOff) this.#findings.push(finding("records/cut-off", { seq }));
      this.#isCutOff = true;
      return;
    }
    this.#isWhole = false;
    if (this.#leftOut?.rules !== rules) this.#closeLeftOut();
    this.#leftOut = { from: this.#leftOut?.from ?? seq, to: seq, rules };
  }

  resumed({ seq }: OpenRecord): void {
    this.#findings.push(finding("records/resumed", { seq }));
  }

  /** Chance continues at the position of the next draw; `checkDraws` checks that this is the right one. */
  unfinished(index: number) {
    const [next] = this.records.slice(index).flatMap((record) => record.draws);
    return { randomAt: next?.[0] ?? 0, told: nothingTold(this.setup.seatCount) };
  }

  check(run: Run, { input, seq }: OpenRecord): FindingCode | null {
    if (input.kind === "answer") {
      if (!isOwn(this.#dealt, run, input)) return "records/other-answer";
      if (input.by === "bot") this.#byBots += 1;
    }
    if ("seat" in input) this.#note(run, input, seq);
    return null;
  }

  compare(record: OpenRecord, run: Run, applied: Applied): FindingCode | null {
    this.#run = run;
    if (canonicalJson(applied.events) !== canonicalJson(record.events)) return "records/other-events";
    if (!isSameState(applied.snapshot, record.snapshot)) return "records/made-up-state";
    this.#compareState(applied.snapshot, record);
    const draws = applied.draws.map(({ at, bound, value }) => [at, bound, value]);
    if (canonicalJson(draws) !== canonicalJson(record.draws)) return "records/other-draws";
    this.#agreed += 1;
    return null;
  }

  /** The findings when all records are done. */
  conclude(): Finding[] {
    this.#closeLeftOut();
    const all = [...this.#findings];
    if (this.#agreed > 0) {
      all.push(finding("records/agree", { records: this.#agreed, rules: this.game.meta.version }));
    }
    if (this.#byBots > 0) all.push(finding("bots/agree", { answers: this.#byBots }));
    return this.#run === null ? all : [...all, this.#outcome(this.#run)];
  }

  #outcome(run: Run): Finding {
    if (run.outcome === null) return finding("outcome/missing");
    const isSame = canonicalJson(run.outcome) === canonicalJson(this.#dealt.proof.outcome);
    return finding(isSame ? "outcome/agrees" : "outcome/differs");
  }

  /**
   * Another state with the same results: made up, or written by another version of the program in another form. After
   * other rules it cannot be compared.
   */
  #compareState(made: Snapshot | null, { seq, state }: ProofRecord): void {
    if (!this.#isWhole || this.#dealt.proof.salt === undefined) return;
    if (state === (made === null ? undefined : fingerprint(made))) return;
    this.#isWhole = false;
    this.#findings.push(finding("records/other-state", { seq }));
  }

  #note(run: Run, input: SeatInput, seq: number): void {
    if (!isSubstituted(this.#dealt, run, input) || this.#substituted.has(input.seat)) return;
    this.#substituted.add(input.seat);
    this.#findings.push(finding("seats/substituted", { chair: input.seat + 1, seq }));
  }

  #closeLeftOut(): void {
    if (this.#leftOut !== null) this.#findings.push(finding("records/other-rules", this.#leftOut));
    this.#leftOut = null;
  }
}

/** Whether a stored state equals that of the rules. The rest of a snapshot belongs to no version of the rules. */
function isSameState(made: Snapshot | null, stored: Snapshot | undefined): boolean {
  if (stored === undefined) return true;
  const partsOf = ({ rules, step, state, outcome }: Snapshot) => canonicalJson([rules, step, state, outcome]);
  return made !== null && partsOf(made) === partsOf(stored);
}
