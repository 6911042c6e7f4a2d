/** The part of a record that is not the kernel's own data: made here, read by the projections. */
import type { Pace } from "@consigliere/engine/game";
import type { AnswerInput, Input } from "@consigliere/engine/input";
import { canonicalJson, copyJson } from "@consigliere/engine/json";
import type { Applied, Run } from "@consigliere/engine/kernel";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Snapshot } from "@consigliere/engine/snapshot";
import type { Ordered } from "@consigliere/engine/standing-orders";
import { type Clocks, firstDeadline, isBanked, timeLeft } from "./clock.ts";
import type { LogRecord, MatchRecord } from "./contents.ts";
import { houseRulesOf } from "./house-rules.ts";
import type { AwaitedDecision, Position, PromisedAction, RecordedInput } from "./position.ts";

/** The inputs of records after the opening. */
export function inputsOf(records: readonly Pick<LogRecord, "input">[]): Input[] {
  return records.flatMap(({ input }) => (input.kind === "begin" ? [] : [input]));
}

/** The corrections by which a match that a record opens goes from the start. */
export function correctionsAt({ input }: Pick<LogRecord, "input">): readonly string[] {
  return (input.kind === "begin" && input.corrections) || [];
}

/** The answer that made a record; null: something else did. */
export function answerIn({ input }: Pick<LogRecord, "input">): AnswerInput | null {
  return input.kind === "answer" ? input : null;
}

/** The state from which later records can be run. @throws Error for a record without one */
export function snapshotIn(record: Pick<MatchRecord, "snapshot"> | undefined): Snapshot {
  if (record?.snapshot === undefined) throw new Error("the record has no snapshot");
  return record.snapshot;
}

/** The decisions that are still to be made. */
export function openDecisions({ awaited }: Position): AwaitedDecision[] {
  return awaited.filter((decision) => decision.hasAnswered !== true);
}

/** The decisions that wait for the player of a seat. Bots and standing answers need no player. */
export function decisionsOf(position: Position, seat: Seat): AwaitedDecision[] {
  if (position.modes[seat] !== "player") return [];
  return openDecisions(position).filter((decision) => decision.seat === seat && !decision.isStanding);
}

/** A decision that the match waited for before, with its clocks. */
export type EarlierDecision = PromisedAction &
  Partial<Pick<AwaitedDecision, "deadline" | "reserve" | "restarted" | "followed">>;

/** The basis of the clocks. */
export interface Timing {
  readonly meta: Clocks;
  readonly pace: Pace;
  /** Decisions that stood before, the latest first. */
  readonly earlier: readonly EarlierDecision[];
  /** The position before; absent at the beginning of the match. */
  readonly before?: Position | undefined;
  readonly now: Date;
}

/**
 * The position of `run`. Decisions that were open before keep their clocks. So do those that come back because an
 * answer was taken back.
 */
export function positionNow(run: Run, timing: Timing): Position {
  const { meta, pace, earlier, now } = timing;
  const questions = run.questions().filter(({ isOpenlyAwaited }) => isOpenlyAwaited);
  const asked = questions.map((question) => {
    const { id, seat } = question;
    return { question, same: earlier.find((d) => d.promptId === id && d.seat === seat) };
  });
  const reserves = reservesNow(timing, asked);
  const awaited = asked.map(({ question, same }): AwaitedDecision => {
    const { id: promptId, seat, topic, about, clock, asking } = question;
    const isSealed = question.window.mode === "all";
    const reserve = reserves?.[seat] ?? 0;
    return {
      seat,
      promptId,
      topic,
      about,
      clock,
      since: same?.since ?? now.toISOString(),
      deadline: same?.deadline ?? firstDeadline(meta, pace, { seat, clock, isSealed, reserve }, now),
      ...(same?.restarted !== undefined && { restarted: same.restarted }),
      ...(same?.followed !== undefined && { followed: same.followed }),
      ...(isBanked(meta, { clock, isSealed }) ? { reserve } : {}),
      isStanding: question.isAwaited && question.standing !== null,
      ...(isSealed ? { isSealed } : {}),
      ...(question.hasAnswered ? { hasAnswered: true } : {}),
      ...(asking.byRule === true ? { byRule: true } : {}),
    };
  });
  const promised = promisedNow(run, earlier, now);
  const modes = run.control.map((c) => c.mode);
  return {
    awaited,
    ...(promised.length > 0 ? { promised } : {}),
    modes,
    ...(reserves === null ? {} : { reserves }),
    ...(run.corrections.length > 0 && { corrections: run.corrections }),
    outcome: run.outcome,
  };
}

/** The remaining reserves. An answer that is taken back returns its time. Null: none. */
function reservesNow(
  { meta, before, now }: Timing,
  asked: readonly {
    readonly question: Pick<Prompt, "id" | "seat">;
    readonly same: EarlierDecision | undefined;
  }[],
): readonly number[] | null {
  const { kind, reserveHours } = houseRulesOf(meta).clock;
  if (kind !== "bank") return null;
  return meta.seats.map((_, seat) => {
    const mine = asked.filter(({ question }) => question.seat === seat);
    const again = mine.find(({ same }) => same?.reserve !== undefined)?.same?.reserve;
    if (again !== undefined) return again;
    const left = before?.reserves?.[seat] ?? reserveHours * 3_600_000;
    const made = before?.awaited.filter((d) => d.seat === seat && d.reserve !== undefined) ?? [];
    const isAsked = ({ promptId }: AwaitedDecision) => mine.some(({ question }) => question.id === promptId);
    return Math.min(left, ...made.filter((d) => !isAsked(d)).map((d) => timeLeft(meta, d, now)));
  });
}

/** The same action keeps its clock even if its options change, as a hand does. */
function promisedNow(run: Run, earlier: readonly EarlierDecision[], now: Date): PromisedAction[] {
  const promised = run.questions().filter(({ optional, standing }) => optional && standing !== null);
  return promised.map(({ seat, id: promptId, topic, about }) => {
    const occasion = canonicalJson([seat, topic, about]);
    const same = earlier.find((e) => canonicalJson([e.seat, e.topic, e.about]) === occasion);
    return { seat, promptId, topic, about, since: same?.since ?? now.toISOString() };
  });
}

/** The giver of an input, and the id under which it must not be entered twice. */
export interface Entry {
  readonly input: RecordedInput;
  readonly answerId?: string;
  readonly userId?: string;
  /** The part of the seat's orders in its answer; null: none. */
  readonly ordered?: Ordered | null;
}

interface RecordSource {
  readonly matchId: string;
  readonly seq: number;
  readonly at: Date;
  readonly randomAt: number;
  readonly position: Position;
}

/** The record of an entry and its results, before it is linked to the one before. */
export function recordOf(
  entry: Entry,
  applied: Applied,
  run: Run,
  source: RecordSource,
): Omit<MatchRecord, "viewHashes" | "link"> {
  return {
    matchId: source.matchId,
    seq: source.seq,
    at: source.at.toISOString(),
    rulesVersion: run.game.meta.version,
    input: entry.input,
    events: applied.events,
    draws: applied.draws.map(({ at, bound, value }) => [at, bound, value] as const),
    told: run.told,
    // Rules may name a part of their state in it, which changes.
    waiting: copyJson(source.position),
    randomAt: Math.max(source.randomAt, run.randomAt),
    ...(entry.ordered == null ? {} : { ordered: copyJson(entry.ordered) }),
    ...(entry.answerId === undefined ? {} : { answerId: entry.answerId }),
    ...(entry.userId === undefined ? {} : { userId: entry.userId }),
    ...(applied.snapshot === null ? {} : { snapshot: applied.snapshot }),
  };
}
