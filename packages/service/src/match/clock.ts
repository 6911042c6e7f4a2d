/**
 * The clocks of decisions. The moment when one runs out follows from public facts: when the decision was asked and of
 * whom, what the match has agreed, when that player rests, and what was answered openly before.
 */
import { daysOff, type Rest, ranBetween, runOut, type Span } from "@consigliere/contract/rest";
import type { Pace } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import { houseRulesOf } from "./house-rules.ts";

const HOUR_MS = 3_600_000;

/** Stands in records where no clock runs. */
const NEVER = "9999-12-31T00:00:00.000Z";

/** The parts of a decision that its clock depends on. */
export interface Clocked {
  readonly seat: Seat;
  /** ISO times. */
  readonly since: string;
  readonly deadline: string;
  /** The time when its player got more time; absent: its clock has run since it was asked. */
  readonly restarted?: string;
}

const startOf = ({ since, restarted = since }: Clocked) => Date.parse(restarted);

export type Clocks = Pick<MatchMeta, "seats" | "houseRules" | "pauses">;

export function isPaused({ pauses = [] }: Pick<MatchMeta, "pauses">): boolean {
  const last = pauses.at(-1);
  return last !== undefined && last.until === undefined;
}

/** Whether a decision takes time from its player's reserve. Under seal this would reveal when somebody has answered. */
export function isBanked(
  meta: Pick<MatchMeta, "houseRules">,
  { clock, isSealed }: { readonly clock: Prompt["clock"]; readonly isSealed?: boolean },
): boolean {
  return houseRulesOf(meta).clock.kind === "bank" && clock === "turn" && isSealed !== true;
}

interface Asked {
  readonly seat: Seat;
  readonly clock: Prompt["clock"];
  readonly isSealed: boolean;
  /** Milliseconds left of the seat's reserve. */
  readonly reserve: number;
}

/**
 * The deadline of a decision that is asked now (ISO). Vacations and pauses are not in it, because they come and go; see
 * {@link deadlineOf}.
 */
export function firstDeadline(
  meta: Clocks,
  pace: Pace,
  { seat, clock, isSealed, reserve }: Asked,
  now: Date,
): string {
  const { kind, bonusHours } = houseRulesOf(meta).clock;
  if (kind === "none") return NEVER;
  const hours = clock === "turn" ? pace.turnHours : pace.windowHours;
  const runs = isBanked(meta, { clock, isSealed }) ? reserve + bonusHours * HOUR_MS : hours * HOUR_MS;
  return runsOut(meta, seat, now, runs);
}

/**
 * The time (ISO) when a clock runs out that starts now and has this many milliseconds, rests of its player left out.
 */
export function runsOut(meta: Clocks, seat: Seat, now: Date, runs: number): string {
  return new Date(runOut(restOf(meta, seat), now.getTime(), runs)).toISOString();
}

/** The total running time of a decision's clock, in milliseconds. */
export function runningTime(meta: Clocks, decision: Clocked): number {
  return ranBetween(restOf(meta, decision.seat), startOf(decision), Date.parse(decision.deadline));
}

/** The current deadline of a decision (ISO); null while no clock runs. */
export function deadlineOf(meta: Clocks, decision: Clocked): string | null {
  if (houseRulesOf(meta).clock.kind === "none" || isPaused(meta)) return null;
  return afterRunning(meta, decision, 1);
}

/** A player who was told within this number of milliseconds after being asked was told in time. */
const IN_TIME_MS = 900_000;
/**
 * The time of a decision counts from this many milliseconds after it was asked at the latest, even if its player has
 * not heard of it.
 */
const MOST_LATER_MS = 12 * HOUR_MS;

/**
 * The clock of a decision that its player has heard of only now, which starts again. It is as long as before, from now,
 * or from twelve hours of their clock after they were asked. Null if that is not later, or too little to matter.
 */
export function heardAt(
  meta: Clocks,
  decision: Clocked,
  now: Date,
): Required<Pick<Clocked, "restarted" | "deadline">> | null {
  const { seat, since } = decision;
  const rest = restOf(meta, seat);
  const stops = stopsOf(meta, seat);
  const latest = runOut(rest, Date.parse(since), MOST_LATER_MS, stops);
  const start = Math.min(latest, runningUntil(meta, now));
  if (ranBetween(rest, startOf(decision), start, stops) < IN_TIME_MS) return null;
  const restarted = new Date(start);
  return {
    restarted: restarted.toISOString(),
    deadline: runsOut(meta, seat, restarted, runningTime(meta, decision)),
  };
}

/** Now, or the beginning of the pause in which all clocks rest now. */
function runningUntil(meta: Clocks, now: Date): number {
  const pausedAt = isPaused(meta) ? Date.parse(meta.pauses?.at(-1)?.from ?? "") : now.getTime();
  return Math.min(now.getTime(), pausedAt);
}

/**
 * The time when this part of a decision's clock has run, 0 to 1 (ISO). Whatever else has changed, it never runs out
 * earlier.
 */
export function afterRunning(meta: Clocks, decision: Clocked, part: number): string {
  const { seat, deadline } = decision;
  const start = startOf(decision);
  const end = Date.parse(deadline);
  const stops = stopsOf(meta, seat).filter(([, until]) => until > start);
  const isStopped = stops.some(([from]) => from < end);
  if (!isStopped && part === 1) return deadline;
  const at = runOut(restOf(meta, seat), start, runningTime(meta, decision) * part, isStopped ? stops : []);
  return new Date(part === 1 ? Math.max(end, at) : at).toISOString();
}

/** The remaining milliseconds of a decision's clock. */
export function timeLeft(meta: Clocks, decision: Clocked, now: Date): number {
  const until = Date.parse(afterRunning(meta, decision, 1));
  const at = runningUntil(meta, now);
  if (until <= at) return 0;
  return ranBetween(restOf(meta, decision.seat), at, until, stopsOf(meta, decision.seat));
}

function restOf(meta: Clocks, seat: Seat): Rest {
  const { zone = "UTC", quiet = null } = meta.seats[seat]?.rest ?? {};
  return { zone, quiet, weekends: houseRulesOf(meta).clock.restsOnWeekends };
}

function stopsOf({ seats, pauses = [] }: Clocks, seat: Seat): Span[] {
  const { zone = "UTC", vacations } = seats[seat]?.rest ?? {};
  return [
    ...daysOff(zone, vacations),
    ...pauses.flatMap(({ from, until }): Span[] =>
      until === undefined ? [] : [[Date.parse(from), Date.parse(until)]],
    ),
  ];
}
