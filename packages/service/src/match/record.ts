/** What a record says about the match beside the kernel's own data: made here, read by the projections. */
import type { Outcome, Pace } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { canonicalJson } from "@consigliere/engine/json";
import type { Applied, Run } from "@consigliere/engine/kernel";
import type { Clock } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { SeatMode } from "@consigliere/engine/snapshot";
import type { Json } from "@consigliere/store/json";
import type { LogRecord, MatchRecord } from "@consigliere/store/matches";

/**
 * A decision that the match waits for, as far as everybody may know. `promptId`, `isStanding` and `hasAnswered` are
 * for the server alone.
 */
export interface AwaitedDecision {
  readonly seat: Seat;
  readonly promptId: string;
  readonly topic: string;
  readonly about: Json;
  readonly clock: Clock;
  /** ISO times: when it was asked, and when the fallback answer is given. */
  readonly since: string;
  readonly deadline: string;
  /** The seat's own standing answer is on its way. */
  readonly isStanding: boolean;
  /** It is asked of several seats at once, under seal. */
  readonly isSealed?: boolean;
  /** The seat has answered, in a window that hides who has. */
  readonly hasAnswered?: boolean;
}

/** A free action that a seat's orders will take, and since when. The server's alone. */
export type PromisedAction = Pick<AwaitedDecision, "seat" | "promptId" | "topic" | "about" | "since">;

/** Where a record left the match. */
export interface Standing {
  readonly awaited: readonly AwaitedDecision[];
  /** Absent: none. */
  readonly promised?: readonly PromisedAction[];
  readonly modes: readonly SeatMode[];
  readonly outcome: Outcome | null;
}

/** The opening of a match as an input: the kernel's own inputs come after it. */
export const BEGIN = { kind: "begin" } as const;
type RecordedInput = Input | typeof BEGIN;

/** Where the match stands after `record`. */
export function standingOf(record: Pick<LogRecord, "waiting">): Standing {
  return record.waiting as unknown as Standing;
}

/** The decisions that are still to be made. */
export function openDecisions({ awaited }: Standing): AwaitedDecision[] {
  return awaited.filter((decision) => decision.hasAnswered !== true);
}

/** The decisions that wait for the player of a seat: a bot and an order given in advance need none. */
export function decisionsOf(standing: Standing, seat: Seat): AwaitedDecision[] {
  if (standing.modes[seat] !== "player") return [];
  return openDecisions(standing).filter((decision) => decision.seat === seat && !decision.isStanding);
}

/** What stood before, with the clocks that it had. */
export type Clocked = PromisedAction & Partial<Pick<AwaitedDecision, "deadline">>;

/**
 * Where `run` stands. Decisions that stood before (`earlier`, the latest first) keep their clocks, and so do those
 * that come back because an answer was taken back.
 */
export function standingNow(run: Run, pace: Pace, earlier: readonly Clocked[], now: Date): Standing {
  const automatic = new Set(run.standing().map((answer) => answer.prompt));
  const awaited = run.asked().map(({ prompt, isSealed, hasAnswered }): AwaitedDecision => {
    const same = earlier.find((d) => d.promptId === prompt.id && d.seat === prompt.seat);
    const hours = prompt.clock === "turn" ? pace.turnHours : pace.windowHours;
    return {
      seat: prompt.seat,
      promptId: prompt.id,
      topic: prompt.topic,
      about: prompt.about,
      clock: prompt.clock,
      since: same?.since ?? now.toISOString(),
      deadline: same?.deadline ?? new Date(now.getTime() + hours * 3_600_000).toISOString(),
      isStanding: automatic.has(prompt.id),
      ...(isSealed ? { isSealed } : {}),
      ...(hasAnswered ? { hasAnswered } : {}),
    };
  });
  const promised = promisedNow(run, earlier, now);
  const modes = run.control.map((c) => c.mode);
  return { awaited, ...(promised.length > 0 ? { promised } : {}), modes, outcome: run.outcome };
}

/** The same action keeps its clock although what may be done with it changes, as a hand does. */
function promisedNow(run: Run, earlier: readonly Clocked[], now: Date): PromisedAction[] {
  return run.promised().map(({ seat, prompt, topic, about }) => {
    const occasion = canonicalJson([seat, topic, about]);
    const same = earlier.find((e) => canonicalJson([e.seat, e.topic, e.about]) === occasion);
    return { seat, promptId: prompt, topic, about, since: same?.since ?? now.toISOString() };
  });
}

/** Who entered an input, and under which id it must not be entered twice. */
export interface Entry {
  readonly input: RecordedInput;
  readonly answerId?: string;
  readonly userId?: string;
}

interface RecordSource {
  readonly matchId: string;
  readonly seq: number;
  readonly at: Date;
  readonly randomAt: number;
  readonly standing: Standing;
}

/** The record of an entry and what it led to. */
export function recordOf(entry: Entry, applied: Applied, run: Run, source: RecordSource): MatchRecord {
  return {
    matchId: source.matchId,
    seq: source.seq,
    at: source.at.toISOString(),
    rulesVersion: run.game.meta.version,
    input: entry.input as unknown as Json,
    events: applied.events as unknown as readonly Json[],
    draws: applied.draws.map(({ at, bound, value }) => [at, bound, value] as const),
    told: run.told as unknown as Json,
    waiting: source.standing as unknown as Json,
    randomAt: Math.max(source.randomAt, run.randomAt),
    ...(entry.answerId === undefined ? {} : { answerId: entry.answerId }),
    ...(entry.userId === undefined ? {} : { userId: entry.userId }),
    ...(applied.snapshot === null ? {} : { snapshot: applied.snapshot as unknown as Json }),
  };
}
