/**
 * The clocks of decisions. The moment when one runs out follows from public facts: when the decision was asked and of
 * whom, what the match has agreed, when that player rests, and what was answered openly before.
 */
import { isDeepStrictEqual } from "node:util";
import { daysOff, type Rest, ranBetween, runOut, type Span } from "@consigliere/contract/rest";
import type { Pace } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
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
  /** Milliseconds by which it was moved because its player changed when they rest; absent: none. */
  readonly followed?: number;
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
  const start = now.getTime();
  return new Date(runOut(restOf(meta, seat, start), start, runs)).toISOString();
}

/** The total running time of a decision's clock, in milliseconds. */
export function runningTime(meta: Clocks, decision: Clocked): number {
  const start = startOf(decision);
  return ranBetween(restOf(meta, decision.seat, start), start, Date.parse(decision.deadline));
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
  const rest = restOf(meta, seat, startOf(decision));
  const stops = stopsOf(meta, seat, rest);
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
  const rest = restOf(meta, seat, start);
  const stops = stopsOf(meta, seat, rest).filter(([, until]) => until > start);
  const isStopped = stops.some(([from]) => from < end);
  if (!isStopped && part === 1) return deadline;
  const at = runOut(rest, start, runningTime(meta, decision) * part, isStopped ? stops : []);
  return new Date(part === 1 ? Math.max(end, at) : at).toISOString();
}

/** The remaining milliseconds of a decision's clock. */
export function timeLeft(meta: Clocks, decision: Clocked, now: Date): number {
  const until = Date.parse(afterRunning(meta, decision, 1));
  const at = runningUntil(meta, now);
  if (until <= at) return 0;
  const rest = restOf(meta, decision.seat, startOf(decision));
  return ranBetween(rest, at, until, stopsOf(meta, decision.seat, rest));
}

/** A player's changes of zone and quiet hours move a decision by this many milliseconds and one rest at most. */
const MOST_FOLLOWED_MS = 24 * HOUR_MS;
/** Each of them counts as this much at least, so that they do not make records without end. */
const LEAST_FOLLOWED_MS = HOUR_MS;

/**
 * The clock of a decision whose player has changed when they rest since its clock started. The time that was left runs
 * by the new rest, so it does not run out in their new night. It is never earlier than it was. Null: nothing changes,
 * or they have moved it so far already that the rest before still counts.
 */
export function followedRest(
  meta: Clocks,
  decision: Clocked,
): Required<Pick<Clocked, "restarted" | "deadline" | "followed">> | null {
  const { seat, followed = 0 } = decision;
  const until = meta.seats[seat]?.restBefore?.until;
  const room = MOST_FOLLOWED_MS - followed;
  const isTimed = houseRulesOf(meta).clock.kind !== "none";
  if (until === undefined || !isTimed || room <= 0 || startOf(decision) >= Date.parse(until)) return null;
  const at = Date.parse(until);
  const pauses = meta.pauses?.filter(({ from }) => Date.parse(from) < at) ?? [];
  const then = { ...meta, pauses: pauses.map((pause) => ({ until, ...pause })) };
  const promised = Date.parse(afterRunning(then, decision, 1));
  if (promised <= at) return null;
  const left = timeLeft(then, decision, new Date(at));
  const rest = restOf(meta, seat, at);
  const stops = stopsOf(then, seat, rest);
  // Vacations and pauses count for themselves.
  const before = runOut(restOf(meta, seat, startOf(decision)), at, left);
  const kept = ranBetween(rest, at, promised, stops);
  const runs = Math.max(kept, Math.min(left, ranBetween(rest, at, before + room)));
  if (runOut(rest, at, runs, stops) === promised) return null;
  const deadline = runOut(rest, at, runs);
  return {
    restarted: until,
    deadline: new Date(deadline).toISOString(),
    followed: followed + Math.max(deadline - before, LEAST_FOLLOWED_MS),
  };
}

/** The seats of a running match after a change, each with the rest that it had before if that is what changed. */
export function withRestBefore(
  before: readonly SeatMeta[],
  after: readonly SeatMeta[],
  now: Date,
): readonly SeatMeta[] {
  return after.map((seat, at) => {
    const old = dailyRest(before[at]?.rest);
    if (isDeepStrictEqual(old, dailyRest(seat.rest))) return seat;
    return { ...seat, restBefore: { ...old, until: now.toISOString() } };
  });
}

function dailyRest({ zone = "UTC", quiet = null }: Partial<Omit<Rest, "weekends">> = {}) {
  return { zone, quiet };
}

/** The rest by which a clock runs that started then: the one from before a change, until the decision follows it. */
function restOf(meta: Clocks, seat: Seat, start: number): Rest {
  const { rest, restBefore } = meta.seats[seat] ?? {};
  const isBefore = restBefore !== undefined && start < Date.parse(restBefore.until);
  return { ...dailyRest(isBefore ? restBefore : rest), weekends: houseRulesOf(meta).clock.restsOnWeekends };
}

function stopsOf({ seats, pauses = [] }: Clocks, seat: Seat, { zone }: Rest): Span[] {
  return [
    ...daysOff(zone, seats[seat]?.rest?.vacations),
    ...pauses.flatMap(({ from, until }): Span[] =>
      until === undefined ? [] : [[Date.parse(from), Date.parse(until)]],
    ),
  ];
}
