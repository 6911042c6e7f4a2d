/** What a record says about the match beside the kernel's own data: made here, read by the projections. */
import type { Outcome, Pace } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import type { Applied, Run } from "@consigliere/engine/kernel";
import type { Clock } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { SeatMode } from "@consigliere/engine/snapshot";
import type { Json } from "@consigliere/store/json";
import type { LogRecord, MatchRecord } from "@consigliere/store/matches";

/** A decision that the match waits for. `promptId` and `isStanding` are for the server alone. */
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
}

/** Where a record left the match. */
export interface Standing {
  readonly awaited: readonly AwaitedDecision[];
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

/** Where `run` stands; decisions that stood before (`earlier`) keep their clocks. */
export function standingNow(run: Run, pace: Pace, earlier: readonly AwaitedDecision[], now: Date): Standing {
  const automatic = new Set(run.standing().map((answer) => answer.prompt));
  const awaited = run.awaited().map((prompt): AwaitedDecision => {
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
    };
  });
  return { awaited, modes: run.control.map((c) => c.mode), outcome: run.outcome };
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
    told: run.told as unknown as Json,
    waiting: source.standing as unknown as Json,
    randomAt: Math.max(source.randomAt, run.randomAt),
    ...(entry.answerId === undefined ? {} : { answerId: entry.answerId }),
    ...(entry.userId === undefined ? {} : { userId: entry.userId }),
    ...(applied.snapshot === null ? {} : { snapshot: applied.snapshot as unknown as Json }),
  };
}
