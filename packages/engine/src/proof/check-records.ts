/** Runs the records of a proof again under the rules, and compares the results with the records. */
import { nothingTold } from "../event.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Game } from "../game.ts";
import type { Input } from "../input.ts";
import { canonicalJson } from "../json.ts";
import { type Applied, type MatchSetup, Run, type Unfinished } from "../kernel.ts";
import type { Snapshot } from "../snapshot.ts";
import { type Dealt, isOwn, isSubstituted, type SeatInput } from "./check-answers.ts";
import { type Finding, type FindingCode, finding } from "./finding.ts";
import type { Proof, ProofRecord } from "./proof.ts";

/** A message while a check runs: a finding, or the number of records done. */
export type CheckStep = { readonly found: Finding } | { readonly done: number; readonly of: number };

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
  for (const [index, { seq }] of proof.records.entries()) {
    const fault = again.next(index);
    yield { done: index + 1, of: proof.records.length };
    if (fault === null) continue;
    yield { found: finding(fault, { seq }) };
    return;
  }
  for (const found of again.conclude()) yield { found };
}

/** A match that is being run again, record by record. */
class Again {
  readonly #dealt: Dealt;
  readonly #setup: MatchSetup;
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
    this.#dealt = dealt;
    this.#setup = { seatCount: dealt.proof.joined.length, options, key: dealt.key };
  }

  get #records(): readonly ProofRecord[] {
    return this.#dealt.proof.records;
  }

  /** Runs the record at `index` again. Returns its fault, or null. */
  next(index: number): FindingCode | null {
    const record = this.#records[index] as ProofRecord;
    const isBegin = record.input?.kind === "begin";
    if (record.seq !== index + 1 || isBegin !== (index === 0)) return "records/out-of-order";
    if (record.input?.kind === "restart") {
      const { from, to } = record.input;
      const before = this.#records[index - 1]?.rules;
      if (before === record.rules || from === to || to !== record.rules) return "records/needless-restart";
      this.#findings.push(finding("records/restarted", { seq: record.seq, from, to }));
    }
    if (record.rules !== this.#dealt.game.meta.version) {
      this.#leaveOut(record);
      return null;
    }
    this.#closeLeftOut();
    try {
      return this.#runAgain(record, index);
    } catch {
      // The rules refuse it, or cannot make sense of it.
      return "records/refused";
    }
  }

  /** The findings when all records are done. */
  conclude(): Finding[] {
    this.#closeLeftOut();
    const { game } = this.#dealt;
    const all = [...this.#findings];
    if (this.#agreed > 0) {
      all.push(finding("records/agree", { records: this.#agreed, rules: game.meta.version }));
    }
    if (this.#byBots > 0) all.push(finding("bots/agree", { answers: this.#byBots }));
    return this.#run === null ? all : [...all, this.#outcome(this.#run)];
  }

  #outcome(run: Run): Finding {
    if (run.outcome === null) return finding("outcome/missing");
    const isSame = canonicalJson(run.outcome) === canonicalJson(this.#dealt.proof.outcome);
    return finding(isSame ? "outcome/agrees" : "outcome/differs");
  }

  #runAgain(record: ProofRecord, index: number): FindingCode | null {
    const applied = this.#enter(record, index);
    if (applied === null || typeof applied === "string") return applied;
    if (canonicalJson(applied.events) !== canonicalJson(record.events)) return "records/other-events";
    if (!isSameState(applied.snapshot, record.snapshot)) return "records/made-up-state";
    this.#compareState(applied.snapshot, record);
    const draws = applied.draws.map(({ at, bound, value }) => [at, bound, value]);
    if (canonicalJson(draws) !== canonicalJson(record.draws)) {
      return "records/other-draws";
    }
    this.#agreed += 1;
    return null;
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

  /** The result of the record; null if there is no state to continue from; a code if it must not be entered. */
  #enter(record: ProofRecord, index: number): Applied | FindingCode | null {
    const { game } = this.#dealt;
    const input = record.input as Input | { readonly kind: "begin" };
    if (input.kind === "begin") {
      const { run, opening } = Run.begin(game, this.#setup);
      this.#run = run;
      return opening;
    }
    if (this.#run === null || input.kind === "restart") {
      const saved = this.#savedBefore(index);
      if (saved === null) return this.#cutOff(record.seq);
      if (input.kind === "restart") {
        const { run, applied } = Run.restart(game, this.#setup, { ...saved, from: input.from });
        this.#run = run;
        return applied;
      }
      this.#findings.push(finding("records/resumed", { seq: record.seq }));
      this.#run = Run.resume(game, this.#setup, saved);
    }
    if (input.kind === "answer") {
      if (!isOwn(this.#dealt, this.#run, input)) return "records/other-answer";
      if (input.by === "bot") this.#byBots += 1;
    }
    if (input.kind !== "postpone") this.#note(this.#run, input, record.seq);
    return this.#run.apply(input);
  }

  #note(run: Run, input: SeatInput, seq: number): void {
    if (!isSubstituted(this.#dealt, run, input) || this.#substituted.has(input.seat)) return;
    this.#substituted.add(input.seat);
    this.#findings.push(finding("seats/substituted", { chair: input.seat + 1, seq }));
  }

  /** The state of the match before the record at `index`, by the newest stored state. */
  #savedBefore(index: number): Omit<Unfinished, "from"> | null {
    const before = this.#records.slice(0, index);
    const last = before.findLastIndex((record) => record.snapshot !== undefined);
    const snapshot = before[last]?.snapshot;
    if (snapshot === undefined) return null;
    const inputs = before.slice(last + 1).map((record) => record.input as Input);
    // Chance continues at the position of the next draw; `checkDraws` checks that this is the right one.
    const [next] = this.#records.slice(index).flatMap((record) => record.draws);
    return { snapshot, inputs, randomAt: next?.[0] ?? 0, told: nothingTold(this.#setup.seatCount) };
  }

  #cutOff(seq: number): null {
    if (!this.#isCutOff) this.#findings.push(finding("records/cut-off", { seq }));
    this.#isCutOff = true;
    return null;
  }

  #leaveOut({ seq, rules }: ProofRecord): void {
    this.#run = null;
    this.#isWhole = false;
    if (this.#leftOut?.rules !== rules) this.#closeLeftOut();
    this.#leftOut = { from: this.#leftOut?.from ?? seq, to: seq, rules };
  }

  #closeLeftOut(): void {
    if (this.#leftOut !== null) this.#findings.push(finding("records/other-rules", this.#leftOut));
    this.#leftOut = null;
  }
}

/** Whether a stored state is what the rules have made. The rest of a snapshot belongs to no version of the rules. */
function isSameState(made: Snapshot | null, stored: Snapshot | undefined): boolean {
  if (stored === undefined) return true;
  const partsOf = ({ rules, step, state, outcome }: Snapshot) => canonicalJson([rules, step, state, outcome]);
  return made !== null && partsOf(made) === partsOf(stored);
}
